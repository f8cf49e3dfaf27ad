import { formatThaiMonth, toBuddhistYear } from '@sahakorn/thai/date';
import { addDays, addMonths, startOfMonth } from '@sahakorn/thai/date-arithmetic';

/** A Gregorian day in Asia/Bangkok, `YYYY-MM-DD`; such texts sort by time. */
export type Day = string;

const PAY_DAY = 25;
const SATURDAY = 6;

export function getYear(day: Day): number {
  return Number(day.slice(0, 4));
}

/** The month, 1 to 12. */
export function getMonth(day: Day): number {
  return Number(day.slice(5, 7));
}

export function isBusinessDay(day: Day): boolean {
  return new Date(day).getUTCDay() % SATURDAY !== 0;
}

/** The given day if the counter was open, otherwise the last day before on which it was. */
export function businessDayUntil(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayUntil(addDays(day, -1));
}

/** The given day if the counter was open, otherwise the next one on which it was. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(addDays(day, 1));
}

/** Every day on which the counter was open, from one day to another, both included. */
export function businessDays(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day);
  return days;
}

/** The pay day of the month that is `months` after the month of the given day. */
export function payDayInMonth(day: Day, months = 0): Day {
  return businessDayUntil(addDays(addMonths(startOfMonth(day), months), PAY_DAY - 1));
}

/** The latest `count` pay days that are over when a day begins, the earliest first. */
export function payDaysBefore(day: Day, count: number): Day[] {
  const latest = payDayInMonth(day) < day ? 0 : -1;
  return Array.from({ length: count }, (_, index) => payDayInMonth(day, latest - count + 1 + index));
}

/** The first pay day that is not over when a day begins. */
export function nextPayDay(day: Day): Day {
  return payDayInMonth(day) < day ? payDayInMonth(day, 1) : payDayInMonth(day);
}

/** Two digits of the Buddhist year and two of the month, as document numbers begin: `6911`. */
export function yearAndMonth(day: Day): string {
  return `${toBuddhistYear(getYear(day)) % 100}${day.slice(5, 7)}`;
}

/** Month and year as notes name them: `ต.ค. 2569`. */
export function monthLabel(day: Day): string {
  return formatThaiMonth(getYear(day), getMonth(day), 'short').replaceAll('\u00a0', ' ');
}
