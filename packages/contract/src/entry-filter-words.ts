import { formatMoney } from '@sahakorn/thai/money';

/** What narrows a statement to some of its movements. */
type EntryFilter = {
  /** Decimal strings in baht, without a sign; both ends inclusive. */
  amountFrom?: string | undefined;
  amountTo?: string | undefined;
  direction?: 'in' | 'out' | undefined;
  text?: string | undefined;
};

/** The filter of a statement in words, for paper: a label and a value for each part that is given. */
export function describeEntryFilter({
  amountFrom,
  amountTo,
  direction,
  text,
}: EntryFilter): (readonly [label: string, value: string])[] {
  const amounts = [
    ...(amountFrom === undefined ? [] : [`ตั้งแต่ ${formatMoney(amountFrom)}`]),
    ...(amountTo === undefined ? [] : [`ไม่เกิน ${formatMoney(amountTo)}`]),
  ];
  return [
    ...(direction === undefined ? [] : [['เฉพาะ', direction === 'in' ? 'เงินเข้า' : 'เงินออก'] as const]),
    ...(amounts.length === 0 ? [] : [['จำนวนเงิน', `${amounts.join(' ')} บาท`] as const]),
    ...(text === undefined ? [] : [['ข้อความ', text] as const]),
  ];
}
