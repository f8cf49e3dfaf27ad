import { SATANG_DIGITS, groupDigits, isZero, parseDecimal, parseAmount, roundDecimal } from './decimal.ts';
import type { Decimal } from './decimal.ts';
import { MINUS_SIGN } from './number.ts';

const NO_AMOUNT = ' - ';
const UNIT = '\u00a0บาท';
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
/** With a sign and a point these are at most fourteen digits. */
const SHORT_LENGTH = 16;

/** How an amount is shown. */
export type MoneyFormat = {
  /**
   * `auto` shows a sign on negative amounts only; `always` also on positive
   * ones. Zero has no sign. Default `auto`.
   */
  sign?: 'auto' | 'always';
  /** Appends บาท after a no-break space. Default false. */
  unit?: boolean;
  /** Number of decimals, rounded half away from zero. Default 2. */
  decimals?: number;
};

/**
 * Formats an amount (decimal string in baht, such as `12345.50`) for display: `12,345.50`, with U+2212 before
 * negative amounts. Returns ` - ` for null and undefined. Throws RangeError for a text that is not an amount
 * and for fractions of a satang.
 */
export function formatMoney(value: string | null | undefined, options: MoneyFormat = {}): string {
  if (value === null || value === undefined) return NO_AMOUNT;
  const { sign = 'auto', unit = false, decimals = SATANG_DIGITS } = options;
  const amount = roundDecimal(parseAmount(value), decimals);
  return signMark(amount, sign) + groupDigits(amount) + (unit ? UNIT : '');
}

/** Whether the text is an amount: an optional minus, digits, and at most two decimals. */
export function isMoney(text: string): boolean {
  const decimal = parseDecimal(text);
  return decimal !== null && decimal.fraction.length <= SATANG_DIGITS;
}

/**
 * The sign of an amount; `-0.00` counts as zero. Null for null. Throws
 * RangeError for a text that is not an amount.
 */
export function getMoneySign<Value extends string | null>(
  value: Value,
): -1 | 0 | 1 | (null extends Value ? null : never);
export function getMoneySign(value: string | null): -1 | 0 | 1 | null {
  return value === null ? null : getSign(toSatang(value));
}

/**
 * The amount with the opposite sign, with two decimals. Throws RangeError for a text that is not an amount.
 */
export function negateMoney(value: string): string {
  return fromSatang(-toSatang(value));
}

/** The absolute amount, with two decimals. Throws RangeError for a text that is not an amount. */
export function absMoney(value: string): string {
  const satang = toSatang(value);
  return fromSatang(satang < 0n ? -satang : satang);
}

/** The exact sum of two amounts, with two decimals. Throws RangeError for a text that is not an amount. */
export function addMoney(left: string, right: string): string {
  return fromSatang(toSatang(left) + toSatang(right));
}

/**
 * The exact difference of two amounts, with two decimals. Throws RangeError for a text that is not an amount.
 */
export function subtractMoney(left: string, right: string): string {
  return fromSatang(toSatang(left) - toSatang(right));
}

/**
 * The exact sum of any number of amounts; `0.00` for none. Throws
 * RangeError for a text that is not an amount.
 */
export function sumMoney(values: Iterable<string>): string {
  let sum = 0n;
  for (const value of values) sum += toSatang(value);
  return fromSatang(sum);
}

/**
 * Adds amounts of which some may not be known: null if one is null, because
 * a sum of the others would be wrong.
 */
export function sumKnownMoney(values: readonly (string | null)[]): string | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? sumMoney(known) : null;
}

/** -1, 0 or 1 if `left` is less than, equal to or greater than `right`; `1.5` equals `1.50`. */
export function compareMoney(left: string, right: string): -1 | 0 | 1 {
  return getSign(toSatang(left) - toSatang(right));
}

function signMark(amount: Decimal, sign: 'auto' | 'always'): string {
  if (!amount.negative && sign === 'auto') return '';
  if (isZero(amount)) return '';
  return amount.negative ? MINUS_SIGN : '+';
}

function getSign(satang: bigint): -1 | 0 | 1 {
  if (satang === 0n) return 0;
  return satang < 0n ? -1 : 1;
}

/**
 * The amount in satang, exact at any length: `'12345.50'` is 1234550n. Throws
 * RangeError for a text that is not an amount.
 */
export function toSatang(value: string): bigint {
  const short = readShortAmount(value);
  if (short !== null) return BigInt(short);
  const { negative, whole, fraction } = parseAmount(value);
  const satang = BigInt(whole + fraction.padEnd(SATANG_DIGITS, '0'));
  return negative ? -satang : satang;
}

/**
 * The satang of an amount with two decimals that is short enough for a float to be exact;
 * null for any other text. Books are full of these, and reading the digits in one loop
 * takes a third of the time of parsing parts.
 */
function readShortAmount(value: string): number | null {
  const { length } = value;
  if (length > SHORT_LENGTH) return null;
  const start = value.charCodeAt(0) === MINUS ? 1 : 0;
  const point = length - SATANG_DIGITS - 1;
  if (point <= start || value.charCodeAt(point) !== POINT) return null;
  let satang = 0;
  for (let index = start; index < length; index += 1) {
    if (index === point) continue;
    const digit = value.charCodeAt(index) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return null;
    satang = satang * 10 + digit;
  }
  return start === 0 ? satang : -satang;
}

/** Satang as an amount in baht, with two decimals: 1234550n is `'12345.50'`. */
export function fromSatang(satang: bigint): string {
  const digits = (satang < 0n ? -satang : satang).toString().padStart(SATANG_DIGITS + 1, '0');
  const point = digits.length - SATANG_DIGITS;
  return `${satang < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}
