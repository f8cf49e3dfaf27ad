import { toArabicDigits } from '@sahakorn/thai/digits';
import { Refusal } from './problems.ts';

const AMOUNT = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/;
const IN_BRACKETS = /^\((.+)\)$/;
const WHOLE_DIGITS = 13;

/**
 * Reads an amount in baht as books write it: `1234.5`, `1,234.50`, `-20`, `(20.00)`, `.5`, Thai digits too.
 * Gives a decimal string with two decimals; zeros past the satang are dropped, other digits refused.
 */
export function readMoney(text: string): string | Refusal {
  return readDecimal(text, { decimals: 2, whole: WHOLE_DIGITS });
}

/** Reads a percentage of at most four decimals, such as `5.25`. */
export function readRate(text: string): string | Refusal {
  const rate = readDecimal(text, { decimals: 4, whole: 3 });
  return typeof rate === 'string' && rate.startsWith('-') ? new Refusal('อัตราติดลบไม่ได้') : rate;
}

/** Reads a count: digits without sign or decimals, up to the largest `integer` of the database. */
export function readCount(text: string): string | Refusal {
  const digits = toArabicDigits(text).replace(/\.0+$/, '');
  if (!/^\d{1,15}$/.test(digits)) return new Refusal('ไม่ใช่จำนวนเต็ม');
  const count = Number(digits);
  return count > 2_147_483_647 ? new Refusal('จำนวนมากเกินไป') : String(count);
}

function readDecimal(text: string, limits: { decimals: number; whole: number }): string | Refusal {
  const digits = toArabicDigits(text).replace('\u2212', '-');
  const bracketed = IN_BRACKETS.exec(digits)?.[1];
  const match = AMOUNT.exec(bracketed ?? digits);
  const [, sign = '', grouped = '', tail = ''] = match ?? [];
  if (!match || (grouped === '' && tail === '') || (bracketed !== undefined && sign !== '')) {
    return new Refusal('ไม่ใช่จำนวนเงินหรือตัวเลข');
  }
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  const fraction = tail.replace(/0+$/, '');
  if (fraction.length > limits.decimals) return new Refusal(`มีทศนิยมเกิน ${limits.decimals} ตำแหน่ง`);
  if (whole.length > limits.whole) return new Refusal('ตัวเลขยาวเกินไป');
  const amount = `${whole}.${fraction.padEnd(limits.decimals, '0')}`;
  const negative = sign === '-' || bracketed !== undefined;
  return negative && /[1-9]/.test(amount) ? `-${amount}` : amount;
}
