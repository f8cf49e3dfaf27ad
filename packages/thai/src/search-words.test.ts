import { describe, expect, it } from 'vitest';
import { isBetweenLetters } from './letters.ts';
import { normaliseThai } from './normalise.ts';
import { createSearchWords, foldForSearch } from './search-words.ts';

describe('foldForSearch', () => {
  it.each([
    ['เเจ้งเรื่องเงินก\u0e39\u0e49', 'แจ้งเรื่องเงินกู้'],
    ['น\u0e4d\u0e49\u0e32\u200bใจ', 'น้ำใจ'],
    ['พ.ศ. ๒๕๖๙ และ 2569', 'พ.ศ. 2569 และ 2569'],
    ['Savings COOP', 'savings coop'],
    ['İstanbul ÉTÉ', 'İstanbul été'],
    ['', ''],
  ])('writes %j as %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('makes every capital small that has one small letter', () => {
    const letters = Array.from({ length: 0x1_ffff }, (_, at) => String.fromCodePoint(at)).filter(
      (letter) => /\p{Lu}/u.test(letter) && letter.toLowerCase().length === letter.length,
    );
    const kept = letters.filter((letter) => foldForSearch(letter) !== letter.normalize('NFC').toLowerCase());
    expect(letters.length).toBeGreaterThan(1000);
    expect(kept).toEqual([]);
  });

  it('keeps every place where it was', () => {
    const text = 'ประกาศ İ ๑๒๓ 👩‍👩‍👧 ABC น้ำ';
    expect(foldForSearch(text)).toHaveLength(normaliseThai(text).length);
  });
});

describe('the words of a text', () => {
  const toThaiWords = createSearchWords(['สหกรณ์บ้านไร่']);
  const plain = (text: string) =>
    toThaiWords(text)
      .filter(({ compound }) => !compound)
      .map(({ word }) => word);
  const compounds = (text: string) =>
    toThaiWords(text)
      .filter(({ compound }) => compound)
      .map(({ word }) => word);

  it('are those of the dictionary, without signs and spaces', () => {
    expect(plain('ประชุม, "สมาชิก" (10 คน)')).toEqual(['ประชุม', 'สมาชิก', '10', 'คน']);
  });

  it.each(['ยื่นคำขอเงินกู้สามัญ', 'เพิ่มวงเงินกู้ให้สมาชิก'])('hold เงินกู้ wherever it is cut: %s', (text) => {
    expect([...plain(text), ...compounds(text)]).toContain('เงินกู้');
  });

  it('hold the terms of the cooperative beside their parts', () => {
    expect(compounds('ข่าวสหกรณ์บ้านไร่วันนี้')).toContain('สหกรณ์บ้านไร่');
    expect(plain('ข่าวสหกรณ์บ้านไร่วันนี้')).toContain('สหกรณ์');
  });

  it('say where they stand', () => {
    const text = 'จ่ายเงินปันผล';
    for (const { word, start, end } of toThaiWords(text)) expect(text.slice(start, end)).toBe(word);
  });

  it('are neighbours across spaces, but not across a stop', () => {
    const follows = toThaiWords('ทุน สมาชิก. รับ').filter(({ compound }) => !compound);
    expect(follows.map((item) => item.follows)).toEqual([false, true, false]);
  });

  it('never part a letter from its mark', () => {
    expect(createSearchWords(['กู'])('เงินกู้').map(({ word }) => word)).not.toContain('กู');
  });

  it('leave out what is too long to be a word', () => {
    expect(plain(`ก่อน ${'x'.repeat(41)} หลัง`)).toEqual(['ก่อน', 'หลัง']);
  });
});

it.each([
  ['กู้', 1, false],
  ['เงิน', 1, false],
  ['เงินกู้', 4, true],
  ['ก', 0, true],
  ['ก', 1, true],
])('may %s be cut at %i: %s', (text, offset, expected) => {
  expect(isBetweenLetters(text, offset)).toBe(expected);
});
