import { expect, it } from 'vitest';
import { describeRounding } from './describe-rounding.ts';

it.each([
  [{ unit: 'satang', mode: 'half-up' }, 'ปัดเป็นสตางค์ ครึ่งสตางค์ขึ้นไปปัดขึ้น'],
  [{ unit: 'baht', mode: 'half-up' }, 'ปัดเป็นบาท 50 สตางค์ขึ้นไปปัดขึ้น'],
  [{ unit: 'baht', mode: 'down' }, 'ตัดเศษของบาททิ้ง'],
  [{ unit: 'satang', mode: 'up' }, 'ปัดเศษของสตางค์ขึ้น'],
  [{ unit: null, mode: 'up' }, null],
  [null, null],
] as const)('describes the rounding %o', (rounding, words) => {
  expect(describeRounding(rounding)).toBe(words);
});
