import {
  THAI_MONTHS,
  THAI_WEEKDAYS,
  THAI_WEEKDAYS_SHORT,
  formatThaiDate,
  toBuddhistYear,
} from '@sahakorn/thai/date';
import type { DateInputWords } from '@sahakorn/thai/date-input';

/** Words of a date field and its calendar, each replaceable. */
export type ThaiDateFieldWords = Record<
  | 'open'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'close'
  | 'pickToday'
  | 'previousMonth'
  | 'nextMonth'
  | 'month'
  | 'year'
  | 'today'
  | 'selected'
  | 'unavailable'
  | 'availableFrom'
  | 'availableTo'
  | 'to'
  | 'tooEarly'
  | 'tooLate',
  string
> & {
  /** Names of the months, January first. */
  months: readonly string[];
  /** Names of the weekdays as they are read out, Sunday first. */
  weekdays: readonly string[];
  /** Heads of the weekdays' columns, Sunday first. */
  weekdayHeads: readonly string[];
  /** The year of a Gregorian year, in the calendar. */
  formatYear: (year: number) => string;
  /** A day: `short` in the field, which must be able to read it; `weekday` with its weekday; else `full`. */
  formatDate: (day: string, style: 'short' | 'full' | 'weekday') => string;
  /** Sentences that refuse what was typed. */
  refusals: Partial<DateInputWords>;
};

export const THAI_DATE_FIELD_WORDS: ThaiDateFieldWords = {
  open: 'เปิดปฏิทิน',
  loading: 'กำลังเปิดปฏิทิน',
  failed: 'เปิดปฏิทินไม่ได้ พิมพ์วันที่ในช่องแทนได้ หรือลองอีกครั้ง',
  retry: 'ลองอีกครั้ง',
  close: 'ปิด',
  pickToday: 'เลือกวันนี้',
  previousMonth: 'เดือนก่อนหน้า',
  nextMonth: 'เดือนถัดไป',
  month: 'เดือน',
  year: 'ปี พ.ศ.',
  today: 'วันนี้',
  selected: 'เลือกแล้ว',
  unavailable: 'เลือกไม่ได้',
  availableFrom: 'เลือกได้ตั้งแต่',
  availableTo: 'เลือกได้ถึง',
  to: 'ถึง',
  tooEarly: 'มาก่อนวันแรกที่เลือกได้ เลือกวันที่ไม่ก่อน',
  tooLate: 'เกินวันสุดท้ายที่เลือกได้ เลือกวันที่ไม่เกิน',
  months: THAI_MONTHS,
  weekdays: THAI_WEEKDAYS.map((name) => `วัน${name}`),
  // Without dots, which do not fit when the text is large.
  weekdayHeads: THAI_WEEKDAYS_SHORT.map((name) => name.replace('.', '')),
  formatYear: (year) => String(toBuddhistYear(year)),
  formatDate: (day, style) => formatThaiDate(day, style === 'weekday' ? { weekday: true } : { style }),
  refusals: {},
};
