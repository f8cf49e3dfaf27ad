import { EMPTY_DATE, THAI_MONTHS, formatThaiDate, formatThaiTime } from './date.ts';
import { BANGKOK, dayNumberOf, epochAsUtc, readWallClock, wallClockAt, weekdayOf } from './iso-date.ts';
import type { WallClock } from './iso-date.ts';

const NBSP = '\u00a0';
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const ABOUT_A_WEEK = 7;

/**
 * Writes a date as near as it is (specification section 9): today as 5 นาทีที่แล้ว, yesterday as เมื่อวานนี้,
 * up to seven days ago or later in this week (Sunday first) as day and month with time, otherwise the
 * full date. Takes what `formatThaiDate` takes; ` - ` for what it cannot read.
 */
export function formatRelativeDate(
  value: string | null | undefined,
  { now, timeZone = BANGKOK }: { now: Date; timeZone?: string },
): string {
  const clock = value ? readWallClock(value, timeZone) : null;
  if (!clock) return EMPTY_DATE;
  const today = wallClockAt(now.getTime(), timeZone);
  // By hand and not by `daysBetween`: who shows dates need not carry a calendar library.
  const daysAgo = dayNumberOf(today) - dayNumberOf(clock);
  if (daysAgo === 0) return clock.hasTime ? writeToday(clock, today) : 'วันนี้';
  const time = clock.hasTime ? ` เวลา${NBSP}${formatThaiTime(value, { timeZone })}` : '';
  if (daysAgo === 1) return `เมื่อวานนี้${time}`;
  const daysLeftInWeek = ABOUT_A_WEEK - 1 - weekdayOf(today);
  if (daysAgo <= ABOUT_A_WEEK && daysAgo >= -daysLeftInWeek) {
    return `${clock.day}${NBSP}${THAI_MONTHS[clock.month - 1]}${time}`;
  }
  return formatThaiDate(value, { timeZone });
}

function writeToday(clock: WallClock, today: WallClock): string {
  const minutesAgo = Math.trunc(millisecondsBetween(clock, today) / MINUTE_MS);
  if (minutesAgo === 0) return 'เมื่อสักครู่';
  const distance = writeDistance(Math.abs(minutesAgo));
  return minutesAgo > 0 ? `${distance}ที่แล้ว` : `อีก ${distance}`;
}

/** Instants are compared as instants, so that a change to summer time between them does not count. */
function millisecondsBetween(from: WallClock, to: WallClock): number {
  if (from.epoch !== null && to.epoch !== null) return to.epoch - from.epoch;
  return epochAsUtc(to) - epochAsUtc(from);
}

function writeDistance(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes}${NBSP}นาที`;
  return `${Math.trunc(minutes / HOUR_MINUTES)}${NBSP}ชั่วโมง`;
}
