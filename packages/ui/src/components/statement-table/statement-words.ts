import { formatThaiMonth, formatYear } from '@sahakorn/thai/date';
import { formatNumber } from '@sahakorn/thai/number';

/** The built-in words of a statement. Keep your own words stable: a new object renders every row again. */
export type StatementWords = {
  /** Names the balance brought forward. */
  opening: string;
  /** Heads the sums. */
  total: (count: number) => string;
  /** Names a sum on a narrow card, which has no column head. */
  sum: (header: string) => string;
  /** Read out in an empty money cell. */
  none: string;
  /** Shown in the table when there are no rows. */
  empty: string;
  /** Heads the rows of a month (1 to 12) of a Gregorian year on a narrow screen. */
  month: (year: number, month: number) => string;
  /** The same for the rows of a Gregorian year, at every width. */
  year: (year: number) => string;
  /** After the month's name where a long month continues. */
  continued: string;
  /** Heads the rows without a date. */
  undated: string;
  /** Announced while rows are being added. */
  arriving: (shown: number, total: number) => string;
  /** Announced when all rows are there. */
  arrived: (total: number) => string;
  /** After the head of every money column. */
  unit: string;
};

const SUM = 'รวม';

/** The default words of a statement. */
export const STATEMENT_WORDS: StatementWords = {
  opening: 'ยอดยกมา',
  total: (count) => `รวม ${writeCount(count)} รายการ`,
  sum: (header) => (header.endsWith(SUM) ? header : header + SUM),
  none: 'ไม่มี',
  empty: 'ไม่มีรายการ',
  month: (year, month) => formatThaiMonth(year, month),
  year: (year) => `ปี\u00A0${formatYear(year)}`,
  continued: '(ต่อ)',
  undated: 'ไม่ระบุวันที่',
  arriving: (shown, total) => `กำลังแสดง ${writeCount(shown)} จาก ${writeCount(total)} รายการ`,
  arrived: (total) => `แสดงครบ ${writeCount(total)} รายการ`,
  unit: 'บาท',
};

function writeCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
