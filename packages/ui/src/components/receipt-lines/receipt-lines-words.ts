import { bahtText } from '@sahakorn/thai/baht-text';

/** Words of the lines, each replaceable. `shortPrincipal` precedes the amount on a card, which has no column head. */
export type ReceiptLinesWords = Record<
  | 'item'
  | 'principal'
  | 'shortPrincipal'
  | 'interest'
  | 'total'
  | 'unit'
  | 'balance'
  | 'sum'
  | 'none'
  | 'unknown',
  string
> & {
  /** The total in words, under the sums. */
  inWords: (total: string) => string;
};

export const WORDS: ReceiptLinesWords = {
  item: 'รายการ',
  principal: 'เงินต้น',
  shortPrincipal: 'ต้น',
  interest: 'ดอกเบี้ย',
  total: 'รวม',
  unit: 'บาท',
  balance: 'คงเหลือ',
  sum: 'รวมเงิน',
  none: 'ไม่มี',
  unknown: 'ไม่มีข้อมูล',
  inWords: bahtText,
};
