import { formatNumber } from '@sahakorn/thai/number';

/** The built-in words of a statement. Give your own list from outside the component: a new one renders every row again. */
export type StatementWords = {
  /** Names the balance brought forward. */
  opening: string;
  /** Heads the sums. */
  total: (count: number) => string;
  /** Names a sum on a narrow card, where no column head stands above it. */
  sum: (header: string) => string;
  /** Read out in an empty money cell. */
  none: string;
  /** Stands in the table when there are no rows. */
  empty: string;
  /** Behind the month's name where a long month goes on. */
  continued: string;
  /** Heads the rows without a date. */
  undated: string;
  /** Said while rows are still arriving in the document. */
  arriving: (shown: number, total: number) => string;
  /** Said once all rows are there. */
  arrived: (total: number) => string;
  /** Behind the head of every money column. */
  unit: string;
};

const SUM = 'รวม';

/** What a statement says unless told otherwise. */
export const STATEMENT_WORDS: StatementWords = {
  opening: 'ยอดยกมา',
  total: (count) => `รวม ${writeCount(count)} รายการ`,
  sum: (header) => (header.endsWith(SUM) ? header : header + SUM),
  none: 'ไม่มี',
  empty: 'ไม่มีรายการ',
  continued: '(ต่อ)',
  undated: 'ไม่ระบุวันที่',
  arriving: (shown, total) => `กำลังแสดง ${writeCount(shown)} จาก ${writeCount(total)} รายการ`,
  arrived: (total) => `แสดงครบ ${writeCount(total)} รายการ`,
  unit: 'บาท',
};

function writeCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
