import { describe, expect, it } from 'vitest';
import { typeAsLatin, typeAsThai } from './keyboard-layout.ts';

describe('the other keyboard layout', () => {
  it.each([
    ['ghj', 'เ้่'],
    ["g'bod^h", 'เงินกู้'],
    ['xyoz]', 'ปันผล'],
    ['lsdiIN', 'สหกรณ์'],
  ])('%s was meant as %s', (typed, thai) => {
    expect(typeAsThai(typed)).toBe(thai);
    expect(typeAsLatin(thai)).toBe(typed);
  });

  it('writes English typed in Thai letters', () => {
    expect(typeAsLatin('แนนย')).toBe('coop');
    expect(typeAsLatin('สหกรณ์ 2569')).toBe('lsdiIN 2569');
  });

  it('has one letter for each key', () => {
    const keys = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
    const letters = keys.map(typeAsThai);
    expect(new Set(letters).size).toBe(keys.length);
    expect(letters.map(typeAsLatin)).toEqual(keys);
  });
});
