import type { ThaiDateFieldWords } from '../thai-date-field/index.ts';
import { type DayRange, type Period, findPeriod, rangeWords } from './periods.ts';

/** Words of the filters, each replaceable. */
export type LedgerFiltersWords = Record<
  | 'title'
  | 'period'
  | Period
  | 'anyPeriod'
  | 'from'
  | 'to'
  | 'kind'
  | 'allKinds'
  | 'anyKind'
  | 'submit'
  | 'busy'
  | 'change'
  | 'close'
  | 'inUse'
  | 'remove'
  | 'clear'
  | 'endBeforeStart'
  | 'found'
  | 'unit',
  string
> & {
  /** From a first to a last day, such as `1 มิ.ย. ถึง 20 พ.ย. 2569`; null for an open range. */
  range: (range: DayRange) => string | null;
  /** Words of the two date fields. */
  dates: Partial<ThaiDateFieldWords>;
};

export const LEDGER_FILTERS_WORDS: LedgerFiltersWords = {
  title: 'เลือกรายการที่แสดง',
  period: 'ช่วงเวลา',
  all: 'ทั้งหมด',
  month: 'เดือนนี้',
  quarter: '3\u00A0เดือน',
  half: '6\u00A0เดือน',
  year: 'ปีนี้',
  anyPeriod: 'ทุกช่วงเวลา',
  from: 'ตั้งแต่',
  to: 'ถึง',
  kind: 'ประเภทรายการ',
  allKinds: 'ทั้งหมด',
  anyKind: 'ทุกประเภท',
  submit: 'แสดงรายการ',
  busy: 'กำลังโหลด',
  change: 'เปลี่ยน',
  close: 'ปิด',
  inUse: 'ตัวกรองที่ใช้อยู่',
  remove: 'เลิกกรอง',
  clear: 'ล้างตัวกรอง',
  endBeforeStart: 'วันสิ้นสุดอยู่ก่อนวันเริ่มต้น เลือกวันใหม่',
  found: 'พบ',
  unit: 'รายการ',
  range: rangeWords,
  dates: {},
};

/** The days of a filter: the name of a period, or the days themselves. */
export function describeDays(range: DayRange, now: Date, words: LedgerFiltersWords): string {
  const period = findPeriod(range, now);
  if (period !== null && period !== 'all') return words[period];
  return words.range(range) ?? words.anyPeriod;
}
