import { THAI_MONTHS, toBuddhistYear } from '@sahakorn/thai/date';
import { type DayBounds, clampDay } from './day-bounds.ts';

/** Years that the calendar reaches back and ahead of today where no bound says otherwise. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 20;

/** What the head of a calendar chooses from. */
export type MonthRange = { first: Date; last: Date };

/** A day as the calendar library knows days: midnight of the browser's own time, of which only the date is read. */
export function parseIsoDay(iso: string): Date {
  return new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8)));
}

/** The day of a `Date` as `YYYY-MM-DD`, by the browser's own time. */
export function toIsoDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** The month in which the calendar opens: that of the chosen day, else of the day nearest today. */
export function openingMonth(value: string | null, today: string, bounds: DayBounds): Date {
  const date = parseIsoDay(value ?? clampDay(today, bounds));
  return new Date(date.getFullYear(), date.getMonth());
}

/** The months that the calendar leads to. A chosen day out of bounds is still to be seen. */
export function monthRange(value: string | null, today: string, { min, max }: DayBounds): MonthRange {
  const year = parseIsoDay(today).getFullYear();
  const first = min === null ? new Date(year - YEARS_BACK, 0) : toMonthStart(min);
  const last = max === null ? new Date(year + YEARS_AHEAD, 11) : toMonthStart(max);
  const shown = openingMonth(value, today, { min, max });
  return { first: shown < first ? shown : first, last: shown > last ? shown : last };
}

/** The month itself, or the end of the range next to it. */
export function clampMonth(month: Date, { first, last }: MonthRange): Date {
  if (month < first) return first;
  return month > last ? last : month;
}

/** The twelve months of a year; `within` tells those of the range. */
export function monthOptions(year: number, { first, last }: MonthRange) {
  return THAI_MONTHS.map((name, index) => {
    const month = new Date(year, index);
    return { value: index, name, within: month >= first && month <= last };
  });
}

/** The years of the range: Gregorian as values, Buddhist as words. */
export function yearOptions({ first, last }: MonthRange) {
  const count = last.getFullYear() - first.getFullYear() + 1;
  return Array.from({ length: Math.max(count, 1) }, (_, index) => {
    const year = first.getFullYear() + index;
    return { value: year, name: String(toBuddhistYear(year)) };
  });
}

function toMonthStart(iso: string): Date {
  const date = parseIsoDay(iso);
  return new Date(date.getFullYear(), date.getMonth());
}
