import { fromSatang, toSatang } from '@sahakorn/thai/money';

const BAHT = 100n;

/** The amount moved by `steps` baht, clamped to `min` and `max`. */
export function addSteps(value: string, steps: number, min: number, max: number): string {
  return clamp(toSatang(value) + BigInt(steps) * BAHT, min, max);
}

/** Whole baht for the slider. An amount beyond an end is clamped to it. */
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
