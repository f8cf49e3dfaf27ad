import { describe, expect, it } from 'vitest';
import { MINUS_SIGN, formatNumber, formatRate } from './number.ts';

describe('formatNumber', () => {
  it.each([
    [0, '0.00'],
    [1, '1.00'],
    [12, '12.00'],
    [123, '123.00'],
    [1234, '1,234.00'],
    [1234567.891, '1,234,567.89'],
    [-1234.5, '−1,234.50'],
    [-0, '0.00'],
    [-0.004, '0.00'],
    [-0.005, '−0.01'],
    // The float is slightly less than 1.005, but is displayed as 1.005.
    [1.005, '1.01'],
    [0.1 + 0.2, '0.30'],
    [999.995, '1,000.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
    [1.5e22, '15,000,000,000,000,000,000,000.00'],
    [-2e-7, '0.00'],
  ])('formats %d as %s', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  it.each([
    ['0', '0.00'],
    ['-0', '0.00'],
    ['007.5', '7.50'],
    ['1234.5', '1,234.50'],
    ['0.005', '0.01'],
    ['0.0049999999999999999999', '0.00'],
    ['99999999999999999999.995', '100,000,000,000,000,000,000.00'],
    ['-123456789012345678901234567890.12', '−123,456,789,012,345,678,901,234,567,890.12'],
  ])('formats the text %j as %s, digit by digit', (value, expected) => {
    expect(formatNumber(value)).toBe(expected);
  });

  it.each([
    [1234.5678, 0, '1,235'],
    [0.5, 0, '1'],
    [-0.4, 0, '0'],
    [5.25, 3, '5.250'],
    ['5.255', 2, '5.26'],
    [2e-7, 7, '0.0000002'],
    [2.5e-7, 8, '0.00000025'],
    [1000, 1, '1,000.0'],
  ])('formats %j with %d decimals', (value, decimals, expected) => {
    expect(formatNumber(value, { decimals })).toBe(expected);
  });

  it('marks negatives with U+2212', () => {
    expect(MINUS_SIGN.codePointAt(0)).toBe(0x2212);
    expect(formatNumber(-1)).toBe(`${MINUS_SIGN}1.00`);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('refuses %d', (value) => {
    expect(() => formatNumber(value)).toThrow(new RangeError(`Not a decimal number: "${value}".`));
  });

  it.each(['', ' ', '1,234', '1.', '.5', '+1', '−1', '1e3', '0x10', '๑๒', '12 ', 'abc', '--1'])(
    'refuses the text %j',
    (value) => {
      expect(() => formatNumber(value)).toThrow(new RangeError(`Not a decimal number: "${value}".`));
    },
  );

  it.each([-1, 1.5, 101, Number.NaN])('refuses %d decimals', (decimals) => {
    expect(() => formatNumber(1, { decimals })).toThrow(
      new RangeError(`A number has 0 to 100 decimals, got ${decimals}.`),
    );
  });
});

describe('formatRate', () => {
  it.each([
    ['6.1255', '6.1255'],
    ['6.1250', '6.125'],
    ['5.2500', '5.25'],
    ['4', '4.00'],
    ['0.0000', '0.00'],
    [null, ' - '],
  ])('shows every digit of %j', (rate, expected) => {
    expect(formatRate(rate)).toBe(expected);
  });
});
