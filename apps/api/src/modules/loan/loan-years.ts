import type { LoanYear } from '@sahakorn/contract/loan-outlook';
import { type BalanceOn, getBalanceOn, type PostedRow } from '@sahakorn/rules/balance-on';
import type { ScheduleRow } from '@sahakorn/rules/loan-schedule';
import { sum } from '@sahakorn/rules/rounding';
import { fromSatang } from '@sahakorn/thai/money';
import type { StatedRow } from './loan-books.ts';

type Row = { day: string; period: number | null };

/** What was repaid in each calendar year of a ledger in order, by the dates of its rows. */
export function paidYears(ledger: readonly StatedRow[]): LoanYear[] {
  const posted = ledger.map(toPostedRow);
  return byYear(ledger, 'paid', (rows, year) => {
    let repaid = 0n;
    // A sum of those that are stated would be wrong.
    let interest: bigint | null = 0n;
    for (const row of rows) {
      if (row.principal < 0n) repaid -= row.principal;
      interest = interest === null || row.interest === null ? null : interest + row.interest;
    }
    return {
      principal_amount: fromSatang(repaid),
      interest_amount: interest === null ? null : fromSatang(interest),
      ...toBalance(getBalanceOn(posted, `${year}-12-31`)),
    };
  }).toSorted((one, other) => one.year - other.year);
}

export function toPostedRow({ day, principal, balance }: StatedRow): PostedRow {
  return { day, amount: principal, balance };
}

function toBalance(found: BalanceOn | null): Pick<LoanYear, 'principal_balance' | 'posted_balance'> {
  const { balance, posted } = found ?? { balance: 0n, posted: 0n };
  return {
    principal_balance: fromSatang(balance),
    ...(posted !== balance && { posted_balance: fromSatang(posted) }),
  };
}

/** What is to be paid in each year of a schedule. */
export function plannedYears(plan: readonly ScheduleRow[]): LoanYear[] {
  return byYear(plan, 'planned', (rows) => ({
    principal_amount: fromSatang(sum(rows.map(({ principal }) => principal))),
    interest_amount: fromSatang(sum(rows.map(({ interest }) => interest))),
    principal_balance: fromSatang(rows.at(-1)?.balance ?? 0n),
  }));
}

type Amounts = Pick<
  LoanYear,
  'principal_amount' | 'interest_amount' | 'principal_balance' | 'posted_balance'
>;

function byYear<YearRow extends Row>(
  rows: readonly YearRow[],
  state: LoanYear['state'],
  toAmounts: (rows: readonly YearRow[], year: string) => Amounts,
): LoanYear[] {
  return [...Map.groupBy(rows, ({ day }) => day.slice(0, 4))].map(([year, yearRows]) => ({
    year: Number(year),
    state,
    from: yearRows.reduce((first, { day }) => (day < first ? day : first), yearRows[0]?.day ?? ''),
    to: yearRows.reduce((last, { day }) => (day > last ? day : last), ''),
    first_period: yearRows.find(({ period }) => period !== null)?.period ?? null,
    last_period: yearRows.findLast(({ period }) => period !== null)?.period ?? null,
    ...toAmounts(yearRows, year),
  }));
}
