import { absMoney, isMoney } from '@sahakorn/thai/money';
import { getSign } from './shown-money.ts';
import { warnAboutValue } from './shown-values.ts';

const SCALE = 1_000_000;

/** The exact amount in satang; null if it is missing or, with a warning in development, invalid. */
export function toSatang(part: string, value: string | null | undefined): bigint | null {
  if (value === null || value === undefined) return null;
  // An app without types may pass anything.
  if (typeof value !== 'string' || !isMoney(value)) {
    warnAboutValue(part, value, 'a decimal string in baht such as "12345.50"');
    return null;
  }
  const satang = BigInt(absMoney(value).replace('.', ''));
  return getSign(value) === -1 ? -satang : satang;
}

/** `part` divided by `whole`, for drawing: only the quotient is a float, never an amount. */
export function getRatio(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * BigInt(SCALE)) / whole) / SCALE;
}
