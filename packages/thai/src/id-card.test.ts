import { describe, expect, it } from 'vitest';
import { formatIdCard, isIdCard, maskIdCard } from './id-card.ts';

describe('isIdCard', () => {
  it.each(['1100200300412', '3100200300427', '5100200300431', '1100200300447', '3100200300451'])(
    'accepts %s, whose check digit is right',
    (text) => {
      expect(isIdCard(text)).toBe(true);
    },
  );

  it.each(['1100200300030', '1100200300081'])(
    'accepts %s, whose check digit represents ten or eleven',
    (text) => {
      expect(isIdCard(text)).toBe(true);
    },
  );

  it('accepts only one of the ten check digits', () => {
    const accepted = Array.from({ length: 10 }, (_, digit) => `110020030041${digit}`).filter(isIdCard);
    expect(accepted).toEqual(['1100200300412']);
  });

  it.each([
    ['one digit typed wrong', '1100200300512'],
    ['two neighbours swapped', '1100200304012'],
    ['12 digits', '110020030041'],
    ['14 digits', '11002003004120'],
    ['dashes', '1-1002-00300-41-2'],
    ['Thai digits', '๑๑๐๐๒๐๐๓๐๐๔๑๒'],
    ['a letter', '110020030041x'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isIdCard(text)).toBe(false);
  });
});

describe('formatIdCard', () => {
  it.each([
    ['1100200300412', '1-1002-00300-41-2'],
    ['xxxxxxxxx0412', 'x-xxxx-xxxx0-41-2'],
    ['1-1002-00300-41-2', '1-1002-00300-41-2'],
    ['110020030041', '110020030041'],
    ['', ''],
  ])('formats %j as %j', (text, expected) => {
    expect(formatIdCard(text)).toBe(expected);
  });
});

describe('maskIdCard', () => {
  it.each([
    ['1100200300412', 'x-xxxx-xxxx0-41-2'],
    ['1-1002-00300-41-2', 'x-xxxx-xxxx0-41-2'],
    ['xxxxxxxxx0412', 'x-xxxx-xxxx0-41-2'],
    ['x-xxxx-xxxx0-41-2', 'x-xxxx-xxxx0-41-2'],
    ['110020030041', 'xxxxxxxxxxxx'],
    ['๑๑๐๐๒๐๐๓๐๐๔๑๒', 'xxxxxxxxxxxxx'],
    ['1100200300412 ', 'xxxxxxxxxxxxx '],
    ['', ''],
  ])('masks %j as %j', (text, expected) => {
    expect(maskIdCard(text)).toBe(expected);
  });
});
