import type { IsoDay } from './day.ts';
import { countDays, daysInYear, readDay } from './day.ts';
import type { Rate, RateChange, ReadRate } from './rate.ts';
import { MILLIONTHS, readRates } from './rate.ts';
import type { Result } from './result.ts';
import { impossible, known, missing } from './result.ts';
import type { Rounding, Satang } from './rounding.ts';
import { roundFraction, sum } from './rounding.ts';

/** How interest is counted: every year has 365 days, or its own; how a sum is rounded. */
export type InterestRule = { yearDays: 365 | 'actual'; rounding: Rounding };

/** Days at one rate, in a year of one length. */
export type InterestPart = { from: IsoDay; to: IsoDay; days: number; rate: Rate };

/** A change of a principal, which counts from its own day on. */
export type PrincipalChange = { day: IsoDay; amount: Satang };

/** What interest accrues on: `balance` is the principal after all `changes`, which are in order of days. */
export type Accrual = { balance: Satang; from: IsoDay; changes?: readonly PrincipalChange[] | undefined };

/** A principal that stays the same from one day to another. */
type AccrualPart = { balance: Satang; from: IsoDay; to: IsoDay };

/** The interest of an accrual as a fraction of `WEIGHT_UNIT`. */
export type Accrued = {
  days: number;
  fraction: bigint;
  parts: readonly (InterestPart & { balance: Satang })[];
};

/** Rate by time: `weight / WEIGHT_UNIT` of a balance is its interest. */
export type RateTime = { days: number; weight: bigint; parts: readonly InterestPart[] };

/** `amount` of `days` days; `parts` are the periods of one rate each. */
export type Interest = { amount: Satang; days: number; parts: readonly InterestPart[] };

/** A weight is exact in years of either length. */
export const WEIGHT_UNIT = MILLIONTHS * 365n * 366n;

/**
 * Simple interest on a principal from one day to another, each day on that of the day, rounded once. The
 * first day counts, the last one does not; a rate holds from its own day on. `missing` names the first day without a rate; `impossible`
 * is `before-last-payment`, where `to` is before `from`. Throws RangeError for a text that is no day or
 * no rate, and for two rates from one day.
 */
export function getInterest(
  { rates, to, ...accrual }: Accrual & { to: IsoDay; rates: readonly RateChange[] },
  rule: InterestRule,
): Result<Interest> {
  const accrued = accrue(accrual, to, readRates(rates), rule);
  if (accrued.status !== 'known') return accrued;
  const { days, fraction } = accrued.value;
  const parts = accrued.value.parts.map(({ balance: _balance, ...part }) => part);
  return known({ amount: roundFraction(fraction, WEIGHT_UNIT, rule.rounding), days, parts });
}

/** The interest of an accrual up to a day, each day on the principal of that day. Results as of `getInterest`. */
export function accrue(
  accrual: Accrual,
  to: IsoDay,
  rates: readonly ReadRate[],
  rule: Pick<InterestRule, 'yearDays'>,
): Result<Accrued> {
  const days = countDays(accrual.from, to);
  if (days < 0) return impossible('before-last-payment');
  const parts: Accrued['parts'][number][] = [];
  let fraction = 0n;
  for (const { balance, from, to: end } of splitAtChanges(accrual, to)) {
    // A principal that was paid too much has no interest.
    if (balance <= 0n) continue;
    const time = measureRateTime({ from, to: end }, rates, rule);
    if (time.status !== 'known') return time;
    fraction += balance * time.value.weight;
    for (const part of time.value.parts) parts.push({ ...part, balance });
  }
  return known({ days, fraction, parts });
}

/** The principal on a day, with the changes of that day. */
export function getPrincipalOn({ balance, changes = [] }: Omit<Accrual, 'from'>, day: IsoDay): Satang {
  return balance - sum(changes.filter((change) => change.day > day).map(({ amount }) => amount));
}

function splitAtChanges({ balance, from, changes = [] }: Accrual, to: IsoDay): AccrualPart[] {
  if (changes.length === 0) return [{ balance, from, to }];
  const inside = changes.filter(({ day }) => day > from && day < to).map(({ day }) => day);
  const days = [...new Set([from, ...inside])];
  return days.map((start, index) => ({
    balance: getPrincipalOn({ balance, changes }, start),
    from: start,
    to: days[index + 1] ?? to,
  }));
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
