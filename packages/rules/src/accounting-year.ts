import { toIsoDate } from '@sahakorn/thai/iso-date';
import type { IsoDay } from './day.ts';
import { dayInMonth, readDay, shiftMonth } from './day.ts';
import type { RuleBook } from './rule-book.ts';

/** An accounting year of a cooperative, by the calendar year in which it ends. Both days belong to it. */
export type AccountingYear = { year: number; from: IsoDay; to: IsoDay };

const DECEMBER = 12;
const LONGEST_MONTH = 31;

/** The month with whose last day the accounting year ends: December where the cooperative states no other. */
export function getYearEndMonth(book: Pick<RuleBook, 'yearEndMonth'> | null): number {
  return book?.yearEndMonth ?? DECEMBER;
}

/** The accounting year that ends in a calendar year. */
export function getAccountingYear(year: number, yearEndMonth: number): AccountingYear {
  const first = shiftMonth({ year: year - 1, month: yearEndMonth }, 1);
  return {
    year,
    from: toIsoDate({ ...first, day: 1 }),
    to: toIsoDate(dayInMonth({ year, month: yearEndMonth }, LONGEST_MONTH)),
  };
}

/** The accounting year that a day belongs to. Throws RangeError for a text that is no day. */
export function findAccountingYear(day: IsoDay, yearEndMonth: number): AccountingYear {
  const { year, month } = readDay(day);
  return getAccountingYear(month > yearEndMonth ? year + 1 : year, yearEndMonth);
}
