import { THAI_WEEKDAYS } from '@sahakorn/thai/date';
import { formatText } from '@sahakorn/thai/text';
import type { OpeningHours } from './site.ts';

const NBSP = '\u00A0';
const DAYS_A_WEEK = 7;

export function formatOpeningHours(hours: readonly OpeningHours[]): string {
  return hours
    .filter(({ weekdays }) => weekdays.length > 0)
    .map(
      ({ weekdays, opens, closes }) =>
        `${formatWeekdays(weekdays)} ${clock(opens)}–${clock(closes)}${NBSP}น.`,
    )
    .join(', ');
}

function formatWeekdays(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].sort((one, other) => one - other);
  if (days.length === DAYS_A_WEEK) return 'ทุกวัน';
  const spans: number[][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else spans.push([day]);
  }
  return spans.map(formatSpan).join(' ');
}

function formatSpan(span: readonly number[]): string {
  const [first, last] = [getWeekdayName(span[0]), getWeekdayName(span.at(-1))];
  if (span.length > 2) return `${first}–${last}`;
  return span.length === 2 ? `${first} ${last}` : first;
}

function getWeekdayName(weekday = 0): string {
  return THAI_WEEKDAYS[weekday % DAYS_A_WEEK] ?? '';
}

/** Formats `08:30` as `8.30`. */
function clock(time: string | null): string {
  return formatText(time)
    .replace(/^0(?=\d:)/, '')
    .replace(':', '.');
}
