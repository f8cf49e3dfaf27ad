import { daysInMonth, parseIsoDate, toDayNumber } from '@sahakorn/thai/iso-date';
import type { CalendarDate } from '@sahakorn/thai/iso-date';

/** A Gregorian day in Bangkok, `YYYY-MM-DD`. Such texts sort by time. */
export type IsoDay = string;

export type Month = { year: number; month: number };

const MONTHS_PER_YEAR = 12;

/** Throws RangeError for a day that does not exist. */
export function readDay(day: IsoDay): CalendarDate {
  const date = parseIsoDate(day);
  if (!date) throw new RangeError(`Not a date: "${day}". Expected an existing day as YYYY-MM-DD.`);
  return date;
}

/** Days from one day to another; the first one counts, the last one does not. */
export function countDays(from: IsoDay, to: IsoDay): number {
  return toDayNumber(readDay(to)) - toDayNumber(readDay(from));
}

/** Months from the month of one day to the month of another. */
export function countMonths(from: IsoDay, to: IsoDay): number {
  return monthNumber(readDay(to)) - monthNumber(readDay(from));
}

export function shiftMonth(month: Month, months: number): Month {
  const shifted = monthNumber(month) + months;
  return { year: Math.floor(shifted / MONTHS_PER_YEAR), month: (shifted % MONTHS_PER_YEAR) + 1 };
}

/** A day of the month; the last one where the month is shorter. */
export function dayInMonth({ year, month }: Month, day: number): CalendarDate {
  return { year, month, day: Math.min(day, daysInMonth(year, month)) };
}

/** Adds a number of days, which may be negative; at most the length of a month. */
export function shiftDay({ year, month, day }: CalendarDate, days: number): CalendarDate {
  const shifted = day + days;
  if (shifted < 1) {
    const before = shiftMonth({ year, month }, -1);
    return { ...before, day: daysInMonth(before.year, before.month) + shifted };
  }
  const length = daysInMonth(year, month);
  return shifted <= length
    ? { year, month, day: shifted }
    : { ...shiftMonth({ year, month }, 1), day: shifted - length };
}

export function daysInYear(year: number): 365 | 366 {
  return daysInMonth(year, 2) === 29 ? 366 : 365;
}

function monthNumber({ year, month }: Month): number {
  return year * MONTHS_PER_YEAR + month - 1;
}
