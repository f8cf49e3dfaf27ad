import { expect, it } from 'vitest';
import { getNextYear } from './next-year.ts';

it.each([
  [2025, '2026-11-23', 2026],
  [2025, '2027-01-31', 2026],
  [2026, '2026-12-31', null],
  [2024, '2027-01-31', null],
  [2028, '2026-11-23', null],
  [null, '2026-11-23', null],
])('after %s, on %s, comes %s', (account_year, today, next) => {
  expect(getNextYear({ account_year }, today)).toBe(next);
});

it.each([
  [2025, '2025-09-30', '2026-09-30', 2026],
  [2026, '2026-09-30', '2026-09-30', null],
  [2026, '2026-09-30', '2026-10-01', 2027],
  [2025, '2025-09-30', '2026-10-01', 2026],
  [2027, '2027-02-28', '2028-02-29', 2028],
  [2028, '2028-02-29', '2028-03-01', 2029],
  [2025, '', '2026-10-01', 2026],
])('after the year %i until %s, on %s, comes %s', (account_year, year_to, today, next) => {
  expect(getNextYear({ account_year, year_to }, today)).toBe(next);
});
