import { describe, expect, it } from 'vitest';
import type { DividendRule, DividendWeighing, ShareMovement } from './dividend.ts';
import { getDividend } from './dividend.ts';

const PER_SUM = { unit: 'satang', mode: 'half-up', per: 'sum' } as const;

function rule(weighing: DividendWeighing, other: Partial<DividendRule> = {}): DividendRule {
  return { weighing, rounding: PER_SUM, ceiling: null, ...other };
}

function parts(weighing: DividendWeighing, from: string, days: readonly string[]): (string | number)[] {
  const movements: ShareMovement[] = days.map((day) => ({ day, amount: 100n }));
  const dividend = getDividend({ from, rate: '5', broughtForward: 100n, movements }, rule(weighing));
  if (dividend.status !== 'known') return [dividend.status];
  return dividend.value.lines.map(({ weight }) => `${weight.parts}/${weight.divisor}`);
}

const MONTHS = { by: 'months', divisor: 12 } as const;

describe('the weight of a share', () => {
  it.each([5, 7, 15])('falls by a twelfth after the cut-off day %d', (cutOff) => {
    const days = [
      `2026-01-${cutOff}`,
      `2026-01-${cutOff + 1}`,
      `2026-02-${cutOff}`,
      '2026-12-01',
      '2026-12-31',
    ].map((day) => day.replace(/-(\d)$/, '-0$1'));
    expect(parts({ ...MONTHS, first: 12, cutOff }, '2026-01-01', days)).toEqual([
      '12/12',
      '12/12',
      '11/12',
      '11/12',
      '1/12',
      '0/12',
    ]);
  });

  it('counts the whole month with a cut-off at its end', () => {
    const days = ['2026-01-01', '2026-01-31', '2026-02-01', '2026-12-31'];
    expect(parts({ ...MONTHS, first: 12, cutOff: 'month-end' }, '2026-01-01', days)).toEqual([
      '12/12',
      '12/12',
      '12/12',
      '11/12',
      '1/12',
    ]);
    expect(parts({ ...MONTHS, first: 11, cutOff: 'month-end' }, '2026-01-01', days)).toEqual([
      '12/12',
      '11/12',
      '11/12',
      '10/12',
      '0/12',
    ]);
  });

  it('never falls below zero', () => {
    expect(parts({ ...MONTHS, first: 11, cutOff: 7 }, '2026-01-01', ['2026-12-31'])).toEqual([
      '12/12',
      '0/12',
    ]);
  });

  it('is of eleven parts with a divisor of 11', () => {
    const eleven = { by: 'months', first: 11, divisor: 11, cutOff: 'month-end' } as const;
    const days = ['2026-01-25', '2026-02-25', '2026-12-25'];
    expect(parts(eleven, '2026-01-01', days)).toEqual(['11/11', '11/11', '10/11', '0/11']);
  });

  it('follows an accounting year that begins in another month', () => {
    const days = ['2025-10-01', '2026-01-31', '2026-09-30'];
    expect(parts({ ...MONTHS, first: 12, cutOff: 'month-end' }, '2025-10-01', days)).toEqual([
      '12/12',
      '12/12',
      '9/12',
      '1/12',
    ]);
  });

  it('is of the days that are left, its own day included', () => {
    const days = ['2026-01-01', '2026-01-02', '2026-12-31'];
    expect(parts({ by: 'days', yearDays: 365 }, '2026-01-01', days)).toEqual([
      '365/365',
      '365/365',
      '364/365',
      '1/365',
    ]);
  });

  it('counts 29 February, and no share more than in full', () => {
    const days = ['2028-01-01', '2028-02-29', '2028-03-01'];
    expect(parts({ by: 'days', yearDays: 'actual' }, '2028-01-01', days)).toEqual([
      '366/366',
      '366/366',
      '307/366',
      '306/366',
    ]);
    expect(parts({ by: 'days', yearDays: 365 }, '2028-01-01', days)).toEqual([
      '365/365',
      '365/365',
      '307/365',
      '306/365',
    ]);
  });

  it('ends a year that began on 29 February before 1 March', () => {
    expect(parts({ by: 'days', yearDays: 'actual' }, '2028-02-29', ['2029-02-28'])).toEqual([
      '366/366',
      '1/366',
    ]);
  });
});

describe('a dividend', () => {
  const byDays = rule({ by: 'days', yearDays: 365 });
  const year = { from: '2026-01-01', rate: '5', broughtForward: 36_500_00n, movements: [] };

  it('loses what is withdrawn from its day on', () => {
    const movements = [{ day: '2026-12-22', amount: -36_500_00n }];
    const dividend = getDividend({ ...year, movements }, byDays);
    expect(dividend).toMatchObject({
      value: { amount: 355n * 500n, lines: [{ dividend: 182_500n }, { dividend: -5_000n }] },
    });
  });

  it('says by how much lines that are rounded for show miss the rounded sum', () => {
    const movements = ['2026-12-30', '2026-12-30', '2026-12-30'].map((day) => ({ day, amount: 25_00n }));
    const perSum = getDividend({ ...year, broughtForward: 0n, movements }, byDays);
    expect(perSum).toMatchObject({ value: { amount: 2n, lineDifference: -1n } });
    const perLine = getDividend(
      { ...year, broughtForward: 0n, movements },
      { ...byDays, rounding: { ...PER_SUM, per: 'line' } },
    );
    expect(perLine).toMatchObject({ value: { amount: 3n, lineDifference: 0n } });
  });

  it('states which shares count, and the rounding differences', () => {
    const movements = ['2026-12-30', '2026-12-30'].map((day) => ({ day, amount: 25_10n }));
    const bySum = getDividend({ ...year, broughtForward: 1_00n, movements }, byDays);
    expect(bySum).toMatchObject({
      value: {
        counted: 128n,
        countedDifference: 0n,
        lines: [{ counted: 100n }, { counted: 14n }, { counted: 14n }],
      },
    });
    const three = [...movements, ...movements].map(({ day }) => ({ day, amount: 25_00n }));
    expect(getDividend({ ...year, broughtForward: 0n, movements: three }, byDays)).toMatchObject({
      value: { counted: 55n, countedDifference: -1n, amount: 3n, rounding: 0n },
    });
    const toBaht = { ...byDays, rounding: { unit: 'baht', mode: 'down', per: 'sum' } as const };
    const whole = getDividend({ ...year, broughtForward: 1_010_00n }, toBaht);
    expect(whole).toMatchObject({ value: { amount: 50_00n, counted: 1_010_00n, rounding: -50n } });
  });

  it('is refused above the lawful rate, and given at it', () => {
    const lawful = { ...byDays, ceiling: '10' };
    expect(getDividend({ ...year, rate: '10.0001' }, lawful)).toEqual({
      status: 'impossible',
      reason: 'over-ceiling',
    });
    expect(getDividend({ ...year, rate: '10.00' }, lawful)).toMatchObject({ value: { amount: 365_000n } });
  });

  it('says which facts are missing', () => {
    expect(getDividend({ ...year, rate: null, broughtForward: null }, byDays)).toEqual({
      status: 'missing',
      missing: [
        { fact: 'rate', on: '2026-01-01' },
        { fact: 'shares', on: '2026-01-01' },
      ],
    });
  });

  it.each(['2025-12-31', '2027-01-01'])('refuses a movement of %s', (day) => {
    const movements = [{ day, amount: 100n }];
    expect(() => getDividend({ ...year, movements }, byDays)).toThrow('outside the accounting year');
  });

  it('refuses months of a year that does not begin on a first', () => {
    const months = rule({ by: 'months', first: 12, divisor: 12, cutOff: 7 });
    expect(() => getDividend({ ...year, from: '2026-01-15' }, months)).toThrow('begins on a first');
  });

  it('is exact with shares of 15 digits', () => {
    const dividend = getDividend({ ...year, rate: '6.1255', broughtForward: 999_999_999_999_999n }, byDays);
    expect(dividend).toMatchObject({ value: { amount: 61_255_000_000_000n } });
  });
});
