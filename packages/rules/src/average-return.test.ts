import { expect, it } from 'vitest';
import { getAverageReturn } from './average-return.ts';
import { TO_SATANG } from './rounding.ts';

const RULE = { noneAfterDefault: true, rounding: TO_SATANG };
const YEAR = { rate: '8', interest: [1_234_56n], defaulted: false };

it('is the rate of the interest paid in the year', () => {
  expect(getAverageReturn(YEAR, RULE)).toMatchObject({ value: { amount: 98_76n, withheld: false } });
});

it('is nothing for a year with a default, where so ruled', () => {
  const defaulted = { ...YEAR, defaulted: true };
  expect(getAverageReturn(defaulted, RULE)).toMatchObject({
    value: { amount: 0n, base: 1_234_56n, withheld: true },
  });
  expect(getAverageReturn(defaulted, { ...RULE, noneAfterDefault: false })).toMatchObject({
    value: { amount: 98_76n, withheld: false },
  });
});

it('says which facts are missing, a default only where it matters', () => {
  const unknown = { rate: null, interest: [100n, null], defaulted: null };
  expect(getAverageReturn(unknown, RULE)).toEqual({
    status: 'missing',
    missing: [{ fact: 'rate' }, { fact: 'interest' }, { fact: 'default' }],
  });
  expect(getAverageReturn({ ...YEAR, defaulted: null }, { ...RULE, noneAfterDefault: false })).toMatchObject({
    status: 'known',
  });
});

it.each([
  ['no interest', [], 0n],
  ['interest that was given back', [1_234_56n, -1_234_56n], 0n],
  ['a part that was given back', [1_234_56n, -34_56n], 96_00n],
  ['interest of 15 digits', [9_999_999_999_999_99n], 800_000_000_000_00n],
])('is the rate of %s', (_what, interest, amount) => {
  expect(getAverageReturn({ ...YEAR, interest }, RULE)).toMatchObject({ value: { amount } });
});
