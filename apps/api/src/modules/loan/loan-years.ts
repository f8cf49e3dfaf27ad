import type { LoanYear } from '@sahakorn/contract/loan-outlook';
import type { LedgerRow } from '@sahakorn/rules/loan-replay';
import type { ScheduleRow } from '@sahakorn/rules/loan-schedule';
import { sum } from '@sahakorn/rules/rounding';
import { fromSatang } from '@sahakorn/thai/money';

type Row = { day: string; period: number | null };

/** What was repaid in each year of a ledger in order. */
export function paidYears(ledger: readonly LedgerRow[]): LoanYear[] {
  return byYear(ledger, 'paid', (rows) => {
    const repaid = rows.map(({ principal }) => principal).filter((principal) => principal < 0n);
    const interest = rows.map((row) => row.interest).filter((amount) => amount !== null);
    return {
      principal_amount: fromSatang(-sum(repaid)),
      // A sum of those that are stated would be wrong.
      interest_amount: interest.length === rows.length ? fromSatang(sum(interest)) : null,
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

function byYear<OfYear extends Row>(
  rows: readonly OfYear[],
  state: LoanYear['state'],
  toAmounts: (rows: readonly OfYear[]) => Amounts,
): LoanYear[] {
  return [...Map.groupBy(rows, ({ day }) => day.slice(0, 4))].map(([year, ofYear]) => {
    const days = ofYear.map(({ day }) => day).toSorted();
    const periods = ofYear.flatMap(({ period }) => period ?? []);
    return {
      year: Number(year),
      state,
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
      first_period: periods[0] ?? null,
      last_period: periods.at(-1) ?? null,
      ...toAmounts(ofYear),
    };
  });
}
