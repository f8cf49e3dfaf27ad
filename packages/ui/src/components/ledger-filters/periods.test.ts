import { describe, expect, it } from 'vitest';
import { type Period, findPeriod, periodRange, rangeWords } from './periods.ts';

const NOVEMBER = new Date('2026-11-20T03:42:00Z');
const JANUARY = new Date('2027-01-15T03:00:00Z');

describe('periodRange', () => {
  it.each<[Period, string, string, string]>([
    ['month', '2026-11-20T03:42:00Z', '2026-11-01', '2026-11-20'],
    ['quarter', '2026-11-20T03:42:00Z', '2026-09-01', '2026-11-20'],
    ['half', '2026-11-20T03:42:00Z', '2026-06-01', '2026-11-20'],
    ['year', '2026-11-20T03:42:00Z', '2026-01-01', '2026-11-20'],
    ['half', '2027-03-31T03:00:00Z', '2026-10-01', '2027-03-31'],
    ['quarter', '2028-04-30T03:00:00Z', '2028-02-01', '2028-04-30'],
    // In Bangkok it is already the next month and year.
    ['month', '2026-12-31T17:00:00Z', '2027-01-01', '2027-01-01'],
  ])('%s at %s is %s to %s', (period, instant, from, to) => {
    expect(periodRange(period, new Date(instant))).toEqual({ from, to });
  });
});

describe('findPeriod', () => {
  it('knows a period by its days', () => {
    expect(findPeriod({ from: '2026-06-01', to: '2026-11-20' }, NOVEMBER)).toBe('half');
    expect(findPeriod({ from: '2026-06-02', to: '2026-11-20' }, NOVEMBER)).toBeNull();
    expect(findPeriod({ from: null, to: '2026-11-20' }, NOVEMBER)).toBeNull();
    expect(findPeriod({ from: null, to: null }, NOVEMBER)).toBe('all');
  });

  it('keeps to the chosen one of two that are the same days', () => {
    const range = { from: '2027-01-01', to: '2027-01-15' };
    expect(findPeriod(range, JANUARY)).toBe('month');
    expect(findPeriod(range, JANUARY, 'year')).toBe('year');
    expect(findPeriod(range, JANUARY, 'half')).toBe('month');
  });
});

describe('rangeWords', () => {
  it.each<[string | null, string | null, string | null]>([
    ['2026-06-01', '2026-11-20', '1 มิ.ย. ถึง 20 พ.ย. 2569'],
    ['2025-12-31', '2026-01-01', '31 ธ.ค. 2568 ถึง 1 ม.ค. 2569'],
    ['2026-11-20', '2026-11-20', '20 พ.ย. 2569'],
    ['2026-11-20', null, 'ตั้งแต่ 20 พ.ย. 2569'],
    [null, '2026-11-20', 'ถึง 20 พ.ย. 2569'],
    [null, null, null],
  ])('from %s to %s', (from, to, words) => {
    expect(rangeWords({ from, to })?.replaceAll('\u00A0', ' ') ?? null).toBe(words);
  });
});
