import { expect, it } from 'vitest';
import { getPaid } from './loan.ts';

it.each([
  ['-5000.00', '2163.58', '7163.58'],
  ['0.00', '2163.58', '2163.58'],
  ['620000.00', '0.00', undefined],
  ['620000.00', '5.00', '5.00'],
  ['-5000.00', null, null],
  [null, '2163.58', null],
])('principal %s and interest %s: paid %s', (principal_amount, interest_amount, paid) => {
  expect(getPaid({ principal_amount, interest_amount })).toBe(paid);
});
