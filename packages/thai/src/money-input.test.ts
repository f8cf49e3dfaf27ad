import { expect, it } from 'vitest';
import { parseMoneyInput } from './money-input.ts';

it.each([
  ['1500', '1500.00'],
  ['1,500', '1500.00'],
  [' 1,500.5 ', '1500.50'],
  ['๑,๕๐๐', '1500.00'],
  ['0', '0.00'],
  ['123456789012345', '123456789012345.00'],
  ['1,5o0', null],
  ['1,50', null],
  ['15,00', null],
  ['-500', null],
  ['1.234', null],
  ['', null],
  ['1e3', null],
])('reads %j as %j', (text, amount) => {
  expect(parseMoneyInput(text)).toBe(amount);
});
