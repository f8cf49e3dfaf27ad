import { describe, expect, it } from 'vitest';
import { payDaysFrom } from './pay-day.ts';

function firstDays(day: string, payDay: number, weekend: 'same' | 'before' | 'after', count = 3): string[] {
  const days = payDaysFrom(day, { payDay, weekend });
  return Array.from({ length: count }, () => days.next().value);
}

describe('the pay days', () => {
  it('fall on the same day of each month', () => {
    expect(firstDays('2026-10-26', 25, 'same')).toEqual(['2026-11-25', '2026-12-25', '2027-01-25']);
  });

  it('begin with the first day itself', () => {
    expect(firstDays('2026-11-25', 25, 'same', 1)).toEqual(['2026-11-25']);
  });

  it('fall on the last day of a shorter month', () => {
    expect(firstDays('2028-01-31', 31, 'same')).toEqual(['2028-01-31', '2028-02-29', '2028-03-31']);
    expect(firstDays('2027-02-01', 30, 'same', 1)).toEqual(['2027-02-28']);
  });

  it('move from a weekend to the Friday before', () => {
    expect(firstDays('2026-04-01', 25, 'before', 2)).toEqual(['2026-04-24', '2026-05-25']);
    expect(firstDays('2026-10-01', 25, 'before', 1)).toEqual(['2026-10-23']);
    expect(firstDays('2026-10-24', 25, 'before', 1)).toEqual(['2026-11-25']);
  });

  it('move from a weekend to the Monday after, into the next month too', () => {
    expect(firstDays('2026-01-31', 31, 'after', 2)).toEqual(['2026-02-02', '2026-03-02']);
    expect(firstDays('2026-10-01', 25, 'after', 1)).toEqual(['2026-10-26']);
  });
});
