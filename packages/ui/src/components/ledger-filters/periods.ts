import { formatThaiDate, todayIso } from '@sahakorn/thai/date';
import { addMonths, startOfMonth, startOfYear } from '@sahakorn/thai/date-arithmetic';

/** The periods to choose from. */
export const PERIODS = ['all', 'month', 'quarter', 'half', 'year'] as const;

export type Period = (typeof PERIODS)[number];

const FIRST_DAYS: Record<Exclude<Period, 'all'>, (today: string) => string> = {
  month: startOfMonth,
  quarter: (today) => startOfMonth(addMonths(today, -2)),
  half: (today) => startOfMonth(addMonths(today, -5)),
  year: startOfYear,
};

/** First and last day, inclusive, as `YYYY-MM-DD`; null for an open end. */
export type DayRange = { from: string | null; to: string | null };

/**
 * The days of a period, from the first of a month to today in Bangkok: a quarter is this month and the two before.
 * `all` has no limits.
 */
export function periodRange(period: Period, now: Date): DayRange {
  if (period === 'all') return { from: null, to: null };
  const to = todayIso(now);
  return { from: FIRST_DAYS[period](to), to };
}

/**
 * The period with these days, or null. If two match, as this month and this year in January, the `chosen` one wins.
 */
export function findPeriod(range: DayRange, now: Date, chosen: Period | null = null): Period | null {
  const same = PERIODS.filter((period) => {
    const { from, to } = periodRange(period, now);
    return from === range.from && to === range.to;
  });
  return same.find((period) => period === chosen) ?? same[0] ?? null;
}

/** A range in words: `1 มิ.ย. ถึง 20 พ.ย. 2569`, with the year once if it is the same; null for an open range. */
export function rangeWords({ from, to }: DayRange): string | null {
  if (from === null) return to === null ? null : `ถึง ${shortDate(to)}`;
  if (to === null) return `ตั้งแต่ ${shortDate(from)}`;
  if (from === to) return shortDate(to);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameYear ? shortDate(from).replace(/\u00A0\d+$/, '') : shortDate(from);
  return `${start} ถึง ${shortDate(to)}`;
}

function shortDate(iso: string): string {
  return formatThaiDate(iso, { style: 'short' });
}
