import type { LoanYear } from '@sahakorn/contract/loan-outlook';
import type { ScheduleRow } from '@sahakorn/rules/loan-schedule';
import { sum } from '@sahakorn/rules/rounding';
import { absMoney, fromSatang, getMoneySign, sumKnownMoney, sumMoney } from '@sahakorn/thai/money';
import type { LedgerEntry } from './loan-outlook-queries.ts';

type Period = { period: number | null };

/** What was repaid in each year of a ledger in order. */
export function paidYears(entries: readonly LedgerEntry[]): LoanYear[] {
  return byYear(
    entries,
    (entry) => entry.loan_payment_date,
    'paid',
    (rows) => {
      const repaid = rows
        .map(({ principal_amount: amount }) => amount)
        .filter((amount) => getMoneySign(amount) < 0);
      return {
        principal_amount: absMoney(sumMoney(repaid)),
        interest_amount: sumKnownMoney(rows.map(({ interest_amount }) => interest_amount)),
        principal_balance: rows.at(-1)?.principal_balance ?? '0.00',
      };
    },
  );
}

/** What is to be paid in each year of a schedule. */
export function plannedYears(plan: readonly ScheduleRow[]): LoanYear[] {
  return byYear(
    plan,
    ({ day }) => day,
    'planned',
    (rows) => ({
      principal_amount: fromSatang(sum(rows.map(({ principal }) => principal))),
      interest_amount: fromSatang(sum(rows.map(({ interest }) => interest))),
      principal_balance: fromSatang(rows.at(-1)?.balance ?? 0n),
    }),
  );
}

type Amounts = Pick<LoanYear, 'principal_amount' | 'interest_amount' | 'principal_balance'>;

function byYear<Row extends Period>(
  rows: readonly Row[],
  getDay: (row: Row) => string,
  state: LoanYear['state'],
  toAmounts: (rows: readonly Row[]) => Amounts,
): LoanYear[] {
  return [...Map.groupBy(rows, (row) => getDay(row).slice(0, 4))].map(([year, ofYear]) => {
    const days = ofYear.map(getDay).toSorted();
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
