import { daysBetween } from '@sahakorn/thai/date-arithmetic';
import { getMoneySign } from '@sahakorn/thai/money';
import type { Deduction } from '../../domain/deduction/deduction-endpoints.ts';

/**
 * The state of the deduction on a day: `due`; `awaited` if its day has passed without a receipt; `taken`
 * or `missed` this month; `none` if this month has no bill yet.
 */
export type DeductionState = 'due' | 'awaited' | 'taken' | 'missed' | 'none';

const INVOICE = '0';

export function getDeductionState(deduction: Deduction, today: string): DeductionState {
  const { day, posted, receive_year, receive_month, charged_amount, collected_amount } = deduction;
  if (posted === INVOICE) return day !== null && day < today ? 'awaited' : 'due';
  const month = `${receive_year}-${String(receive_month).padStart(2, '0')}`;
  if (month < today.slice(0, month.length)) return 'none';
  const taken = getMoneySign(collected_amount) !== 0 || getMoneySign(charged_amount) === 0;
  return taken ? 'taken' : 'missed';
}

/** `วันนี้`, `พรุ่งนี้`, `อีก 3 วัน`; null for a past or unknown day. */
export function describeWait(day: string | null, today: string): string | null {
  if (day === null || day < today) return null;
  const days = daysBetween(today, day);
  if (days === 0) return 'วันนี้';
  return days === 1 ? 'พรุ่งนี้' : `อีก ${days} วัน`;
}
