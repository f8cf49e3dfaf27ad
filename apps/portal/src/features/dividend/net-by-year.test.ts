import { expect, it } from 'vitest';
import { DIVIDEND_YEAR } from '../../../test/benefit-fixtures.ts';
import type { DividendYear } from './dividend-endpoints.ts';
import { getNetByYear } from './net-by-year.ts';

function createYear(year: number, net: string): DividendYear {
  return { ...DIVIDEND_YEAR, account_year: year, net_amount: net };
}

it('orders the newest years oldest first, with a gap for a year without a dividend', () => {
  const years = [createYear(2025, '300.25'), createYear(2024, '-1.00'), createYear(2022, '100.00')];
  expect(getNetByYear(years)).toEqual([
    { label: '2565', value: '100.00' },
    { label: '2566', value: null },
    { label: '2567', value: '-1.00' },
    { label: '2568', value: '300.25' },
  ]);
});

it('returns at most ten years', () => {
  const points = getNetByYear([createYear(2025, '1.00'), createYear(1, '2.00')]);
  expect(points).toHaveLength(10);
  expect(points.at(0)).toEqual({ label: '2559', value: null });
  expect(points.at(-1)).toEqual({ label: '2568', value: '1.00' });
});

it('omits an unknown year', () => {
  const years = [createYear(2025, '1.00'), { ...DIVIDEND_YEAR, account_year: null }];
  expect(getNetByYear(years)).toEqual([{ label: '2568', value: '1.00' }]);
});

it('returns nothing without years', () => {
  expect(getNetByYear([])).toEqual([]);
});
