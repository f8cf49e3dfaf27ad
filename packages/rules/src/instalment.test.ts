import { describe, expect, it } from 'vitest';
import { getInstalment } from './instalment.ts';
import { TO_SATANG } from './rounding.ts';

const LOAN = { principal: 10_000_000n, rate: '6', months: 12 };

describe('the instalment of a new loan', () => {
  it('is equal principal, rounded up to the baht', () => {
    expect(getInstalment(LOAN, 'principal')).toEqual({ constant: 'principal', amount: 833_400n });
  });

  it('is the equal payment of an annuity', () => {
    expect(getInstalment(LOAN, 'total', TO_SATANG).amount).toBe(860_664n);
    expect(getInstalment(LOAN, 'total').amount).toBe(860_700n);
    expect(
      getInstalment({ principal: 100_000_000n, rate: '5.75', months: 360 }, 'total', TO_SATANG).amount,
    ).toBe(583_573n);
  });

  it('is equal principal at a rate of zero, and all of it in one month', () => {
    expect(getInstalment({ ...LOAN, rate: '0' }, 'total').amount).toBe(833_400n);
    expect(getInstalment({ ...LOAN, months: 1 }, 'total', TO_SATANG).amount).toBe(10_050_000n);
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d months', (months) => {
    expect(() => getInstalment({ ...LOAN, months }, 'total')).toThrow('Not a number of months');
  });
});
