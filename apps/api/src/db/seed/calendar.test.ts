import { daysBetween } from '@sahakorn/thai/date-arithmetic';
import { describe, expect, it } from 'vitest';
import { getCalendar } from './calendar.ts';
import { isBusinessDay } from './pay-days.ts';

const at = (day: string) => getCalendar(new Date(`${day}T12:00:00+07:00`));

describe('calendar', () => {
  it('takes the day that it is in Bangkok', () => {
    expect(getCalendar(new Date('2026-11-20T16:59:59Z')).today).toBe('2026-11-20');
    expect(getCalendar(new Date('2026-11-20T17:00:00Z')).today).toBe('2026-11-21');
  });

  it.each([
    ['a Friday', '2026-11-20', '2026-11-19'],
    ['a Saturday', '2026-11-21', '2026-11-20'],
    ['a Sunday', '2026-11-22', '2026-11-20'],
    ['a Monday', '2026-11-23', '2026-11-20'],
    ['New Year', '2027-01-01', '2026-12-31'],
  ])('knows the last open day before %s', (_what, today, lastDay) => {
    expect(at(today).lastDay).toBe(lastDay);
  });

  it('names the days of a quiet Friday', () => {
    const calendar = at('2026-11-20');
    expect(calendar).toMatchObject({
      accountingYearFrom: '2026-01-01',
      nextPayDay: '2026-11-25',
      receiptsFrom: '2024-12-25',
      missed: { payDay: '2026-07-24', paidOn: '2026-08-03' },
    });
    expect(calendar.payDay(1)).toBe('2026-10-23');
    expect(calendar.payDay(5)).toBe('2026-06-25');
    expect(calendar.loanDay(5)).toBe('2026-06-10');
    expect(calendar.payDays).toHaveLength(240);
  });

  it.each(['2026-11-25', '2026-11-26', '2027-01-01', '2028-02-29', '2027-03-31'])(
    'keeps its days apart on %s',
    (today) => {
      const calendar = at(today);
      expect(calendar.payDay(1) < today).toBe(true);
      expect(calendar.nextPayDay >= today).toBe(true);
      expect(daysBetween(calendar.payDay(1), calendar.nextPayDay)).toBeGreaterThan(26);
      expect(calendar.missed.paidOn > calendar.missed.payDay).toBe(true);
      expect(calendar.missed.paidOn < calendar.payDay(3)).toBe(true);
      const open = [calendar.lastDay, calendar.nextPayDay, calendar.missed.paidOn, ...calendar.payDays];
      expect(open.every(isBusinessDay)).toBe(true);
    },
  );

  it('pays loans out before the pay day of the same month', () => {
    const calendar = at('2026-11-20');
    for (let back = 1; back <= 70; back += 1) {
      expect(calendar.loanDay(back) < calendar.payDay(back)).toBe(true);
      expect(calendar.loanDay(back) > calendar.payDay(back + 1)).toBe(true);
    }
  });
});
