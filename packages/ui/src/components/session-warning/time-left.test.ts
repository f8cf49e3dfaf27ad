import { expect, it } from 'vitest';
import { formatTimeLeft } from './time-left.ts';

it.each([
  [105, '1\u00A0นาที 45\u00A0วินาที'],
  [120, '2\u00A0นาที'],
  [60, '1\u00A0นาที'],
  [59, '59\u00A0วินาที'],
  [59.2, '1\u00A0นาที'],
  [0.3, '1\u00A0วินาที'],
  [0, '0\u00A0วินาที'],
  [-4, '0\u00A0วินาที'],
  [3661, '61\u00A0นาที 1\u00A0วินาที'],
  [Number.NaN, '0\u00A0วินาที'],
  [Infinity, '0\u00A0วินาที'],
])('writes %s seconds as %j', (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words);
});
