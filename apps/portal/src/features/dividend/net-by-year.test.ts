import { expect, it } from 'vitest';
import { DIVIDEND_YEAR } from '../../../test/benefit-fixtures.ts';
import type { DividendYear } from './dividend-endpoints.ts';
import { getNetByYear } from './net-by-year.ts';

function createYear(year: number, net: string): DividendYear {
  return { ...DIVIDEND_YEAR, account_year: year, net_amount: net };
}

it('turns the newest years round and leaves a gap for a year without a dividend', () => {
  const years = [createYear(2025, '300.25'), createYear(2024, '-1.00'), createYear(2022, '100.00')];
  expect(getNetByYear(years)).toEqual([
    { label: '2565', value: '100.00' },
    { label: '2566', value: null },
    { label: '2567', value: '-1.00' },
    { label: '2568', value: '300.25' },
  ]);
});

it('draws ten years at most, however far the books reach', () => {
  const points = getNetByYear([createYear(2025, '1.00'), createYear(1, '2.00')]);
  expect(points).toHaveLength(10);
  expect(points.at(0)).toEqual({ label: '2559', value: null });
  expect(points.at(-1)).toEqual({ label: '2568', value: '1.00' });
});

it('leaves out a year that is not known', () => {
  const years = [createYear(2025, '1.00'), { ...DIVIDEND_YEAR, account_year: null }];
  expect(getNetByYear(years)).toEqual([{ label: '2568', value: '1.00' }]);
});

it('has nothing to draw of no years', () => {
  expect(getNetByYear([])).toEqual([]);
});
