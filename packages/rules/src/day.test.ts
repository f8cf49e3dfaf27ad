import { describe, expect, it } from 'vitest';
import { countDays, countMonths, dayInMonth, daysInYear, shiftDay, shiftMonth } from './day.ts';

describe('days and months', () => {
  it.each([
    ['2026-02-01', '2026-03-01', 28],
    ['2028-02-01', '2028-03-01', 29],
    ['2028-02-29', '2029-02-28', 365],
    ['1900-02-28', '1900-03-01', 1],
    ['2000-02-28', '2000-03-01', 2],
    ['2026-05-25', '2026-05-25', 0],
    ['2026-05-25', '2026-05-24', -1],
  ])('counts the days from %s to %s as %d', (from, to, days) => {
    expect(countDays(from, to)).toBe(days);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '0000-00-00'])('refuses the day "%s"', (day) => {
    expect(() => countDays(day, '2026-01-01')).toThrow(`Not a date: "${day}"`);
  });

  it('counts calendar months and ignores the day', () => {
    expect(countMonths('2025-12-31', '2026-01-01')).toBe(1);
    expect(countMonths('2026-01-01', '2025-01-31')).toBe(-12);
  });

  it('shifts months across years', () => {
    expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(shiftMonth({ year: 2026, month: 6 }, 12)).toEqual({ year: 2027, month: 6 });
  });

  it('ends a short month on its last day', () => {
    expect(dayInMonth({ year: 2028, month: 2 }, 31)).toEqual({ year: 2028, month: 2, day: 29 });
  });

  it('shifts days across the ends of a month', () => {
    expect(shiftDay({ year: 2026, month: 3, day: 1 }, -2)).toEqual({ year: 2026, month: 2, day: 27 });
    expect(shiftDay({ year: 2026, month: 12, day: 31 }, 2)).toEqual({ year: 2027, month: 1, day: 2 });
    expect(shiftDay({ year: 2026, month: 5, day: 10 }, 2)).toEqual({ year: 2026, month: 5, day: 12 });
  });

  it.each([
    [2026, 365],
    [2028, 366],
    [2100, 365],
    [2000, 366],
  ])('gives the year %d %d days', (year, days) => {
    expect(daysInYear(year)).toBe(days);
  });
});
