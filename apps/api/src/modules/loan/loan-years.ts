import type { LoanYear } from '@sahakorn/contract/loan-outlook';
import type { LedgerRow } from '@sahakorn/rules/loan-replay';
import type { ScheduleRow } from '@sahakorn/rules/loan-schedule';
import { sum } from '@sahakorn/rules/rounding';
import { fromSatang } from '@sahakorn/thai/money';

type Row = { day: string; period: number | null };

/** What was repaid in each year of a ledger in order. */
export function paidYears(ledger: readonly LedgerRow[]): LoanYear[] {
  return byYear(ledger, 'paid', (rows) => {
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
      principal_balance: fromSatang(rows.at(-1)?.balance ?? 0n),
    };
  });
}

/** What is to be paid in each year of a schedule. */
export function plannedYears(plan: readonly ScheduleRow[]): LoanYear[] {
  return byYear(plan, 'planned', (rows) => ({
    principal_amount: fromSatang(sum(rows.map(({ principal }) => principal))),
    interest_amount: fromSatang(sum(rows.map(({ interest }) => interest))),
    principal_balance: fromSatang(rows.at(-1)?.balance ?? 0n),
  }));
}

type Amounts = Pick<LoanYear, 'principal_amount' | 'interest_amount' | 'principal_balance'>;

function byYear<YearRow extends Row>(
  rows: readonly YearRow[],
  state: LoanYear['state'],
  toAmounts: (rows: readonly YearRow[]) => Amounts,
): LoanYear[] {
  return [...Map.groupBy(rows, ({ day }) => day.slice(0, 4))].map(([year, yearRows]) => ({
    year: Number(year),
    state,
    from: yearRows.reduce((first, { day }) => (day < first ? day : first), yearRows[0]?.day ?? ''),
    to: yearRows.reduce((last, { day }) => (day > last ? day : last), ''),
    first_period: yearRows.find(({ period }) => period !== null)?.period ?? null,
    last_period: yearRows.findLast(({ period }) => period !== null)?.period ?? null,
    ...toAmounts(yearRows),
  }));
}
