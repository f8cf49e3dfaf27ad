import { SATANG_DIGITS } from './decimal.ts';
import { normaliseCode } from './normalise.ts';

/** Why a text is no number: its form, a side of the books in place of a sign, or too many decimals. */
export type AmountRefusal = 'format' | 'side' | 'decimals';

export type AmountReading =
  | {
      ok: true;
      /** With all the decimals asked for: `-1234.50`. */
      amount: string;
      /** How a number below zero is marked, though it may be zero; a dash alone stands for nothing. */
      written: 'plain' | 'negative' | 'dash';
    }
  | { ok: false; reason: AmountRefusal };

const BAHT = '฿|thb|baht|บาท(?:ถ้วน)?|บ\\.';
const PERCENT = '%|ร้อยละ';
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** The plainest form, which needs no more reading. */
const STORED = /^-?(?:0|[1-9][0-9]*)\.[0-9]{2}$/;
const SIDE = /(?:^|[^a-z])[cd]r\.?$|^[cd]r(?:[^a-z]|$)|เดบิต|เครดิต/i;

const AMOUNT = { baht: toPattern(BAHT), percent: toPattern(PERCENT) };
const DASH_ALONE = new RegExp(`^(?:(?:${BAHT}) ?)?-(?: ?(?:${BAHT}))?$`, 'i');

/** A number in thousands: any other comma would be a typing error. */
function toPattern(unit: string): RegExp {
  const number = '((?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]*)(?:\\.[0-9]*)?)';
  return new RegExp(
    `^(?:(?:${unit}) ?)?(\\()? ?([+-])? ?(?:(?:${unit}) ?)?([+-])? ?${number}(-)?(?: ?(?:${unit}))?(-)? ?(\\))?(?: ?(?:${unit}))?$`,
    'i',
  );
}

/**
 * Reads an amount in baht, or a percentage, as people and books write it: `1,234.50`, `๑,๒๓๔.๕๐ บาท`, `฿1,234`,
 * `1,234.-`, `-20`, `20.00-`, `(20.00)`, `.5`, and `-` alone. Zeros past the decimals are left out, other
 * digits refused.
 */
export function readAmount(
  text: string,
  { decimals = SATANG_DIGITS, unit = 'baht' }: { decimals?: number; unit?: keyof typeof AMOUNT } = {},
): AmountReading {
  if (decimals === SATANG_DIGITS && STORED.test(text) && text !== '-0.00') {
    return { ok: true, amount: text, written: text.startsWith('-') ? 'negative' : 'plain' };
  }
  const typed = normaliseCode(text).replace(DASHES, '-');
  if (unit === 'baht' && DASH_ALONE.test(typed)) {
    return { ok: true, amount: toAmount('', '', { decimals, isNegative: false }), written: 'dash' };
  }
  const [, open, sign, laterSign, number = '', mark, laterMark, close] = AMOUNT[unit].exec(typed) ?? [];
  if (!/[0-9]/.test(number)) return { ok: false, reason: SIDE.test(typed) ? 'side' : 'format' };
  // In 1,234.- the dash stands for no satang.
  const minus = number.endsWith('.') && mark !== undefined ? undefined : mark;
  const signs = [open && close, sign, laterSign, minus, laterMark].filter((found) => found !== undefined);
  if (signs.length > 1 || (open === undefined) !== (close === undefined))
    return { ok: false, reason: 'format' };
  const [whole = '', tail = ''] = number.replaceAll(',', '').split('.');
  const fraction = tail.replace(/0+$/, '');
  if (fraction.length > decimals) return { ok: false, reason: 'decimals' };
  const isNegative = signs.length === 1 && signs[0] !== '+';
  return {
    ok: true,
    amount: toAmount(whole, fraction, { decimals, isNegative }),
    written: isNegative ? 'negative' : 'plain',
  };
}

function toAmount(
  whole: string,
  fraction: string,
  { decimals, isNegative }: { decimals: number; isNegative: boolean },
): string {
  const digits = whole.replace(/^0+(?=[0-9])/, '') || '0';
  const amount = decimals === 0 ? digits : `${digits}.${fraction.padEnd(decimals, '0')}`;
  return isNegative && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

/**
 * A typed amount as a decimal string in baht: `1,500 บาท` is `1500.00`. Null for a text that is not one, or
 * is negative.
 */
export function parseMoneyInput(text: string): string | null {
  const read = readAmount(text);
  return read.ok && read.written === 'plain' ? read.amount : null;
}
