import { describe, expect, it } from 'vitest';
import { toDayNumber } from './iso-date.ts';

const DAY_MS = 86_400_000;

describe('toDayNumber', () => {
  it.each([
    [1970, 1, 1, 0],
    [1969, 12, 31, -1],
    [2000, 2, 29, 11_016],
    [1, 1, 1, -719_162],
    [9999, 12, 31, 2_932_896],
  ])('gives the day %d-%d-%d the number %d', (year, month, day, number) => {
    expect(toDayNumber({ year, month, day })).toBe(number);
  });

  it('counts 800 years as the calendar of Date does', () => {
    const first = Date.UTC(1800, 0, 1) / DAY_MS;
    const wrong = Array.from({ length: 800 * 366 }, (_, index) => first + index).filter((number) => {
      const date = new Date(number * DAY_MS);
      const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      return toDayNumber({ year, month, day }) !== number;
    });
    expect(wrong).toEqual([]);
  });
});
