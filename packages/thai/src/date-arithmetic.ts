import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { readIsoDate } from './iso-date.ts';

dayjs.extend(utc);

/** The day `days` later (earlier when negative). Takes and gives `YYYY-MM-DD`; throws RangeError for anything else. */
export function addDays(isoDate: string, days: number): string {
  return write(read(isoDate).add(whole(days), 'day'));
}

/**
 * The same day `months` later (earlier when negative), or the month's last day where there is no such
 * day: 31 January and one month give 28 or 29 February. Takes and gives `YYYY-MM-DD`; throws RangeError
 * for anything else.
 */
export function addMonths(isoDate: string, months: number): string {
  return write(read(isoDate).add(whole(months), 'month'));
}

/** The first day of the month. Takes and gives `YYYY-MM-DD`; throws RangeError for anything else. */
export function startOfMonth(isoDate: string): string {
  return write(read(isoDate).startOf('month'));
}

/** The first of January. Takes and gives `YYYY-MM-DD`; throws RangeError for anything else. */
export function startOfYear(isoDate: string): string {
  return write(read(isoDate).startOf('year'));
}

/** Days from one date to another, negative when `to` is earlier. Takes `YYYY-MM-DD`; throws RangeError for anything else. */
export function daysBetween(from: string, to: string): number {
  return read(to).diff(read(from), 'day');
}

/** dayjs rolls 30 February over to March, so the date is checked before it gets there. */
function read(isoDate: string): Dayjs {
  if (!readIsoDate(isoDate)) {
    throw new RangeError(`Not a date: "${isoDate}". Expected an existing day as YYYY-MM-DD.`);
  }
  return dayjs.utc(`${isoDate}T00:00:00Z`);
}

function write(date: Dayjs): string {
  const year = date.year();
  if (!(year >= 1 && year <= 9999)) throw new RangeError('The date falls outside the years 1 to 9999.');
  return date.toISOString().slice(0, 10);
}

function whole(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole number of days or months: ${count}.`);
  return count;
}
