import { describe, expect, it } from 'vitest';
import { isClusterBoundary } from './letters.ts';
import { normaliseThai } from './normalise.ts';
import { createSearchTokenizer, foldForSearch } from './search-words.ts';

const FULL_WIDTH = /[\uff01-\uff5e]/;

describe('foldForSearch', () => {
  it.each([
    ['เเจ้งเรื่องเงินก\u0e39\u0e49', 'แจ้งเรื่องเงินกู้'],
    ['น\u0e4d\u0e49\u0e32\u200bใจ', 'น้ำใจ'],
    ['พ.ศ. ๒๕๖๙ และ 2569', 'พ.ศ. 2569 และ 2569'],
    ['Savings COOP', 'savings coop'],
    ['İstanbul ÉTÉ', 'İstanbul été'],
    ['ＰＭ２．５　Ａ', 'pm2.5 a'],
    ['ก\u0e48\u0e35่', 'กี่'],
    ['สิทธ์ิ พันธ์ุ ศักด์ิ', 'สิทธิ์ พันธุ์ ศักดิ์'],
    ['\u202eสิท\u00adธิ์\ufe0f', 'สิทธิ์'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('lower-cases every capital with a single lower-case letter', () => {
    const letters = Array.from({ length: 0x1_ffff }, (_, at) => String.fromCodePoint(at)).filter(
      (letter) => /\p{Lu}/u.test(letter) && letter.toLowerCase().length === letter.length,
    );
    const kept = letters.filter(
      (letter) =>
        foldForSearch(letter) !== letter.normalize(FULL_WIDTH.test(letter) ? 'NFKC' : 'NFC').toLowerCase(),
    );
    expect(letters.length).toBeGreaterThan(1000);
    expect(kept).toEqual([]);
  });

  it('keeps positions unchanged', () => {
    const text = 'ประกาศ İ ๑๒๓ 👩‍👩‍👧 ABC น้ำ';
    expect(foldForSearch(text)).toHaveLength(normaliseThai(text).length);
  });
});

describe('createSearchTokenizer', () => {
  const toThaiWords = createSearchTokenizer(['สหกรณ์บ้านไร่']);
  const plain = (text: string) =>
    toThaiWords(text)
      .filter(({ compound }) => !compound)
      .map(({ word }) => word);
  const compounds = (text: string) =>
    toThaiWords(text)
      .filter(({ compound }) => compound)
      .map(({ word }) => word);

  it('returns the words of the dictionary, without punctuation and spaces', () => {
    expect(plain('ประชุม, "สมาชิก" (10 คน)')).toEqual(['ประชุม', 'สมาชิก', '10', 'คน']);
  });

  it.each(['ยื่นคำขอเงินกู้สามัญ', 'เพิ่มวงเงินกู้ให้สมาชิก'])('hold เงินกู้ wherever it is cut: %s', (text) => {
    expect([...plain(text), ...compounds(text)]).toContain('เงินกู้');
  });

  it('returns the given terms in addition to their parts', () => {
    expect(compounds('ข่าวสหกรณ์บ้านไร่วันนี้')).toContain('สหกรณ์บ้านไร่');
    expect(plain('ข่าวสหกรณ์บ้านไร่วันนี้')).toContain('สหกรณ์');
  });

  it.each([
    ['มอบให้นายกฤษ ใจดี', 'กฤษ'],
    ['นายชาดา ใจดี', 'ชาดา'],
    ['นายกนก ใจดี', 'กนก'],
  ])('finds the name after its title in %s', (text, name) => {
    expect([...plain(text), ...compounds(text)]).toContain(name);
  });

  it.each(['นายกรัฐมนตรี กล่าว', 'นายกฯ กล่าว', 'นายกสมาคม กีฬา'])('finds no name in %s', (text) => {
    expect(compounds(text)).toEqual([]);
  });

  it('returns their positions', () => {
    const text = 'จ่ายเงินปันผล';
    for (const { word, start, end } of toThaiWords(text)) expect(text.slice(start, end)).toBe(word);
  });

  it('links neighbours across spaces, but not across punctuation', () => {
    const follows = toThaiWords('ทุน สมาชิก. รับ').filter(({ compound }) => !compound);
    expect(follows.map((item) => item.follows)).toEqual([false, true, false]);
  });

  it('does not separate a letter from its mark', () => {
    expect(createSearchTokenizer(['กู'])('เงินกู้').map(({ word }) => word)).not.toContain('กู');
  });

  it.each([
    ['มาตรา57 ปี2547 รัชกาลที่5', ['มาตรา', '57', 'ปี', '2547', 'รัชกาล', 'ที่', '5']],
    ['www.example.com', ['www', 'example', 'com']],
    ['covid19 5g 5.40', ['covid', '19', '5', 'g', '5.40']],
    ['ก.ท.ม. กทม', ['กทม', 'กทม']],
    ['รมว.ศธ. นพ.สมชาย', ['รมว', 'ศธ', 'นพ', 'สมชาย']],
    ['31 ธ.ค.66', ['31', 'ธค', '66']],
    ['กรุงเทพฯ กรุงเทพ ฯ', ['กรุงเทพ', 'กรุงเทพ']],
    ['หมู หมา ฯลฯ', ['หมู', 'หมา']],
  ])('splits %s', (text, words) => {
    expect(plain(text)).toEqual(words);
  });

  it('leaves out words that are too long', () => {
    expect(plain(`ก่อน ${'x'.repeat(41)} หลัง`)).toEqual(['ก่อน', 'หลัง']);
  });
});

it.each([
  ['กู้', 1, false],
  ['เงิน', 1, false],
  ['เงินกู้', 4, true],
  ['ก', 0, true],
  ['ก', 1, true],
])('isClusterBoundary(%s, %i) is %s', (text, offset, expected) => {
  expect(isClusterBoundary(text, offset)).toBe(expected);
});
