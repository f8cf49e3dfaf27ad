import type * as cremation from '@sahakorn/contract/cremation';
import type { Lenient } from '@sahakorn/contract/lenient';
import type * as wire from '@sahakorn/contract/receipt';
import { formatThaiMonth } from '@sahakorn/thai/date';
import { getMoneySign } from '@sahakorn/thai/money';

export type Receipt = Lenient<wire.Receipt>;
export type ReceiptLine = Lenient<wire.ReceiptLine>;
export type CremationReceipt = Lenient<cremation.CremationReceipt>;
export type Collection = Lenient<wire.Collection>;
export type BillItem = Lenient<wire.MonthlyBillItem>;

export type Paper = Omit<Receipt, 'lines'>;
export type PaperKind = 'invoice' | 'receipt' | 'unpaid' | 'returned';

type Month = Pick<Paper, 'receive_year' | 'receive_month'>;

const POSTED = '1';
const GIVEN_BACK = '2';
const MONTHS_OF_YEAR = 12;

export function getKind({
  posted,
  receipt_status,
  charged_amount,
  collected_amount,
}: Paper): PaperKind | null {
  if (posted === null || receipt_status === null) return null;
  if (receipt_status === GIVEN_BACK) return 'returned';
  if (posted !== POSTED) return 'invoice';
  const [collected, charged] = [getMoneySign(collected_amount), getMoneySign(charged_amount)];
  if (collected === null || charged === null) return null;
  return collected <= 0 && charged > 0 ? 'unpaid' : 'receipt';
}

export function countMonthsBetween(from: Month, to: Month): number {
  return countMonths(to) - countMonths(from);
}

function countMonths({ receive_year, receive_month }: Month): number {
  if (receive_year === null || receive_month === null) return Number.NaN;
  return receive_year * MONTHS_OF_YEAR + receive_month;
}

export function isSameMonth(one: Month, other: Month): boolean {
  return countMonthsBetween(one, other) === 0;
}

/** `ตุลาคม 2569`, or short: `ต.ค. 2569`. In a narrow row the line breaks before the year. */
export function formatMonthName({ receive_year, receive_month }: Month, style?: 'full' | 'short'): string {
  return formatThaiMonth(receive_year, receive_month, style).replaceAll('\u00A0', ' ');
}
