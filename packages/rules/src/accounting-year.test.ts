import { describe, expect, it } from 'vitest';
import { findAccountingYear, getAccountingYear, getYearEndMonth } from './accounting-year.ts';
import { countDays } from './day.ts';

describe('an accounting year', () => {
  it.each([
    [2025, 12, '2025-01-01', '2025-12-31'],
    [2025, 9, '2024-10-01', '2025-09-30'],
    [2025, 1, '2024-02-01', '2025-01-31'],
    [2024, 2, '2023-03-01', '2024-02-29'],
    [2025, 2, '2024-03-01', '2025-02-28'],
    [2100, 2, '2099-03-01', '2100-02-28'],
  ])('of %i that ends with month %i is from %s to %s', (year, month, from, to) => {
    expect(getAccountingYear(year, month)).toEqual({ year, from, to });
  });

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    'that ends with month %i follows the one before, and its days belong to it',
    (month) => {
      for (let year = 2019; year <= 2030; year += 1) {
        const { from, to } = getAccountingYear(year, month);
        expect(countDays(getAccountingYear(year - 1, month).to, from)).toBe(1);
        expect([findAccountingYear(from, month).year, findAccountingYear(to, month).year]).toEqual([
          year,
          year,
        ]);
      }
    },
  );

  it('ends in December where the cooperative states no other month', () => {
    expect([getYearEndMonth(null), getYearEndMonth({}), getYearEndMonth({ yearEndMonth: 9 })]).toEqual([
      12, 12, 9,
    ]);
  });
});
