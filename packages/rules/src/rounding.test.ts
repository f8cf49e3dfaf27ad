import { expect, it } from 'vitest';
import type { Rounding } from './rounding.ts';
import { roundFraction } from './rounding.ts';

const rounding = (text: string): Rounding => {
  const [mode, unit] = text.split(' to the ');
  if ((mode !== 'half-up' && mode !== 'down' && mode !== 'up') || (unit !== 'satang' && unit !== 'baht')) {
    throw new Error(text);
  }
  return { mode, unit };
};

it.each([
  ['half-up to the satang', 5n, 2n, 3n],
  ['half-up to the satang', -5n, 2n, -3n],
  ['half-up to the satang', 49n, 100n, 0n],
  ['down to the satang', 299n, 100n, 2n],
  ['down to the satang', -299n, 100n, -2n],
  ['up to the satang', 201n, 100n, 3n],
  ['up to the satang', -201n, 100n, -3n],
  ['up to the satang', 200n, 100n, 2n],
  ['half-up to the baht', 5_949n, 1n, 5_900n],
  ['half-up to the baht', 5_950n, 1n, 6_000n],
  ['down to the baht', 5_999n, 1n, 5_900n],
  ['up to the baht', 5_901n, 1n, 6_000n],
  ['half-up to the satang', 999_999_999_999_999n * 3n + 2n, 3n, 1_000_000_000_000_000n],
])('rounds %s: %d / %d = %d', (rule, top, bottom, rounded) => {
  expect(roundFraction(top, bottom, rounding(rule))).toBe(rounded);
});
