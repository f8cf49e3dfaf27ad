import { describe, expect, it } from 'vitest';
import { graphemes, truncate } from './truncate.ts';

const FAMILY = '👩‍👩‍👧';

describe('graphemes', () => {
  it.each([
    ['ที่นี่', ['ที่', 'นี่']],
    ['น้ำ', ['น้ำ']],
    ['ก็', ['ก็']],
    ['เก้า', ['เ', 'ก้', 'า']],
    [`a${FAMILY}b`, ['a', FAMILY, 'b']],
    ['e\u0301', ['e\u0301']],
    ['', []],
  ])('splits %j', (text, expected) => {
    expect(graphemes(text)).toEqual(expected);
  });
});

describe('truncate', () => {
  it.each([
    ['a text of the length allowed', 'ก'.repeat(80), 80, 'ก'.repeat(80)],
    ['one character more', 'ก'.repeat(81), 80, `${'ก'.repeat(80)}...`],
    ['80 clusters in 240 code units', 'ที่'.repeat(80), 80, 'ที่'.repeat(80)],
    ['81 clusters', 'ที่'.repeat(81), 80, `${'ที่'.repeat(80)}...`],
    ['a mark at the cut', 'เปิดที่นี่', 4, 'เปิดที่...'],
    ['an emoji of several code points', FAMILY.repeat(3), 2, `${FAMILY.repeat(2)}...`],
    ['a text as long as allowed in clusters only', FAMILY.repeat(3), 3, FAMILY.repeat(3)],
    ['the space before the cut', 'ข่าว ประชาสัมพันธ์', 4, 'ข่าว ...'],
    ['a time before its unit', 'ตั้งแต่ 7.30 น. เป็นต้นไป', 9, 'ตั้งแต่ ...'],
    ['a time in which no line breaks', 'ตั้งแต่ 7.30\u00A0น. เป็นต้นไป', 10, 'ตั้งแต่ ...'],
    ['a time before the cut', 'ตั้งแต่ 7.30 น. เป็นต้นไป', 13, 'ตั้งแต่ 7.30 น. ...'],
    ['an amount in its digits', 'กู้ได้ 1,000,000 บาท', 8, 'กู้ได้ ...'],
    ['a date', 'วันที่ 26 พฤศจิกายน 2569', 10, 'วันที่ ...'],
    ['a number as long as all of it', '0-1234-5678-9', 4, '0-12...'],
    ['a length of zero', 'ข่าว', 0, '...'],
    ['an empty text', '', 0, ''],
  ])('shortens %s', (_, text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });

  it('shortens to 80 characters by default', () => {
    expect(truncate('ที่'.repeat(200))).toBe(`${'ที่'.repeat(80)}...`);
  });

  it('shortens a body of a quarter of a million characters', () => {
    expect(truncate('ข่าว ก. '.repeat(30_000), 8)).toBe('ข่าว ก. ข่...');
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a length of %s', (max) => {
    expect(() => truncate('ข่าว', max)).toThrow(
      new RangeError(`truncate needs a whole number of characters from 0 up, got ${max}.`),
    );
  });
});
