import { EMPTY_DATE, THAI_MONTHS, formatThaiDate, formatThaiTime } from './date.ts';
import { BANGKOK, toDayNumber, epochAsUtc, parseWallClock, wallClockAt, getWeekday } from './iso-date.ts';
import type { WallClock } from './iso-date.ts';

const NBSP = '\u00a0';
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAYS_IN_WEEK = 7;

/**
 * Formats a date relative to `now` (specification section 9): today as 5 นาทีที่แล้ว, yesterday as
 * เมื่อวานนี้, up to seven days ago or later this week (Sunday first) as day and month with time, otherwise
 * as the full date. Takes the same values as `formatThaiDate`; returns ` - ` for invalid ones.
 */
export function formatRelativeDate(
  value: string | null | undefined,
  { now, timeZone = BANGKOK }: { now: Date; timeZone?: string },
): string {
  const clock = value ? parseWallClock(value, timeZone) : null;
  if (!clock) return EMPTY_DATE;
  const today = wallClockAt(now.getTime(), timeZone);
  // Not `daysBetween`, which would add dayjs to the bundle.
  const daysAgo = toDayNumber(today) - toDayNumber(clock);
  if (daysAgo === 0) return clock.hasTime ? formatToday(clock, today) : 'วันนี้';
  const time = clock.hasTime ? ` เวลา${NBSP}${formatThaiTime(value, { timeZone })}` : '';
  if (daysAgo === 1) return `เมื่อวานนี้${time}`;
  const daysLeftInWeek = DAYS_IN_WEEK - 1 - getWeekday(today);
  if (daysAgo <= DAYS_IN_WEEK && daysAgo >= -daysLeftInWeek) {
    return `${clock.day}${NBSP}${THAI_MONTHS[clock.month - 1]}${time}`;
  }
  return formatThaiDate(value, { timeZone });
}

function formatToday(clock: WallClock, today: WallClock): string {
  const minutesAgo = Math.trunc(millisecondsBetween(clock, today) / MINUTE_MS);
  if (minutesAgo === 0) return 'เมื่อสักครู่';
  const distance = formatDistance(Math.abs(minutesAgo));
  return minutesAgo > 0 ? `${distance}ที่แล้ว` : `อีก ${distance}`;
}

/** Compares instants as instants, so that a change to summer time in between does not affect the result. */
function millisecondsBetween(from: WallClock, to: WallClock): number {
  if (from.epoch !== null && to.epoch !== null) return to.epoch - from.epoch;
  return epochAsUtc(to) - epochAsUtc(from);
}

function formatDistance(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes}${NBSP}นาที`;
  return `${Math.trunc(minutes / HOUR_MINUTES)}${NBSP}ชั่วโมง`;
}
