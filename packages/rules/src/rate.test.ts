import { describe, expect, it } from 'vitest';
import { parseRate, readRates } from './rate.ts';

describe('a rate', () => {
  it.each([
    ['5.75', 57_500n],
    ['6.1255', 61_255n],
    ['0', 0n],
    ['0.0001', 1n],
    ['100', 1_000_000n],
  ])('reads %s with all its digits', (rate, millionths) => {
    expect(parseRate(rate)).toBe(millionths);
  });

  it.each(['-1.00', '', '5,75', '5.75 %', '6.12555', '1e1', '1000', 'NaN'])('refuses "%s"', (rate) => {
    expect(() => parseRate(rate)).toThrow('Not a rate');
  });
});

describe('a history of rates', () => {
  it('is read by day, in whichever order it is written', () => {
    const rates = [
      { from: '2026-07-01', rate: '5.5' },
      { from: '2024-01-01', rate: '6' },
    ];
    expect(readRates(rates).map(({ from }) => from)).toEqual(['2024-01-01', '2026-07-01']);
  });

  it('refuses two rates from one day', () => {
    const rate = { from: '2026-07-01', rate: '5.5' };
    expect(() => readRates([rate, { ...rate, rate: '6' }])).toThrow('Two rates from 2026-07-01');
  });

  it('refuses a day that does not exist', () => {
    expect(() => readRates([{ from: '2026-02-29', rate: '5.5' }])).toThrow('Not a date');
  });
});
