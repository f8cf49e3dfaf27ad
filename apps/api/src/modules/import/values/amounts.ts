import { type AmountRefusal, readAmount } from '@sahakorn/thai/money-input';
import { normaliseCode } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../../language.ts';
import { Refusal } from './problems.ts';

const WHOLE_DIGITS = 13;
const MAX_COUNT = 2_147_483_647;

/**
 * Reads an amount in baht as books write it, such as `1,234.50`, `20.00-`, `(20.00)` and `-` for nothing. Gives
 * a decimal string with two decimals; zeros past the satang are dropped, other digits refused.
 */
export function readMoney(text: string): string | Refusal {
  return readDecimal(text, { decimals: 2, whole: WHOLE_DIGITS, unit: 'baht' });
}

/** Reads a percentage of at most four decimals, such as `5.25`. */
export function readRate(text: string): string | Refusal {
  const rate = readDecimal(text, { decimals: 4, whole: 3, unit: 'percent' });
  const isNegative = typeof rate === 'string' && rate.startsWith('-');
  return isNegative ? new Refusal({ th: 'อัตราติดลบไม่ได้', en: 'a rate cannot be negative' }) : rate;
}

/** Reads a count: digits without sign or decimals, up to the largest `integer` of the database. */
export function readCount(text: string): string | Refusal {
  const digits = normaliseCode(text).replace(/\.0+$/, '');
  if (!/^\d{1,15}$/.test(digits)) return new Refusal({ th: 'ไม่ใช่จำนวนเต็ม', en: 'not a whole number' });
  const count = Number(digits);
  return count > MAX_COUNT
    ? new Refusal({ th: 'จำนวนมากเกินไป', en: 'the number is too large' })
    : String(count);
}

type Limits = { decimals: number; whole: number; unit: 'baht' | 'percent' };

function readDecimal(text: string, { decimals, whole, unit }: Limits): string | Refusal {
  const read = readAmount(text, { decimals, unit });
  if (!read.ok) return new Refusal(REASONS[read.reason](decimals));
  const digits = read.amount.length - decimals - (read.amount.startsWith('-') ? 2 : 1);
  return digits > whole ? new Refusal({ th: 'ตัวเลขยาวเกินไป', en: 'the number is too long' }) : read.amount;
}

const REASONS: Readonly<Record<AmountRefusal, (decimals: number) => Bilingual>> = {
  format: () => ({ th: 'ไม่ใช่จำนวนเงินหรือตัวเลข', en: 'not an amount or a number' }),
  side: () => ({
    th: 'มี CR หรือ DR ซึ่งไม่บอกว่าเป็นบวกหรือลบ ใช้เครื่องหมายลบ หรือแยกเป็นสองคอลัมน์แล้วใช้ credit และ debit ในแผนที่',
    en: 'has CR or DR, which does not say whether it is positive or negative; use a minus, or two columns with credit and debit in the map',
  }),
  decimals: (decimals) => ({
    th: `มีทศนิยมเกิน ${decimals} ตำแหน่ง`,
    en: `has more than ${decimals} decimals`,
  }),
};
