import { type DayBounds, clampDay } from './day-bounds.ts';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';

/** Years before and after today that the calendar offers without bounds. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 20;

/** The months that a calendar offers. */
export type MonthRange = { first: Date; last: Date };

/** The day as a `Date` for the calendar library: midnight in the browser's time zone. */
export function parseIsoDay(iso: string): Date {
  return new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8)));
}

/** The day of a `Date` as `YYYY-MM-DD`, in the browser's time zone. */
export function toIsoDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** The month that the calendar shows first: of the chosen day, else of the allowed day nearest today. */
export function openingMonth(value: string | null, today: string, bounds: DayBounds): Date {
  const date = parseIsoDay(value ?? clampDay(today, bounds));
  return new Date(date.getFullYear(), date.getMonth());
}

/** The months that the calendar offers. They include a chosen day that is out of bounds. */
export function monthRange(value: string | null, today: string, { min, max }: DayBounds): MonthRange {
  const year = parseIsoDay(today).getFullYear();
  const first = min === null ? new Date(year - YEARS_BACK, 0) : toMonthStart(min);
  const last = max === null ? new Date(year + YEARS_AHEAD, 11) : toMonthStart(max);
  const shown = openingMonth(value, today, { min, max });
  return { first: shown < first ? shown : first, last: shown > last ? shown : last };
}

/** The month limited to the range. */
export function clampMonth(month: Date, { first, last }: MonthRange): Date {
  if (month < first) return first;
  return month > last ? last : month;
}

/** The twelve months of a year; `within` marks those in the range. */
export function monthOptions(year: number, { first, last }: MonthRange, words: ThaiDateFieldWords) {
  return words.months.map((name, index) => {
    const month = new Date(year, index);
    return { value: index, name, within: month >= first && month <= last };
  });
}

/** The years of the range: Gregorian as values, Buddhist as labels unless `words` changes that. */
export function yearOptions({ first, last }: MonthRange, words: ThaiDateFieldWords) {
  const count = last.getFullYear() - first.getFullYear() + 1;
  return Array.from({ length: Math.max(count, 1) }, (_, index) => {
    const year = first.getFullYear() + index;
    return { value: year, name: words.formatYear(year) };
  });
}

/** มิถุนายน 2569 */
export function writeMonth(month: Date, words: ThaiDateFieldWords): string {
  return `${words.months[month.getMonth()]}\u00A0${words.formatYear(month.getFullYear())}`;
}

function toMonthStart(iso: string): Date {
  const date = parseIsoDay(iso);
  return new Date(date.getFullYear(), date.getMonth());
}
