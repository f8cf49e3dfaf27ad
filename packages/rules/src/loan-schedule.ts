import type { IsoDay } from './day.ts';
import { accrue, type PrincipalChange, WEIGHT_UNIT } from './interest.ts';
import type { Debt, Instalment, Loan, LoanRule } from './loan.ts';
import { readDebt } from './loan.ts';
import { payDaysFrom } from './pay-day.ts';
import type { ReadRate } from './rate.ts';
import { readRates } from './rate.ts';
import type { Result } from './result.ts';
import { impossible, known, missing } from './result.ts';
import type { Satang } from './rounding.ts';
import { roundFraction, smaller, sum } from './rounding.ts';

/** One payment. `period` is null for a payment that is not an instalment. */
export type ScheduleRow = {
  period: number | null;
  day: IsoDay;
  /** Days of interest. */
  days: number;
  interest: Satang;
  principal: Satang;
  total: Satang;
  /** Principal owed afterwards. */
  balance: Satang;
  /** Interest owed afterwards, which the payment did not cover. */
  unpaid: Satang;
};

/**
 * `lastDay` is null if nothing is left to pay; `unused` is the part of an extra payment that was not needed.
 */
export type Schedule = {
  rows: readonly ScheduleRow[];
  lastDay: IsoDay | null;
  interest: Satang;
  principal: Satang;
  unused: Satang;
};

/**
 * A payment besides the instalments: the same amount with each one, from a day on where one is
 * given, or once. Interest is paid first.
 */
export type ExtraPayment =
  | { kind: 'monthly'; amount: Satang; from?: IsoDay | undefined }
  | { kind: 'once'; amount: Satang; day: IsoDay };

export type ScheduleOptions = {
  /** The first day that an instalment may fall on; usually today. */
  from: IsoDay;
  extra?: ExtraPayment | undefined;
};

/** A hundred years of pay days: a loan that is not repaid by then counts as never repaid. */
const MAX_PAY_DAYS = 1_200;

/**
 * The payments that are still to come. Interest is counted by days on the declining balance; the
 * last instalment pays what is left, so the balance ends at zero. `missing` names `balance`, `day`,
 * `instalment` or `rate`. `impossible` is `never-repaid` (the instalment does not cover the
 * interest) or `before-last-payment` (the extra payment is dated before the day up to which
 * interest is paid). Throws RangeError for a negative extra payment, for a text that is no day or
 * no rate, and for two rates from one day.
 */
export function getSchedule(loan: Loan, rule: LoanRule, options: ScheduleOptions): Result<Schedule> {
  const { standing, instalment, arrear } = loan;
  const { extra } = options;
  if (extra && extra.amount < 0n) throw new RangeError(`A payment is not negative: ${extra.amount}.`);
  const unused = extra?.kind === 'once' ? extra.amount : 0n;
  if (standing.kind === 'moved' || standing.kind === 'closed') return known(summarise([], unused));
  const debt = readDebt(loan);
  if (!Array.isArray(debt) && debt.balance === 0n && debt.changes.length === 0 && arrear === 0n)
    return known(summarise([], unused));
  const facts = Array.isArray(debt) ? debt : [];
  if (instalment === null || instalment.amount <= 0n) facts.push({ fact: 'instalment' });
  if (standing.kind === 'suspended' && standing.until === null) facts.push({ fact: 'day' });
  if (Array.isArray(debt) || instalment === null || facts.length > 0) return missing(...facts);
  if (extra?.kind === 'once' && extra.day < debt.interestPaidTo) return impossible('before-last-payment');
  return new Repayment({ ...loan, instalment }, debt, rule).run(options);
}

function summarise(rows: readonly ScheduleRow[], unused: Satang): Schedule {
  return {
    rows,
    lastDay: rows.at(-1)?.day ?? null,
    interest: sum(rows.map(({ interest }) => interest)),
    principal: sum(rows.map(({ principal }) => principal)),
    unused,
  };
}

type PaidLoan = Loan & { instalment: Instalment };

/** A debt while it is paid back. */
class Repayment {
  readonly #loan: PaidLoan;
  readonly #rule: LoanRule;
  readonly #rates: readonly ReadRate[];
  readonly #rows: ScheduleRow[] = [];
  readonly #changes: readonly PrincipalChange[];
  #balance: Satang;
  #interestPaidTo: IsoDay;
  /** Interest that an earlier payment did not cover. */
  #unpaid: Satang;
  #period: number;

  constructor(loan: PaidLoan, debt: Debt, rule: LoanRule) {
    this.#loan = loan;
    this.#rule = rule;
    this.#rates = readRates(loan.rates);
    this.#balance = debt.balance;
    this.#changes = debt.changes;
    this.#interestPaidTo = debt.interestPaidTo;
    this.#unpaid = loan.arrear;
    this.#period = loan.lastPeriod;
  }

  run({ from, extra }: ScheduleOptions): Result<Schedule> {
    const monthly = extra?.kind === 'monthly' ? extra : null;
    let once = extra?.kind === 'once' ? extra : null;
    let payDays = 0;
    for (const day of payDaysFrom(from, this.#rule)) {
      if (once && once.day < day) {
        const { amount } = once;
        const paid = this.#pay(once.day, null, () => amount);
        if (paid.status !== 'known') return paid;
        once = null;
        if (this.#isRepaid()) return known(summarise(this.#rows, amount - paid.value.total));
      }
      payDays += 1;
      if (payDays > MAX_PAY_DAYS) break;
      if (day <= this.#interestPaidTo) continue;
      const extraAmount = monthly !== null && day >= (monthly.from ?? from) ? monthly.amount : 0n;
      const paid = this.#payInstalment(day, extraAmount);
      if (paid && paid.status !== 'known') return paid;
      if (this.#isRepaid()) return known(summarise(this.#rows, once?.amount ?? 0n));
    }
    return impossible('never-repaid');
  }

  #payInstalment(day: IsoDay, extra: Satang): Result<ScheduleRow> | null {
    const { standing, instalment, finalPeriod } = this.#loan;
    if (standing.kind === 'suspended' && standing.until !== null && day < standing.until) {
      return standing.pays === 'nothing' ? null : this.#pay(day, null, (interest) => interest);
    }
    this.#period += 1;
    const isFinal = finalPeriod !== null && this.#period >= finalPeriod;
    return this.#pay(day, this.#period, (interest) => {
      if (isFinal) return interest + this.#balance;
      return instalment.amount + extra + (instalment.constant === 'principal' ? interest : 0n);
    });
  }

  /** Pays the amount that `getAmount` returns for the interest due on that day; interest is paid first. */
  #pay(day: IsoDay, period: number | null, getAmount: (interest: Satang) => Satang): Result<ScheduleRow> {
    const accrual = { balance: this.#balance, from: this.#interestPaidTo, changes: this.#changes };
    const accrued = accrue(accrual, day, this.#rates, this.#rule);
    if (accrued.status !== 'known') return accrued;
    const { days, fraction } = accrued.value;
    const due = this.#unpaid + roundFraction(fraction, WEIGHT_UNIT, this.#rule.rounding);
    const paid = getAmount(due);
    const interest = smaller(paid, due);
    const principal = smaller(paid - interest, this.#balance);
    this.#balance -= principal;
    this.#unpaid = due - interest;
    this.#interestPaidTo = day;
    const row = {
      period,
      day,
      days,
      interest,
      principal,
      total: interest + principal,
      balance: this.#balance,
      unpaid: this.#unpaid,
    };
    this.#rows.push(row);
    return known(row);
  }

  #isRepaid(): boolean {
    return this.#balance === 0n && this.#unpaid === 0n;
  }
}
