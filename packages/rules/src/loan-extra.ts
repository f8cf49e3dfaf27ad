import type { Loan, LoanRule } from './loan.ts';
import type { ExtraPayment, Schedule, ScheduleOptions } from './loan-schedule.ts';
import { getSchedule } from './loan-schedule.ts';
import type { Result } from './result.ts';
import { known } from './result.ts';
import type { Satang } from './rounding.ts';

/**
 * Two schedules of a loan, and what the second saves: instalments, one a month, and satang of interest.
 */
export type Savings = { before: Schedule; after: Schedule; months: number; interest: Satang };

/**
 * What paying more saves. The instalment stays the same, so the loan ends earlier. Other results
 * and errors are those of `getSchedule`.
 */
export function getSavings(
  loan: Loan,
  rule: LoanRule,
  { from, extra }: ScheduleOptions & { extra: ExtraPayment },
): Result<Savings> {
  const before = getSchedule(loan, rule, { from });
  if (before.status !== 'known') return before;
  const after = getSchedule(loan, rule, { from, extra });
  if (after.status !== 'known') return after;
  return known({
    before: before.value,
    after: after.value,
    months: countInstalments(before.value) - countInstalments(after.value),
    interest: before.value.interest - after.value.interest,
  });
}

/** Not calendar months: a weekend may move a pay day into another month. */
function countInstalments({ rows }: Schedule): number {
  return rows.filter(({ period }) => period !== null).length;
}
