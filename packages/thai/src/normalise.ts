import { toArabicDigits } from './digits.ts';

/**
 * Unicode's Default_Ignorable_Code_Point, which readers do not see; but not what chooses the picture of an
 * emoji: its style, the joiner before another, the letters of a flag.
 */
const INVISIBLE = new RegExp(
  [
    /(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f](?!\u20e3)/u,
    /\u200d(?!\p{Extended_Pictographic})/u,
    /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{0,9})[\u{e0020}-\u{e007f}]/u,
    /(?!\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Glyphs that Thai fonts of Windows (U+F700) and of the Macintosh (U+F884) keep in the private use area. */
const PRIVATE_USE = /[\uf700-\uf71a\uf884-\uf89e]/g;
const WINDOWS_GLYPHS = 'ฐ\u0e34\u0e35\u0e36\u0e37่้๊๋์่้๊๋์ญ\u0e31\u0e4d\u0e47่้๊๋์\u0e38\u0e39\u0e3a';
const MACINTOSH_GLYPHS = '\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47่่่้้้๊๊๊๋๋๋์์์\u0e4dญ\u0e38\u0e39\u0e3aฐ';
const FIRST_WINDOWS_GLYPH = 0xf7_00;
const FIRST_MACINTOSH_GLYPH = 0xf8_84;

const FULL_WIDTH_LETTERS = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const FULL_WIDTH = /[\uff01-\uff5e\u3000]/g;
const IDEOGRAPHIC_SPACE = '\u3000';
const FULL_WIDTH_OFFSET = 0xfe_e0;

const SARA_AE_TYPED_TWICE = /เเ/g;
const TONE_BEHIND_VOWEL = /([ะาำ])([่-๋]+)/g;
const SPLIT_SARA_AM = /\u0e4d([่-๋]?)[าำ]/g;

/** The marks of one letter from the letter outwards: vowels, ็, ํ, tones, ์. */
const MARK_ORDER = '\u0e3a\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47\u0e4d่้๊๋์\u0e4e';
const MARKS = `[${MARK_ORDER}]`;
const MISPLACED_MARKS = new RegExp(`(?=${MARKS}*?(?:${misplacedPairs()}))${MARKS}{2,}`, 'g');

/**
 * The one spelling of a text, for everything typed, imported and searched: NFC; the marks of a letter once and
 * in one order (สิทธ์ิ is สิทธิ์, ก่ี is กี่, กา่ is ก่า); ํ and า as ำ, two เ as แ; full-width letters and
 * digits as usual ones; no invisible characters. Joiners inside an emoji are kept. Readers see the same text.
 */
export function normaliseThai(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(PRIVATE_USE, toLetter)
    .replace(FULL_WIDTH_LETTERS, toUsualLetter)
    .normalize('NFC')
    .replace(SARA_AE_TYPED_TWICE, 'แ')
    .replace(TONE_BEHIND_VOWEL, '$2$1')
    .replace(MISPLACED_MARKS, sortMarks)
    .replace(SPLIT_SARA_AM, '$1ำ');
}

/** `normaliseThai` with runs of spaces and line breaks as one space, and none around: a name, a heading. */
export function normaliseLine(text: string): string {
  return normaliseThai(text).replaceAll(/\s+/g, ' ').trim();
}

/** `normaliseLine` with Western digits and signs of the usual width: a number, a date, a code. */
export function normaliseCode(text: string): string {
  return normaliseLine(toUsualWidth(toArabicDigits(text)));
}

/** Replaces full-width characters and the ideographic space with their usual forms, one by one. */
export function toUsualWidth(text: string): string {
  return text.replace(FULL_WIDTH, toUsualLetter);
}

function toUsualLetter(letter: string): string {
  return letter === IDEOGRAPHIC_SPACE ? ' ' : String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET);
}

function toLetter(glyph: string): string {
  const code = glyph.charCodeAt(0);
  const [glyphs, first] =
    code < FIRST_MACINTOSH_GLYPH
      ? [WINDOWS_GLYPHS, FIRST_WINDOWS_GLYPH]
      : [MACINTOSH_GLYPHS, FIRST_MACINTOSH_GLYPH];
  return glyphs.charAt(code - first);
}

/** A mark twice, or behind one that belongs farther out. */
function misplacedPairs(): string {
  return Array.from(MARK_ORDER, (mark, place) => `${mark}[${MARK_ORDER.slice(0, place + 1)}]`).join('|');
}

function sortMarks(marks: string): string {
  const sorted = [...new Set(marks)].toSorted(
    (one, other) => MARK_ORDER.indexOf(one) - MARK_ORDER.indexOf(other),
  );
  return sorted.join('');
}
