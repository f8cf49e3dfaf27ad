import type { Instalment } from './loan.ts';
import type { Rate } from './rate.ts';
import { MILLIONTHS, parseRate } from './rate.ts';
import type { Rounding, Satang } from './rounding.ts';
import { roundFraction, UP_TO_BAHT } from './rounding.ts';

const MONTHS_PER_YEAR = 12n;

/**
 * The instalment that repays a loan in a number of months, rounded up to the baht. An equal payment is that
 * of an annuity with twelve equal months a year; interest by days, and a first pay day that is more than a
 * month off, need a higher one (see `planLoan`). Throws RangeError for fewer than one
 * month, and for a text that is no rate.
 */
export function getInstalment(
  { principal, rate, months }: { principal: Satang; rate: Rate; months: number },
  constant: Instalment['constant'],
  rounding: Rounding = UP_TO_BAHT,
): Instalment {
  if (!Number.isSafeInteger(months) || months < 1) throw new RangeError(`Not a number of months: ${months}.`);
  const millionths = parseRate(rate);
  if (constant === 'principal' || millionths === 0n) {
    return { constant, amount: roundFraction(principal, BigInt(months), rounding) };
  }
  // With r = rate / 12 and q = 1 + r, the payment is principal × r × qⁿ / (qⁿ − 1).
  const year = MILLIONTHS * MONTHS_PER_YEAR;
  const grown = (year + millionths) ** BigInt(months);
  const plain = year ** BigInt(months);
  return {
    constant,
    amount: roundFraction(principal * millionths * grown, year * (grown - plain), rounding),
  };
}
