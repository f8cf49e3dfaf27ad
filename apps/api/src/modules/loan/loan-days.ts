import type { BackdatedEntry, PostdatedEntry } from '@sahakorn/contract/loan-outlook';
import type { LoanRule } from '@sahakorn/rules/loan';
import type { LedgerRow } from '@sahakorn/rules/loan-replay';
import { payDaysFrom } from '@sahakorn/rules/pay-day';
import { addDays, daysBetween } from '@sahakorn/thai/date-arithmetic';
import type { LedgerEntry } from '../../db/loan-ledger.ts';

/** The rows that were posted after a row of a later day, in the order of posting. */
export function listBackdated(entries: readonly LedgerEntry[]): BackdatedEntry[] {
  let last = '';
  return entries.flatMap((entry) => {
    const { loan_payment_date: day } = entry;
    if (day < last) return [{ ...toPosted(entry), posted_after: last }];
    last = day;
    return [];
  });
}

/** The rows of a day after `today`, in the order of posting. */
export function listPostdated(entries: readonly LedgerEntry[], today: string): PostdatedEntry[] {
  return entries.filter(({ loan_payment_date: day }) => day > today).map(toPosted);
}

function toPosted(entry: LedgerEntry): PostdatedEntry {
  const { seq_no, loan_payment_date, item_type_description, period, principal_amount } = entry;
  return { seq_no, loan_payment_date, item_type_description, period, principal_amount };
}

/** How far from its pay day an instalment may be dated and still be that of the day. */
const NEAR_DAYS = 10;

/** A ledger with its instalments on their pay days: some cooperatives date them when they are posted. */
export function moveToPayDays(ledger: readonly LedgerRow[], rule: LoanRule): LedgerRow[] {
  return ledger.map((row) => (row.kind === 'instalment' ? { ...row, day: findPayDay(row.day, rule) } : row));
}

function findPayDay(day: string, rule: LoanRule): string {
  const first = addDays(day, -NEAR_DAYS);
  const last = addDays(day, NEAR_DAYS);
  let nearest = null;
  for (const payDay of payDaysFrom(first, rule)) {
    if (payDay > last) return nearest ?? day;
    if (nearest === null || Math.abs(daysBetween(day, payDay)) < Math.abs(daysBetween(day, nearest)))
      nearest = payDay;
  }
  return day;
}
