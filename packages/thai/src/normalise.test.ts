import { describe, expect, it } from 'vitest';
import { normaliseCode, normaliseLine, normaliseThai } from './normalise.ts';

describe('normaliseThai', () => {
  it.each([
    ['decomposed sara am', 'ค\u0e4d\u0e32', 'คำ'],
    ['sara am around its tone', 'น\u0e4d\u0e49\u0e32', 'น้ำ'],
    ['sara am after its tone', 'น\u0e49\u0e4d\u0e32', 'น้ำ'],
    ['a tone typed after sara am', 'น\u0e33\u0e49', 'น้ำ'],
    ['sara am as it should be', 'น้ำ', 'น้ำ'],
    ['two sara e for sara ae', 'เเละเเรงงาน', 'และแรงงาน'],
    ['a single sara e', 'เลข', 'เลข'],
    ['zero-width characters', '\ufeffเงิน\u200bกู้\u200c\u200d\u2060', 'เงินกู้'],
    ['zero-width characters within a vowel', 'เ\u200bเละ น\u0e4d\u200b\u0e32', 'และ นำ'],
    ['marks of direction', '\u200eเงิน\u200f \u202aกู้\u202c \u2067ก\u2069', 'เงิน กู้ ก'],
    ['a soft hyphen and a variation selector', 'ทด\u00adสอบ\ufe0f', 'ทดสอบ'],
    ['the joiner inside an emoji', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['the colour of an emoji', '❤️ 1️⃣ ☎︎', '❤️ 1️⃣ ☎︎'],
    ['the letters of a flag', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['letters of a flag without it', 'ก\u{e0067}\u{e007f}', 'ก'],
    ['marks in another order', 'ก\u0e48\u0e38', 'กุ่'],
    ['a tone before its vowel', 'ก\u0e48\u0e35 เช\u0e48\u0e37อม', 'กี่ เชื่อม'],
    ['a tone behind its vowel', 'ค\u0e30\u0e48 ก\u0e32\u0e48', 'ค่ะ ก่า'],
    ['a mark typed twice', 'ขั\u0e49\u0e49น สหกรณ\u0e4c\u0e4c', 'ขั้น สหกรณ์'],
    ['ุ behind ์', 'พันธ์ุ', 'พันธุ์'],
    ['ิ behind ์', 'สิทธ์ิ ศักด์ิสิทธ์ิ', 'สิทธิ์ ศักดิ์สิทธิ์'],
    [
      'the glyphs of Windows fonts',
      'ท\uf703\uf70a น\uf711\uf70bา \uf70f\uf700 พันธ\uf718\uf70e',
      'ทึ่ น้ำ ญฐ พันธุ์',
    ],
    ['the glyphs of Macintosh fonts', 'ท\uf887\uf88b ป\uf899\uf88dา \uf89a\uf89e', 'ทึ่ ป้ำ ญฐ'],
    ['full-width letters and digits', 'ＡＢｃ１２', 'ABc12'],
    ['full-width signs, which Markdown would take for its own', '＊＜１．', '＊＜1．'],
    ['a decomposed Latin letter', 'cafe\u0301', 'café'],
    ['spaces and no-break spaces', ' ก\u00a0ข ', ' ก\u00a0ข '],
    ['right words', 'ไม่ว่าที่ใด', 'ไม่ว่าที่ใด'],
    ['nothing', '', ''],
  ])('normalises %s', (_, text, expected) => {
    expect(normaliseThai(text)).toBe(expected);
    expect(normaliseThai(expected)).toBe(expected);
  });

  const INVISIBLE = Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{Default_Ignorable_Code_Point}/u.test(letter));

  it('removes every invisible character from a word', () => {
    expect(INVISIBLE.length).toBeGreaterThan(4000);
    expect(INVISIBLE.filter((letter) => normaliseThai(`ก${letter}ข`) !== 'กข')).toEqual([]);
  });

  const WORDS = ['กี่', 'เชื่อม', 'น้ำ', 'พันธุ์', 'สิทธิ์', 'ผู้ค้ำ', 'เงินกู้', 'ขั้น', 'แจ้ง', 'ก็', 'ทั้งสิ้น', 'ปฺุํ'];
  const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+/g;

  function* orders(marks: readonly string[]): Generator<string[]> {
    if (marks.length < 2) yield [...marks];
    for (const [place, mark] of marks.length < 2 ? [] : marks.entries()) {
      for (const rest of orders(marks.toSpliced(place, 1))) yield [mark, ...rest];
    }
  }

  it('spells the marks of a letter once and in one order, however they were typed', () => {
    for (const word of WORDS) {
      const typed = word.replace(/([่-๋]?)ำ/g, '\u0e4d$1า');
      for (const found of typed.match(MARKS) ?? []) {
        for (const order of orders([...found])) {
          for (const marks of [
            order,
            order.flatMap((mark) => [mark, mark]),
            order.flatMap((mark) => [mark, '\u200b']),
          ]) {
            expect(normaliseThai(typed.replace(found, marks.join(''))), word).toBe(word);
          }
        }
      }
    }
  });

  it('stays quick at a million invisible characters or marks', () => {
    expect(normaliseThai('\u{e0067}'.repeat(500_000))).toBe('');
    expect(normaliseThai(`ก${'\u0e48\u0e35'.repeat(500_000)}`)).toBe('กี่');
  });
});

describe('normaliseLine', () => {
  it('writes a heading or a name in one line', () => {
    expect(normaliseLine(' เลข\u00a0\u00a0สมาชิก\r\n\u200e')).toBe('เลข สมาชิก');
  });
});

describe('normaliseCode', () => {
  it('writes digits and signs as a keyboard does', () => {
    expect(normaliseCode('\u202a๗／２／２５２０\u202c')).toBe('7/2/2520');
    expect(normaliseCode('（１，２３４．５０）')).toBe('(1,234.50)');
  });
});
