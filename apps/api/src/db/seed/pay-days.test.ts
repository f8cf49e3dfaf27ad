import { describe, expect, it } from 'vitest';
import {
  businessDayFrom,
  businessDays,
  businessDayUntil,
  isBusinessDay,
  monthLabel,
  nextPayDay,
  payDayInMonth,
  payDaysBefore,
  yearAndMonth,
} from './pay-days.ts';

describe('pay days', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-23', true],
  ])('%s is a business day: %s', (day, open) => {
    expect(isBusinessDay(day)).toBe(open);
  });

  it('goes back or on to a day on which the counter is open', () => {
    expect(businessDayUntil('2026-11-22')).toBe('2026-11-20');
    expect(businessDayFrom('2026-11-21')).toBe('2026-11-23');
    expect(businessDayUntil('2026-11-20')).toBe('2026-11-20');
    expect(businessDayFrom('2026-11-20')).toBe('2026-11-20');
  });

  it('lists the business days of a span, ends included', () => {
    expect(businessDays('2026-11-20', '2026-11-24')).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
    expect(businessDays('2026-11-21', '2026-11-22')).toEqual([]);
  });

  it.each([
    ['2026-11-01', 0, '2026-11-25'],
    ['2026-10-31', 0, '2026-10-23'],
    ['2026-11-30', -1, '2026-10-23'],
    ['2026-12-31', 2, '2027-02-25'],
  ])('pays on the 25th or the last business day before: %s and %i months', (day, months, payDay) => {
    expect(payDayInMonth(day, months)).toBe(payDay);
  });

  it.each([
    ['2026-11-24', '2026-10-23', '2026-11-25'],
    ['2026-11-25', '2026-10-23', '2026-11-25'],
    ['2026-11-26', '2026-11-25', '2026-12-25'],
    ['2026-10-24', '2026-10-23', '2026-11-25'],
    ['2027-01-01', '2026-12-25', '2027-01-25'],
  ])('on %s the latest pay day was %s and the next is %s', (today, latest, next) => {
    expect(payDaysBefore(today, 3).at(-1)).toBe(latest);
    expect(nextPayDay(today)).toBe(next);
  });

  it('lists pay days in order, one a month', () => {
    expect(payDaysBefore('2026-03-01', 4)).toEqual(['2025-11-25', '2025-12-25', '2026-01-23', '2026-02-25']);
  });

  it('names months in the Buddhist era', () => {
    expect(yearAndMonth('2026-11-20')).toBe('6911');
    expect(monthLabel('2026-10-23')).toBe('ต.ค. 2569');
  });
});
