import { fromSatang, isMoney, toSatang } from '@sahakorn/thai/money';
import { toArabicDigits } from '@sahakorn/thai/digits';

const BAHT = 100n;
/** Digits with or without commas between thousands; a loose comma would be a slip of the finger. */
const GROUPED = /^(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.[0-9]{1,2})?$/;

/** A typed amount as a decimal string in baht: `1,500` is `1500.00`. Null for a text that is not one. */
export function parseAmount(text: string): string | null {
  const typed = toArabicDigits(text).trim();
  if (!GROUPED.test(typed)) return null;
  const plain = typed.replaceAll(',', '');
  return isMoney(plain) ? fromSatang(toSatang(plain)) : null;
}

/** The amount that is `steps` baht further, no less than `min` and no more than `max`. */
export function addSteps(value: string, steps: number, min: number, max: number): string {
  return clamp(toSatang(value) + BigInt(steps) * BAHT, min, max);
}

/** Whole baht for the slider, which stands at an end for an amount beyond it. */
export function toSliderValue(value: string, min: number, max: number): number {
  return Number(toSatang(clamp(toSatang(value), min, max)) / BAHT);
}

/** Whole baht of the slider as a decimal string. */
export function fromSliderValue(baht: number): string {
  return fromSatang(BigInt(baht) * BAHT);
}

function clamp(satang: bigint, min: number, max: number): string {
  const least = BigInt(min) * BAHT;
  const most = BigInt(max) * BAHT;
  return fromSatang(satang < least ? least : satang > most ? most : satang);
}
