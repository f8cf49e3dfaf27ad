import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { parseIsoDate } from './iso-date.ts';

dayjs.extend(utc);

/** Adds days (subtracts when negative). Takes and returns `YYYY-MM-DD`; throws RangeError for other input. */
export function addDays(isoDate: string, days: number): string {
  return formatIso(toDayjs(isoDate).add(requireInteger(days), 'day'));
}

/**
 * Adds months (subtracts when negative). If the target month is shorter, returns its last day: 31 January
 * plus one month is 28 or 29 February. Takes and returns `YYYY-MM-DD`; throws RangeError for other input.
 */
export function addMonths(isoDate: string, months: number): string {
  return formatIso(toDayjs(isoDate).add(requireInteger(months), 'month'));
}

/** The first day of the month. Takes and returns `YYYY-MM-DD`; throws RangeError for other input. */
export function startOfMonth(isoDate: string): string {
  return formatIso(toDayjs(isoDate).startOf('month'));
}

/** 1 January of the year. Takes and returns `YYYY-MM-DD`; throws RangeError for other input. */
export function startOfYear(isoDate: string): string {
  return formatIso(toDayjs(isoDate).startOf('year'));
}

/**
 * Days between two dates, negative when `to` is earlier. Takes
 * `YYYY-MM-DD`; throws RangeError for other input.
 */
export function daysBetween(from: string, to: string): number {
  return toDayjs(to).diff(toDayjs(from), 'day');
}

/** Checks the date first, because dayjs would turn 30 February into a day in March. */
function toDayjs(isoDate: string): Dayjs {
  if (!parseIsoDate(isoDate)) {
    throw new RangeError(`Not a date: "${isoDate}". Expected an existing day as YYYY-MM-DD.`);
  }
  return dayjs.utc(`${isoDate}T00:00:00Z`);
}

function formatIso(date: Dayjs): string {
  const year = date.year();
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The date falls outside the years 1 to 9999.');
  return date.toISOString().slice(0, 10);
}

function requireInteger(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number of days or months: ${count}.`);
  return count;
}
