import type { IsoDay } from './day.ts';
import { readDay } from './day.ts';

/** Percent a year as a decimal text with at most four decimals: `5.75`. */
export type Rate = string;

/** A rate and the first day on which it is valid. */
export type RateChange = { from: IsoDay; rate: Rate };

/** A rate as a whole number of millionths: 10,000 of them are one percent. */
export type ReadRate = RateChange & { millionths: bigint };

export const MILLIONTHS = 1_000_000n;

const DECIMALS = 4;
const RATE = /^(\d{1,3})(?:\.(\d{1,4}))?$/;

/** Millionths: `5.75` is 57500n. Throws RangeError for a negative rate and for other texts. */
export function parseRate(rate: Rate): bigint {
  const [, whole, fraction = ''] = RATE.exec(rate) ?? [];
  if (whole === undefined) {
    throw new RangeError(
      `Not a rate: ${JSON.stringify(rate)}. Expected percent with at most four decimals, such as "5.75".`,
    );
  }
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'));
}

/**
 * The history in order of days. Throws RangeError for a text that is no day or
 * no rate, and for two rates from one day.
 */
export function readRates(rates: readonly RateChange[]): readonly ReadRate[] {
  const parsed = rates.map(({ from, rate }) => {
    readDay(from);
    return { from, rate, millionths: parseRate(rate) };
  });
  parsed.sort((one, other) => (one.from < other.from ? -1 : 1));
  const duplicate = parsed.find(({ from }, index) => from === parsed[index + 1]?.from);
  if (duplicate) throw new RangeError(`Two rates from ${duplicate.from}.`);
  return parsed;
}
