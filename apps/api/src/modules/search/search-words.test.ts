import { describe, expect, it } from 'vitest';
import { containsAny, getSpellings, markWords, trimPiece } from './highlight.ts';
import { getGrams } from './grams.ts';
import { isCorrectable, isOneEditApart, soundAlike, spellingForms } from './misspellings.ts';
import { isMeantInOtherLayout, toOtherLayout } from './other-layout.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { findCandidates } from './search-corrections.ts';
import { createTokenizer, isDictionaryWord } from './tokenizer.ts';
import { plainText } from '../../html/plain-text.ts';
import { createCompoundSplitter } from './compound-words.ts';

describe('a misspelling', () => {
  it.each([
    ['เงินกู้', 'เงินกุ้', true],
    ['ปันผล', 'ปันผลล', true],
    ['ปันผล', 'ปันล', true],
    ['abcd', 'acbd', true],
    ['ปันผล', 'ปันผล', false],
    ['abcd', 'badc', false],
    ['abc', 'xyc', false],
    ['ab', 'abcd', false],
    ['แบบฟอร์ม', 'แบบฟอม', true],
    ['สหกรณ์', 'สหกร', true],
    ['อิเล็กทรอนิกส์', 'อิเล็กทรอนิก', true],
  ])('lies between %s and %s: %s', (one, other, expected) => {
    expect(isOneEditApart(one, other)).toBe(expected);
    expect(isOneEditApart(other, one)).toBe(expected);
  });

  it('leaves two words a form in common', () => {
    const forms = new Set(spellingForms('สหกรณ์'));
    for (const misspelling of ['สหกรน์', 'สหกร์', 'สหกรณณ์', 'สหรกณ์']) {
      expect(
        spellingForms(misspelling).some((form) => forms.has(form)),
        misspelling,
      ).toBe(true);
    }
  });

  it.each([
    ['เงินกู้', true],
    ['กู', false],
    ['2569', false],
    ['กทม', false],
    ['กสจ', false],
    ['ก'.repeat(21), false],
  ])('is looked for in %s: %s', (word, expected) => {
    expect(isCorrectable(word)).toBe(expected);
  });
});

it('means a word with other tone marks rather than a more frequent one', () => {
  const spellings = new Map([
    ['และ', 5000],
    ['แล้ว', 2000],
  ]);
  expect(findCandidates('แลว', spellings)).toEqual(['แล้ว', 'และ']);
});

it('means a word of the same sound, and takes no other word for one of the dictionary', () => {
  const spellings = new Map([
    ['ไม่', 5000],
    ['ใหม่', 20],
    ['อาคาร', 40],
  ]);
  expect(findCandidates('ไหม่', spellings)[0]).toBe('ใหม่');
  expect(findCandidates('อาหาร', spellings)).toEqual([]);
});

it.each([
  ['แบบฟอม', 'แบบฟอร์ม', true],
  ['ไหม่', 'ใหม่', true],
  ['ปันผน', 'ปันผณ', true],
  ['ไหม่', 'ไม่', false],
  ['โควิด', 'โคคิด', false],
])('hears %s and %s alike: %s', (one, other, expected) => {
  expect(soundAlike(one, other)).toBe(expected);
});

it.each([
  ['อาหาร', true],
  ['วัคซีน', true],
  ['สมาชิก', true],
  ['แบบฟอม', false],
  ['สหกรน์', false],
  ['คอมพิวเตอ', false],
])('knows %s as a word: %s', (word, expected) => {
  expect(isDictionaryWord(word)).toBe(expected);
});

describe('marks', () => {
  const text = (shown: string, words: string[]) =>
    markWords(shown, words)
      .map(({ text: run, mark }) => (mark ? `[${run}]` : run))
      .join('');

  it.each([
    ['ขอเงินกู้สามัญ', ['เงินกู้', 'เงิน'], 'ขอ[เงินกู้]สามัญ'],
    ['เงินกู้', ['กู'], 'เงินกู้'],
    ['เงิน กู้', ['เงิน', 'กู้'], '[เงิน] [กู้]'],
    ['เงินกู้', ['เงิน', 'กู้'], '[เงินกู้]'],
    ['ปี ๒๕๖๙ และ 25', ['25'], 'ปี ๒๕๖๙ และ [25]'],
    ['COOP Savings', ['coop'], '[COOP] Savings'],
    ['<b>&amp;</b>', ['b'], '<[b]>&amp;</[b]>'],
    ['ไม่มี', [''], 'ไม่มี'],
    ['', ['ก'], ''],
  ])('in %j for %j: %j', (shown, words, expected) => {
    expect(text(shown, words)).toBe(expected);
  });

  it('are looked for in the spelling of a search', () => {
    expect(containsAny(getSpellings('ร้อยละ ๕'), ['ร้อยละ 5'])).toBe(true);
    expect(containsAny(getSpellings('ร้อยละ ๕'), [''])).toBe(false);
  });
});

describe('a piece of a body', () => {
  it.each([
    ['ต้นเรื่อง ถึงกลาง', true, true, 'ต้นเรื่อง ถึงกลาง'],
    ['งต้น คำกลาง ปลายค', false, false, '…คำกลาง…'],
    ['ี่เริ่มกลางตัวอักษร', false, true, '…เริ่มกลางตัวอักษร'],
    ['บรรทัด\nถัดไป', true, true, 'บรรทัด ถัดไป'],
  ])('%j is cut where a reader would cut it', (piece, isBeginning, isEnd, expected) => {
    expect(trimPiece(piece, isBeginning, isEnd)).toBe(expected);
  });
});

it.each([
  ['<p>ก</p><p>ข</p>', 'ก\nข'],
  ['<ul><li>ก</li><li>ข <b>ค</b></li></ul>', 'ก\nข ค'],
  ['1 &lt; 2 &amp;amp; 3&nbsp;', '1 < 2 &amp; 3'],
  ['<table><tr><td>ก</td><td>ข</td></tr></table>', 'ก\nข'],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('finds the two known words of a longer one', () => {
  const splitWord = createCompoundSplitter(
    new Map([
      ['เงิน', 9],
      ['ปันผล', 4],
      ['เงินปัน', 1],
      ['ผล', 9],
    ]),
  );
  expect(splitWord('เงินปันผล')).toEqual(['เงิน', 'ปันผล']);
  expect(splitWord('สมาชิก')).toEqual([]);
});

it.each([
  ['𐌰𐌱𐌲𐌳', ['~𐌰𐌱𐌲', '~𐌱𐌲𐌳']],
  ['ช่องรวย', ['~ชอง', '~องร', '~งรว', '~รวย']],
  ['ชอง รวย', ['~ชอง', '~องร', '~งรว', '~รวย']],
  ['กู้', []],
])('cuts %s into groups of three letters, without tone marks and spaces', (text, grams) => {
  expect([...getGrams(text)]).toEqual(grams);
});

describe('the other keyboard layout', () => {
  const breakWords = createTokenizer();
  const isMeant = (typed: string, known: string[]) => {
    const other = toOtherLayout(typed);
    const [one, another] = [typed, other ?? ''].map((text) => parseSearchQuery(text, breakWords));
    const pages = new Map(known.map((word) => [word, 1]));
    return one !== undefined && another !== undefined && isMeantInOtherLayout(one, another, pages);
  };

  it.each([
    ['lsdiIN', 'สหกรณ์'],
    ['แนนย', 'coop'],
    ['สหกรณ์ coop', null],
    ['2569', null],
  ])('of %s is %s', (typed, other) => {
    expect(toOtherLayout(typed)).toBe(other);
  });

  it('is meant where its words are known and those that were typed are not', () => {
    expect(isMeant('lsdiIN', ['สหกรณ์'])).toBe(true);
    expect(isMeant('lsdiIN', ['lsdiin'])).toBe(false);
    expect(isMeant('แนนย', ['แนน', 'coop'])).toBe(true);
    expect(isMeant('แนนย', ['แนน'])).toBe(false);
  });
});
