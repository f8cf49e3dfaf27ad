import { describe, expect, it } from 'vitest';
import { getInterest } from './interest.ts';
import { TO_SATANG } from './rounding.ts';

const BY_365 = { yearDays: 365, rounding: TO_SATANG } as const;
const BY_YEAR = { yearDays: 'actual', rounding: TO_SATANG } as const;
const RATES = [{ from: '2020-01-01', rate: '6' }];

describe('interest by days', () => {
  it('changes its rate within a month on the day of the change', () => {
    const rates = [...RATES, { from: '2026-06-11', rate: '5.5' }];
    const interest = getInterest(
      { balance: 36_500_000n, from: '2026-06-01', to: '2026-07-01', rates },
      BY_365,
    );
    expect(interest).toEqual({
      status: 'known',
      value: {
        amount: 10n * 6_000n + 20n * 5_500n,
        days: 30,
        parts: [
          { from: '2026-06-01', to: '2026-06-11', days: 10, rate: '6' },
          { from: '2026-06-11', to: '2026-07-01', days: 20, rate: '5.5' },
        ],
      },
    });
  });

  it('counts 29 February', () => {
    const february = { balance: 36_500_000n, from: '2028-02-01', to: '2028-03-01', rates: RATES };
    expect(getInterest(february, BY_365)).toMatchObject({ value: { amount: 29n * 6_000n, days: 29 } });
    expect(getInterest({ ...february, balance: 36_600_000n }, BY_YEAR)).toMatchObject({
      value: { amount: 29n * 6_000n },
    });
  });

  it('counts each year by its own length over the turn of the year', () => {
    const interest = getInterest(
      { balance: 365n * 366n * 10_000n, from: '2027-12-22', to: '2028-01-11', rates: RATES },
      BY_YEAR,
    );
    expect(interest).toMatchObject({
      value: { amount: 10n * 366n * 600n + 10n * 365n * 600n, parts: [{ days: 10 }, { days: 10 }] },
    });
    const by365 = getInterest({ balance: 365n, from: '2027-12-22', to: '2028-01-11', rates: RATES }, BY_365);
    expect(by365).toMatchObject({ value: { parts: [{ days: 20 }] } });
  });

  it('is zero at a rate of zero, and on the day itself', () => {
    const zero = [{ from: '2020-01-01', rate: '0' }];
    const month = { balance: 100_000n, from: '2026-06-01', to: '2026-07-01' };
    expect(getInterest({ ...month, rates: zero }, BY_365)).toMatchObject({ value: { amount: 0n, days: 30 } });
    expect(getInterest({ ...month, to: month.from, rates: [] }, BY_365)).toMatchObject({
      value: { amount: 0n, days: 0 },
    });
  });

  it('refuses a negative rate', () => {
    const rates = [{ from: '2020-01-01', rate: '-6' }];
    expect(() => getInterest({ balance: 100n, from: '2026-06-01', to: '2026-07-01', rates }, BY_365)).toThrow(
      'Not a rate: "-6"',
    );
  });

  it('says from which day a rate is missing', () => {
    const month = { balance: 100_000n, from: '2019-12-01', to: '2020-02-01' };
    const missing = { status: 'missing', missing: [{ fact: 'rate', on: '2019-12-01' }] };
    expect(getInterest({ ...month, rates: RATES }, BY_365)).toEqual(missing);
    expect(getInterest({ ...month, rates: [] }, BY_365)).toEqual(missing);
  });

  it('says that a day lies before the last payment', () => {
    const backwards = { balance: 100_000n, from: '2026-06-02', to: '2026-06-01', rates: RATES };
    expect(getInterest(backwards, BY_365)).toEqual({ status: 'impossible', reason: 'before-last-payment' });
  });

  it('is exact with amounts of 15 digits', () => {
    const year = { balance: 999_999_999_999_999n, from: '2026-01-01', to: '2027-01-01' };
    const rates = [{ from: '2020-01-01', rate: '7.2501' }];
    expect(getInterest({ ...year, rates }, BY_365)).toMatchObject({ value: { amount: 72_501_000_000_000n } });
  });
});
