import { groupDigits, isZero, parseDecimal, roundDecimal } from './decimal.ts';

/** U+2212, which is as wide as a digit in the kit's fonts. */
export const MINUS_SIGN = '\u2212';

const DEFAULT_DECIMALS = 2;

/**
 * Formats a number: thousands separators, two decimals by default, U+2212 before negative numbers and no
 * sign on zero. A string is formatted digit by digit and never converted to a float. Rounds half away from
 * zero. Throws RangeError for NaN, Infinity, a text that is not a decimal number, and `decimals` outside
 * 0 to 100.
 */
export function formatNumber(value: number | string, options: { decimals?: number } = {}): string {
  const { decimals = DEFAULT_DECIMALS } = options;
  const decimal = parseDecimal(typeof value === 'number' ? expandExponent(value) : value);
  if (!decimal) throw new RangeError(`Not a decimal number: "${value}".`);
  const rounded = roundDecimal(decimal, decimals);
  const sign = rounded.negative && !isZero(rounded) ? MINUS_SIGN : '';
  return sign + groupDigits(rounded);
}

/** Writes a float's shortest decimal form without an exponent, so that 1.005 is rounded as displayed. */
function expandExponent(value: number): string {
  const text = String(value);
  const match = /^(-?)([0-9]+)(?:\.([0-9]+))?e([+-][0-9]+)$/.exec(text);
  if (!match) return text;
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${minus}0.${'0'.repeat(-point)}${digits}`;
  return minus + digits.padEnd(point, '0');
}
