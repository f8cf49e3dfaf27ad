import { toArabicDigits } from './digits.ts';
import { COMPOUND_WORDS } from './compound-words.ts';
import { isClusterBoundary } from './letters.ts';
import { normaliseThai, toUsualWidth } from './normalise.ts';

/** A word in a folded text, with its position. */
export type SearchWord = {
  word: string;
  start: number;
  end: number;
  /** A domain term that contains other words. It is listed in addition to them. */
  compound: boolean;
  /** Whether there is nothing but spaces between it and the previous word. */
  follows: boolean;
};

/**
 * Folds a text for searching: normalised Thai spelling, Western digits, full-width letters as usual ones,
 * lower case. The result is as long as that of `normaliseThai`, so positions in one are valid in the other.
 */
export function foldForSearch(text: string): string {
  return foldNormalised(normaliseThai(text));
}

/** The same for a text that is already normalised with `normaliseThai`. */
export function foldNormalised(text: string): string {
  const folded = toUsualWidth(toArabicDigits(text)).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  if (!MAY_CONTAIN_CAPITALS.test(folded)) return folded;
  return folded.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/**
 * Unicode blocks with other capital letters. Most Thai texts contain none of them and skip the slower replacement.
 */
const MAY_CONTAIN_CAPITALS = /[\u00c0-\u0dff\u0e80-\u1fff\u2100-\uffff]/;

const MAX_WORD_LENGTH = 40;

/**
 * Creates a function that splits a folded text into words: first those of `Intl.Segmenter` in order, then
 * the built-in domain terms and the given `terms` wherever their letters occur, even across word
 * boundaries. Letters and digits in one run are two words, each part of an address such as
 * `www.example.com` is one, an abbreviation is one with or without its dots, and ฯ belongs to no word.
 * Words of more than 40 characters are left out.
 */
export function createSearchTokenizer(terms: readonly string[] = []): (folded: string) => SearchWord[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const compounds = indexByStart([...COMPOUND_WORDS, ...terms.map(foldForSearch)]);
  return (folded) => {
    const { abbreviations, rest } = extractAbbreviations(folded);
    const words: SearchWord[] = [];
    let follows = false;
    const add = (word: string, start: number, end: number) => {
      if (word.length <= MAX_WORD_LENGTH) words.push({ word, start, end, compound: false, follows });
      follows = word.length <= MAX_WORD_LENGTH;
    };
    for (const { segment, index, isWordLike = false } of segmenter.segment(rest)) {
      for (const { word, start, end } of abbreviations.get(index) ?? []) add(word, start, end);
      if (isWordLike) {
        for (const part of segment.matchAll(LETTERS_OR_DIGITS)) {
          add(part[0], index + part.index, index + part.index + part[0].length);
        }
      } else follows &&= /^[ \u00a0\0]+$/.test(segment);
    }
    const known = new Set(words.map(({ start, end }) => `${start}-${end}`));
    const more = [...findCompounds(folded, compounds), ...findNames(folded, segmenter)]
      .filter(({ start, end }) => !known.has(`${start}-${end}`))
      .map((found) => ({ ...found, compound: true, follows: false }));
    return [...words, ...more];
  };
}

const LETTERS_OR_DIGITS = /\d+(?:[.,]\d+)*|[^\d.]+/g;
const ABBREVIATION = /(?<![ก-๙.])(?:[ก-ฮ]{1,4}\.)+(?:[ก-ฮ]{1,4}(?![ก-๙]))?/g;
const ABBREVIATION_MARK = /ฯลฯ|ฯ/g;

type FoundWord = Pick<SearchWord, 'word' | 'start' | 'end'>;

/**
 * The abbreviations of a text by their positions, and the text with NUL in
 * their place, which no word contains.
 */
function extractAbbreviations(folded: string): {
  abbreviations: ReadonlyMap<number, readonly FoundWord[]>;
  rest: string;
} {
  const abbreviations = new Map<number, readonly FoundWord[]>();
  const rest = folded
    .replace(ABBREVIATION, (found, at: number) => {
      abbreviations.set(at, splitAbbreviation(found, at));
      return '\0'.repeat(found.length);
    })
    .replace(ABBREVIATION_MARK, (mark) => ' '.repeat(mark.length));
  return { abbreviations, rest };
}

/** `ก.ท.ม.` is one word, `รมว.ศธ.` are two: a part of several letters begins another. */
function splitAbbreviation(found: string, at: number): FoundWord[] {
  const words: FoundWord[] = [];
  for (const part of found.matchAll(/[^.]+/g)) {
    const start = at + part.index;
    const end = start + part[0].length;
    const last = words.at(-1);
    if (last && part[0].length === 1) words[words.length - 1] = { ...last, word: last.word + part[0], end };
    else words.push({ word: part[0], start, end });
  }
  return words;
}

function indexByStart(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byStart = new Map<string, string[]>();
  for (const term of new Set(terms.filter((text) => text.length > 1))) {
    const start = term.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), term]);
  }
  return byStart;
}

/** The given terms wherever their letters occur. */
function findCompounds(folded: string, compounds: ReadonlyMap<string, readonly string[]>): FoundWord[] {
  const found: FoundWord[] = [];
  for (let start = 0; start < folded.length - 1; start += 1) {
    for (const term of compounds.get(folded.slice(start, start + 2)) ?? []) {
      const end = start + term.length;
      if (!folded.startsWith(term, start)) continue;
      if (!isClusterBoundary(folded, start) || !isClusterBoundary(folded, end)) continue;
      found.push({ word: term, start, end });
    }
  }
  return found;
}

const TITLED_NAME =
  /(?:นาย(?!ก(?:รัฐมนตรี|เทศมนตรี|องค์การ|สภา|สมาคม|สโมสร))|นาง(?:สาว)?|เด็กชาย|เด็กหญิง)([ก-ฮะ-ฺเ-์]{2,20})(?= [ก-ฮเ-ไ])/g;

/** The words of given names after a title: in นายกฤษ ใจดี the segmenter finds นายก, and not กฤษ. */
function findNames(folded: string, segmenter: Intl.Segmenter): FoundWord[] {
  return [...folded.matchAll(TITLED_NAME)].flatMap(({ 0: found, 1: name = '', index }) => {
    const start = index + found.length - name.length;
    return Array.from(segmenter.segment(name), ({ segment, index: at }) => ({
      word: segment,
      start: start + at,
      end: start + at + segment.length,
    }));
  });
}
