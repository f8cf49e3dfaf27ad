import { toIsoDate } from '@sahakorn/thai/iso-date';
import type { IsoDay } from './day.ts';
import { countDays, countMonths, readDay } from './day.ts';
import type { Rate } from './rate.ts';
import { MILLIONTHS, parseRate } from './rate.ts';
import type { Result } from './result.ts';
import { impossible, known, missing } from './result.ts';
import type { Rounding, Satang } from './rounding.ts';
import { roundFraction, sum, TO_SATANG } from './rounding.ts';

/**
 * How a share paid in during the year is weighed.
 *
 * `months`: one paid by the cut-off day of the first month counts `first` of `divisor` parts, one paid later
 * or by the cut-off day of the next month a part less, and so on down to zero. `days`: the days from its own
 * to the end of the year, of 365 or of the days of that year.
 */
export type DividendWeighing =
  | { by: 'months'; first: 11 | 12; divisor: 11 | 12; cutOff: number | 'month-end' }
  | { by: 'days'; yearDays: 365 | 'actual' };

/**
 * Shares brought forward count in full, and no share counts more than in full.
 * `ceiling` is the highest lawful rate.
 */
export type DividendRule = {
  weighing: DividendWeighing;
  rounding: Rounding & { per: 'line' | 'sum' };
  ceiling: Rate | null;
};

/** Shares paid in, or withdrawn when negative. */
export type ShareMovement = { day: IsoDay; amount: Satang };

export type DividendYear = {
  /** The first day of the accounting year. */
  from: IsoDay;
  rate: Rate | null;
  /** The shares held when the year began. */
  broughtForward: Satang | null;
  movements: readonly ShareMovement[];
};

/** `parts / divisor` of the year's rate. */
export type Weight = { parts: number; divisor: number };

/**
 * What one amount earns. `day` is null for shares brought forward; `counted` is
 * the amount by its weight, to the satang.
 */
export type DividendLine = {
  day: IsoDay | null;
  amount: Satang;
  weight: Weight;
  counted: Satang;
  dividend: Satang;
};

/**
 * `amount` is the sum of the lines where lines are rounded. Otherwise only the sum is rounded: its
 * lines are shown to the satang, and `lineDifference` is what they lack of it. `counted` is the sum
 * of the weighed shares to the satang, of which the lines lack `countedDifference`; `rounding` is
 * what `amount` has beyond the rate of it.
 */
export type Dividend = {
  amount: Satang;
  rate: Rate;
  lines: readonly DividendLine[];
  lineDifference: Satang;
  counted: Satang;
  countedDifference: Satang;
  rounding: Satang;
};

/**
 * The dividend of one member for one year. `missing` names `rate` or `shares`; `impossible` is
 * `over-ceiling`. Throws RangeError for a text that is no day or no rate, for a movement outside the year,
 * and for months of a year that does not begin on a first.
 */
export function getDividend(year: DividendYear, rule: DividendRule): Result<Dividend> {
  const { rate, broughtForward } = year;
  if (rate === null || broughtForward === null) {
    return missing(
      ...(rate === null ? [{ fact: 'rate', on: year.from } as const] : []),
      ...(broughtForward === null ? [{ fact: 'shares', on: year.from } as const] : []),
    );
  }
  const millionths = parseRate(rate);
  if (rule.ceiling !== null && millionths > parseRate(rule.ceiling)) return impossible('over-ceiling');
  const { divisor, weigh } = createScale(year.from, rule.weighing);
  const earn = (shares: Satang, whole: bigint, rounding: Rounding) =>
    roundFraction(shares * millionths, whole * MILLIONTHS, rounding);
  const whole = BigInt(divisor);
  const weighed = [
    { day: null, amount: broughtForward, parts: divisor },
    ...year.movements.map(({ day, amount }) => ({ day, amount, parts: weigh(day) })),
  ].map((line) => ({ ...line, weighed: line.amount * BigInt(line.parts) }));
  const perLine = rule.rounding.per === 'line' ? rule.rounding : TO_SATANG;
  const lines = weighed.map(({ day, amount, parts, weighed: shares }) => ({
    day,
    amount,
    weight: { parts, divisor },
    counted: roundFraction(shares, whole, TO_SATANG),
    dividend: earn(shares, whole, perLine),
  }));
  const shares = sum(weighed.map((line) => line.weighed));
  const shown = sum(lines.map(({ dividend }) => dividend));
  const amount = rule.rounding.per === 'line' ? shown : earn(shares, whole, rule.rounding);
  const counted = roundFraction(shares, whole, TO_SATANG);
  return known({
    amount,
    rate,
    lines,
    lineDifference: amount - shown,
    counted,
    countedDifference: counted - sum(lines.map((line) => line.counted)),
    rounding: amount - earn(counted, 1n, TO_SATANG),
  });
}

function createScale(
  from: IsoDay,
  weighing: DividendWeighing,
): { divisor: number; weigh: (day: IsoDay) => number } {
  const to = startOfNextYear(from);
  const check = (day: IsoDay) => {
    if (day < from || day >= to)
      throw new RangeError(`${day} lies outside the accounting year from ${from}.`);
  };
  if (weighing.by === 'days') {
    const divisor = weighing.yearDays === 365 ? 365 : countDays(from, to);
    return {
      divisor,
      weigh: (day) => {
        check(day);
        return Math.min(countDays(day, to), divisor);
      },
    };
  }
  const { first, divisor, cutOff } = weighing;
  if (!from.endsWith('-01'))
    throw new RangeError(`A year weighed by months begins on a first, not on ${from}.`);
  return {
    divisor,
    weigh: (day) => {
      check(day);
      const late = cutOff !== 'month-end' && readDay(day).day > cutOff;
      return Math.min(divisor, Math.max(0, first - countMonths(from, day) - (late ? 1 : 0)));
    },
  };
}

/** The same day of the next year; 1 March for a year that began on 29 February. */
function startOfNextYear(from: IsoDay): IsoDay {
  const { year, month, day } = readDay(from);
  const next = month === 2 && day === 29 ? { month: 3, day: 1 } : { month, day };
  return toIsoDate({ year: year + 1, ...next });
}
