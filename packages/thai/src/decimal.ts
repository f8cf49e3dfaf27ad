/**
 * A decimal number of any length as text, not as a float. `whole` has no
 * leading zeros, except for `0` itself.
 */
export type Decimal = { negative: boolean; whole: string; fraction: string };

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const MAX_DECIMALS = 100;

/** Decimal places of an amount in baht. */
export const SATANG_DIGITS = 2;

/** Parses `-12345.50`; null for anything else (spaces, commas, exponents, a leading plus). */
export function parseDecimal(text: string): Decimal | null {
  const negative = text.charCodeAt(0) === MINUS;
  const start = negative ? 1 : 0;
  const point = findEndOfDigits(text, start);
  if (point === start) return null;
  if (point === text.length) return { negative, whole: trimLeadingZeros(text, start, point), fraction: '' };
  const hasFraction = text.charCodeAt(point) === POINT && point + 1 < text.length;
  if (!hasFraction || findEndOfDigits(text, point + 1) < text.length) return null;
  return { negative, whole: trimLeadingZeros(text, start, point), fraction: text.slice(point + 1) };
}

/**
 * The end of the digits that begin at `start`. A loop, because a regular expression
 * would dominate the formatter's run time.
 */
function findEndOfDigits(text: string, start: number): number {
  let end = start;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code < ZERO + 10;
}

function trimLeadingZeros(text: string, start: number, end: number): string {
  let first = start;
  while (first < end - 1 && text.charCodeAt(first) === ZERO) first += 1;
  return text.slice(first, end);
}

/**
 * Parses an amount in baht: a decimal number with at most two decimals. Throws RangeError with a message
 * that contains the text.
 */
export function parseAmount(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (!decimal || decimal.fraction.length > SATANG_DIGITS) {
    throw new RangeError(
      `Not an amount of money: ${JSON.stringify(text)}. Expected a decimal string such as "12345.50".`,
    );
  }
  return decimal;
}

/**
 * Rounds half away from zero to the given number of decimals, or pads with zeros. Throws RangeError for
 * decimals outside 0 to 100.
 */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_DECIMALS) {
    throw new RangeError(`A number has 0 to ${MAX_DECIMALS} decimals, got ${decimals}.`);
  }
  const { negative, whole, fraction } = value;
  if (fraction.length <= decimals) return { negative, whole, fraction: fraction.padEnd(decimals, '0') };
  const kept = BigInt(whole + fraction.slice(0, decimals)) + (fraction.charAt(decimals) >= '5' ? 1n : 0n);
  const digits = kept.toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return { negative, whole: digits.slice(0, point), fraction: digits.slice(point) };
}

/** Whether every digit is 0, so that `-0.00` can be shown without its sign. */
export function isZero(value: Decimal): boolean {
  return value.whole === '0' && /^0*$/.test(value.fraction);
}

/** Adds thousands separators and leaves out the sign: `1,234,567.50`. */
export function groupDigits({ whole, fraction }: Decimal): string {
  let grouped = whole.slice(-3);
  for (let end = whole.length - 3; end > 0; end -= 3) {
    grouped = `${whole.slice(Math.max(0, end - 3), end)},${grouped}`;
  }
  return fraction === '' ? grouped : `${grouped}.${fraction}`;
}
