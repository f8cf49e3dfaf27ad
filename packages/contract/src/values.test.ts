import { describe, expect, it } from 'vitest';
import { IsoDate, MembershipNoInput, Money, Password } from './values.ts';

describe('MembershipNoInput', () => {
  it.each([
    ['1234', '001234'],
    ['001234', '001234'],
    ['7', '000007'],
    ['๑๒๓๔', '001234'],
    [' 1234\n', '001234'],
    ['\u202a1234\u202c', '001234'],
    [1234, '001234'],
    [0, '000000'],
  ])('pads %j to %s', (input, expected) => {
    expect(MembershipNoInput.parse(input)).toBe(expected);
  });

  it.each([
    [''],
    ['1234567'],
    ['12a'],
    ['12 34'],
    ['1234\n5'],
    [-1],
    [1.5],
    [1_000_000],
    [['001234']],
    [{}],
    [null],
    [true],
  ])('refuses %j', (input) => {
    expect(MembershipNoInput.safeParse(input).success).toBe(false);
  });
});

describe('Money', () => {
  it.each(['0.00', '12345.50', '-8000.00', '9999999999999.99'])('accepts %s', (text) => {
    expect(Money.parse(text)).toBe(text);
  });

  it.each([['1'], ['1.5'], ['1,000.00'], ['+1.00'], ['1.000'], [12.5], ['NaN'], ['']])(
    'refuses %j',
    (value) => {
      expect(Money.safeParse(value).success).toBe(false);
    },
  );
});

describe('IsoDate', () => {
  it.each(['2026-11-19', '2024-02-29', '1958-08-12'])('accepts %s', (text) => {
    expect(IsoDate.parse(text)).toBe(text);
  });

  it.each([
    ['2026-02-29'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['0000-00-00'],
    ['2569-11-19T00:00:00Z'],
    ['19/11/2569'],
    [20261119],
  ])('refuses %j', (value) => {
    expect(IsoDate.safeParse(value).success).toBe(false);
  });
});

describe('Password', () => {
  it('counts characters, not UTF-16 units', () => {
    expect(Password.safeParse('😀'.repeat(128)).success).toBe(true);
    expect(Password.safeParse('😀'.repeat(129)).success).toBe(false);
  });

  it('refuses an empty text', () => {
    expect(Password.safeParse('').success).toBe(false);
  });
});
