import { toArabicDigits } from './digits.ts';
import { fromSatang, isMoney, toSatang } from './money.ts';

/** Digits with or without commas between thousands; any other comma would be a typing error. */
const GROUPED = /^(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]{1,2})?$/;

/**
 * A typed amount as a decimal string in baht: `1,500` is `1500.00`. Null for
 * a text that is not one, or is negative.
 */
export function parseMoneyInput(text: string): string | null {
  const typed = toArabicDigits(text).trim();
  if (!GROUPED.test(typed)) return null;
  const plain = typed.replaceAll(',', '');
  return isMoney(plain) ? fromSatang(toSatang(plain)) : null;
}
