import { groupDigits, isZero, parseDecimal, roundDecimal } from './decimal.ts';

/** U+2212, which is as wide as a digit in the kit's fonts. */
export const MINUS_SIGN = '\u2212';

const DEFAULT_DECIMALS = 2;
const NO_NUMBER = ' - ';

/**
 * Formats a number: thousands separators, two decimals by default, U+2212 before negative numbers and no
 * sign on zero. A string is formatted digit by digit and never converted to a float. Rounds half away
 * from zero. Returns ` - ` for null. Throws RangeError for NaN, Infinity, a text that is not a decimal
 * number, and `decimals` outside 0 to 100.
 */
export function formatNumber(value: number | string | null, options: { decimals?: number } = {}): string {
  if (value === null) return NO_NUMBER;
  const { decimals = DEFAULT_DECIMALS } = options;
  const decimal = parseDecimal(typeof value === 'number' ? expandExponent(value) : value);
  if (!decimal) throw new RangeError(`Not a decimal number: "${value}".`);
  const rounded = roundDecimal(decimal, decimals);
  const sign = rounded.negative && !isZero(rounded) ? MINUS_SIGN : '';
  return sign + groupDigits(rounded);
}

/**
 * Formats a rate in percent with all digits that it states, two decimals at least: `5.25`, `6.1255`. Returns
 * ` - ` for null. Throws RangeError for a text that is not a decimal number.
 */
export function formatRate(rate: string | null): string {
  const stated = rate?.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  return formatNumber(rate, { decimals: Math.max(DEFAULT_DECIMALS, stated) });
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
