import { describe, expect, it } from 'vitest';
import {
  baht,
  calculateInterest,
  interestForBalanceDays,
  applyPercent,
  toDecimal,
  toPercent,
} from './satang.ts';

describe('satang', () => {
  it.each([
    [0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [50, '0.50'],
    [100, '1.00'],
    [-1050, '-10.50'],
    [48_650_000, '486500.00'],
    [9_007_199_254_740_991, '90071992547409.91'],
  ])('writes %i as %s', (amount, text) => {
    expect(toDecimal(amount)).toBe(text);
  });

  it('counts a hundred satang to the baht', () => {
    expect(toDecimal(baht(2_500))).toBe('2500.00');
  });

  it('writes a rate as people do', () => {
    expect(toPercent(575)).toBe('5.75');
    expect(toPercent(200)).toBe('2.00');
  });

  // Worked by hand: balance × rate × days / 36,500.
  it.each([
    ['490500.00 at 5.75 % for 30 days', 49_050_000, 30, 575, '2318.12'],
    ['13500.00 at 6.25 % for 30 days', 1_350_000, 30, 625, '69.35'],
    ['a whole year', 10_000_000, 365, 300, '3000.00'],
    ['no day', 10_000_000, 0, 300, '0.00'],
    ['nothing', 0, 365, 300, '0.00'],
    ['less than half a satang', 100, 1, 100, '0.00'],
  ])('gives the interest on %s', (_what, balance, days, rate, interest) => {
    expect(toDecimal(calculateInterest(balance, days * rate))).toBe(interest);
  });

  it('rounds half a satang up', () => {
    expect(interestForBalanceDays(365 * 50, 100)).toBe(1);
    expect(interestForBalanceDays(365 * 49, 100)).toBe(0);
  });

  it('stays exact where a float would not', () => {
    expect(interestForBalanceDays(9_000_000_000_000_001, 200)).toBe(493_150_684_932);
  });

  it.each([
    [300_000, 15, 45_000],
    [10, 15, 2],
    [3, 15, 0],
    [300_000, 0, 0],
  ])('takes a percentage of %i', (amount, percent, part) => {
    expect(applyPercent(amount, percent)).toBe(part);
  });
});
