import { describe, expect, it } from 'vitest';
import { getAverageReturn } from '../src/average-return.ts';
import type { DividendRule, ShareMovement } from '../src/dividend.ts';
import { getDividend } from '../src/dividend.ts';
import { getInterest } from '../src/interest.ts';
import { getSchedule } from '../src/loan-schedule.ts';
import type { Rounding } from '../src/rounding.ts';
import { TO_SATANG } from '../src/rounding.ts';

/** A share every month on a day of it; the accounting year is 2026. */
function monthly(amount: bigint, day: string): ShareMovement[] {
  return Array.from({ length: 12 }, (_, index) => ({
    day: `2026-${String(index + 1).padStart(2, '0')}-${day}`,
    amount,
  }));
}

const PER_SUM = { ...TO_SATANG, per: 'sum' } as const;

const FROM_ELEVEN: DividendRule = {
  weighing: { by: 'months', first: 11, divisor: 12, cutOff: 'month-end' },
  rounding: PER_SUM,
  ceiling: '10.00',
};

const UNTIL_THE_15TH: DividendRule = {
  ...FROM_ELEVEN,
  weighing: { by: 'months', first: 12, divisor: 12, cutOff: 15 },
};

describe('the dividend of 100,000 brought forward and 1,000 a month', () => {
  const year = { from: '2026-01-01', broughtForward: 10_000_000n, movements: monthly(100_000n, '28') };

  it('is 6,150.00 + 338.25 = 6,488.25 at 6.15 %', () => {
    const dividend = getDividend({ ...year, rate: '6.15' }, FROM_ELEVEN);
    expect(dividend).toMatchObject({ status: 'known', value: { amount: 648_825n } });
    const alone = getDividend({ ...year, rate: '6.15', movements: [] }, FROM_ELEVEN);
    expect(alone).toMatchObject({ value: { amount: 615_000n } });
    const paidIn = getDividend({ ...year, rate: '6.15', broughtForward: 0n }, FROM_ELEVEN);
    expect(paidIn).toMatchObject({ value: { amount: 33_825n } });
  });

  it('is 6,857.50 at 6.50 %', () => {
    const dividend = getDividend({ ...year, rate: '6.50' }, FROM_ELEVEN);
    expect(dividend).toMatchObject({ value: { amount: 685_750n, rate: '6.50' } });
  });

  it('has the lines 59, 54, 48, 43, 37 and 32 where every line is cut to the baht', () => {
    const cut: Rounding & { per: 'line' } = { unit: 'baht', mode: 'down', per: 'line' };
    const dividend = getDividend({ ...year, rate: '6.50' }, { ...FROM_ELEVEN, rounding: cut });
    const lines = dividend.status === 'known' ? dividend.value.lines.map((line) => line.dividend) : [];
    expect(lines.slice(0, 7)).toEqual([650_000n, 5_900n, 5_400n, 4_800n, 4_300n, 3_700n, 3_200n]);
    expect(lines.at(-1)).toBe(0n);
  });
});

it('returns 5,175.00 of an interest of 50,000 at 10.35 %', () => {
  const returned = getAverageReturn(
    { rate: '10.35', interest: [3_000_000n, 2_000_000n], defaulted: false },
    { noneAfterDefault: true, rounding: TO_SATANG },
  );
  expect(returned).toEqual({
    status: 'known',
    value: { amount: 517_500n, rate: '10.35', base: 5_000_000n, withheld: false },
  });
});

describe('the dividend of 197,500 at 4 % with 5,000 a month', () => {
  const year = { from: '2026-01-01', rate: '4', broughtForward: 19_750_000n };

  it('is 9,200.00 if paid by the 15th', () => {
    const dividend = getDividend({ ...year, movements: monthly(500_000n, '15') }, UNTIL_THE_15TH);
    expect(dividend).toMatchObject({ value: { amount: 920_000n } });
  });

  it('is 9,000.00 if paid later', () => {
    const dividend = getDividend({ ...year, movements: monthly(500_000n, '16') }, UNTIL_THE_15TH);
    expect(dividend).toMatchObject({ value: { amount: 900_000n } });
  });
});

describe('100,000 at 7.25 % for 30 days', () => {
  const rates = [{ from: '2020-01-01', rate: '7.25' }];
  const rule = { yearDays: 365, rounding: TO_SATANG } as const;

  it('is 595.89 of interest', () => {
    const interest = getInterest({ balance: 10_000_000n, from: '2026-05-25', to: '2026-06-24', rates }, rule);
    expect(interest).toMatchObject({ status: 'known', value: { amount: 59_589n, days: 30 } });
  });

  it('leaves 1,404.11 of principal of a payment of 2,000', () => {
    const schedule = getSchedule(
      {
        standing: { kind: 'open' },
        balance: 10_000_000n,
        interestPaidTo: '2026-05-25',
        arrear: 0n,
        rates,
        instalment: { constant: 'total', amount: 200_000n },
        lastPeriod: 7,
        finalPeriod: null,
      },
      { ...rule, payDay: 24, weekend: 'same' },
      { from: '2026-06-01' },
    );
    const row = schedule.status === 'known' ? schedule.value.rows[0] : undefined;
    expect(row).toEqual({
      period: 8,
      day: '2026-06-24',
      days: 30,
      interest: 59_589n,
      principal: 140_411n,
      total: 200_000n,
      balance: 9_859_589n,
      unpaid: 0n,
    });
  });
});
