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
