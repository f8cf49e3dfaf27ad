import { expect, it } from 'vitest';
import { readTypedAmount } from './typed-amount.ts';

it.each([
  ['1,500', '1500.00'],
  ['1500.5', '1500.50'],
  ['๑,๕๐๐.๒๕', '1500.25'],
  [' 007 ', '7.00'],
  ['0', '0.00'],
  ['1,5o0', null],
  ['-1', null],
  ['1.234', null],
  ['', null],
  ['12345678901234', null],
])('reads %j as %s', (typed, amount) => {
  expect(readTypedAmount(typed)).toBe(amount);
});
