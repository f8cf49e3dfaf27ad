import type { IsoDay } from './day.ts';
import type { Interest, InterestRule } from './interest.ts';
import { getInterest, getPrincipalOn } from './interest.ts';
import type { Loan } from './loan.ts';
import { readDebt } from './loan.ts';
import type { ScheduleRow } from './loan-schedule.ts';
import type { Result } from './result.ts';
import { known, missing } from './result.ts';
import type { Satang } from './rounding.ts';

/** What ends a loan on a day: the principal of that day, the interest up to it, and what was unpaid before. */
export type Payoff = { total: Satang; principal: Satang; interest: Interest; arrear: Satang };

const NOTHING: Payoff = {
  total: 0n,
  principal: 0n,
  interest: { amount: 0n, days: 0, parts: [] },
  arrear: 0n,
};

/**
 * What ends a loan on a day; nothing for one that is moved or closed. `missing` names `balance`, `day` or
 * `rate`; `impossible` is `before-last-payment`, for a day up to which interest is already paid. Throws
 * RangeError for a text that is no day or no rate, and for two rates from one day.
 */
export function getPayoff(loan: Loan, rule: InterestRule, day: IsoDay): Result<Payoff> {
  const { standing, arrear, rates } = loan;
  if (standing.kind === 'moved' || standing.kind === 'closed') return known(NOTHING);
  const debt = readDebt(loan);
  if (Array.isArray(debt)) return missing(...debt);
  const { balance, interestPaidTo: from, changes } = debt;
  if (balance === 0n && changes.length === 0) return known({ ...NOTHING, total: arrear, arrear });
  const interest = getInterest({ balance, changes, from, to: day, rates }, rule);
  if (interest.status !== 'known') return interest;
  const principal = getPrincipalOn({ balance, changes }, day);
  const total = principal + interest.value.amount + arrear;
  return known({ total, principal, interest: interest.value, arrear });
}

/** A loan once the first rows of its schedule are paid. */
export function applyPayments(loan: Loan, rows: readonly ScheduleRow[]): Loan {
  const last = rows.at(-1);
  if (!last) return loan;
  const lastPeriod = rows.findLast(({ period }) => period !== null)?.period ?? loan.lastPeriod;
  const changes = loan.changes?.filter(({ day }) => day > last.day);
  return {
    ...loan,
    balance: last.balance,
    interestPaidTo: last.day,
    changes,
    arrear: last.unpaid,
    lastPeriod,
  };
}
