import type { IsoDay } from './day.ts';
import { countDays, daysInYear, readDay } from './day.ts';
import type { Rate, RateChange, ReadRate } from './rate.ts';
import { MILLIONTHS, readRates } from './rate.ts';
import type { Result } from './result.ts';
import { impossible, known, missing } from './result.ts';
import type { Rounding, Satang } from './rounding.ts';
import { roundFraction } from './rounding.ts';

/** How interest is counted: every year has 365 days, or its own; how a sum is rounded. */
export type InterestRule = { yearDays: 365 | 'actual'; rounding: Rounding };

/** Days at one rate, in a year of one length. */
export type InterestPart = { from: IsoDay; to: IsoDay; days: number; rate: Rate };

/** Rate by time: `weight / WEIGHT_UNIT` of a balance is its interest. */
export type RateTime = { days: number; weight: bigint; parts: readonly InterestPart[] };

/** `amount` of `days` days; `parts` are the periods of one rate each. */
export type Interest = { amount: Satang; days: number; parts: readonly InterestPart[] };

/** A weight is exact in years of either length. */
export const WEIGHT_UNIT = MILLIONTHS * 365n * 366n;

/**
 * Simple interest on a balance from one day to another, rounded once. The first day counts, the last one
 * does not; a rate holds from its own day on. `missing` names the first day without a rate; `impossible`
 * is `before-last-payment`, where `to` is before `from`. Throws RangeError for a text that is no day or
 * no rate, and for two rates from one day.
 */
export function getInterest(
  { balance, from, to, rates }: { balance: Satang; from: IsoDay; to: IsoDay; rates: readonly RateChange[] },
  rule: InterestRule,
): Result<Interest> {
  const time = measureRateTime({ from, to }, readRates(rates), rule);
  if (time.status !== 'known') return time;
  const { days, weight, parts } = time.value;
  return known({ amount: roundFraction(balance * weight, WEIGHT_UNIT, rule.rounding), days, parts });
}

/**
 * The days of a period and their weight, which any balance can be multiplied by. Results as of `getInterest`.
 */
export function measureRateTime(
  { from, to }: { from: IsoDay; to: IsoDay },
  rates: readonly ReadRate[],
  { yearDays }: Pick<InterestRule, 'yearDays'>,
): Result<RateTime> {
  const days = countDays(from, to);
  if (days < 0) return impossible('before-last-payment');
  const parts: InterestPart[] = [];
  let weight = 0n;
  for (let start = from; start < to;) {
    const rate = findRate(rates, start);
    if (!rate) return missing({ fact: 'rate', on: start });
    const end = findEnd(start, to, rates, yearDays);
    const length = start === from && end === to ? days : countDays(start, end);
    parts.push({ from: start, to: end, days: length, rate: rate.rate });
    weight += BigInt(length) * rate.millionths * yearWeight(start, yearDays);
    start = end;
  }
  return known({ days, weight, parts });
}

/** A loop, because it runs for every row of a ledger. */
function findRate(rates: readonly ReadRate[], day: IsoDay): ReadRate | null {
  let found = null;
  for (const rate of rates) if (rate.from <= day) found = rate;
  return found;
}

/** The next day on which the rate or the length of the year changes, at the latest `to`. */
function findEnd(
  start: IsoDay,
  to: IsoDay,
  rates: readonly ReadRate[],
  yearDays: InterestRule['yearDays'],
): IsoDay {
  const change = rates.find(({ from }) => from > start)?.from;
  const end = change !== undefined && change < to ? change : to;
  if (yearDays === 365) return end;
  const newYear = `${String(readDay(start).year + 1).padStart(4, '0')}-01-01`;
  return newYear < end ? newYear : end;
}

/** A day of a year as a part of `WEIGHT_UNIT`, for one millionth. */
export function yearWeight(start: IsoDay, yearDays: InterestRule['yearDays']): bigint {
  return yearDays === 365 || daysInYear(readDay(start).year) === 365 ? 366n : 365n;
}
