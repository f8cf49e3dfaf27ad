import { toArabicDigits } from './digits.ts';
import { JOINED_WORDS } from './joined-words.ts';
import { isBetweenLetters } from './letters.ts';
import { normaliseThai } from './normalise.ts';

/** A word of a folded text, by its place in it. */
export type SearchWord = {
  word: string;
  start: number;
  end: number;
  /** A word of the trade that holds other words: it stands beside them, not instead. */
  compound: boolean;
  /** Nothing, or spaces only, lies between it and the word before: the two are neighbours. */
  follows: boolean;
};

/**
 * Writes a text as it is searched for: one Thai spelling, Western digits, small letters. It is as long as
 * `normaliseThai` makes it, so a place found in the one is the same place in the other.
 */
export function foldForSearch(text: string): string {
  return foldNormalised(normaliseThai(text));
}

/** The same for a text that `normaliseThai` has written already. */
export function foldNormalised(text: string): string {
  const folded = toArabicDigits(text);
  if (!MAY_BE_CAPITAL.test(folded)) return folded;
  return folded.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/** Blocks that hold capitals. Most Thai texts have no letter of them, and need not be asked letter by letter. */
const MAY_BE_CAPITAL = /[A-Z\u00c0-\u0dff\u0e80-\u1fff\u2100-\uffff]/;

const LONGEST_WORD = 40;

/**
 * Makes a function that gives the words of a folded text in their order: those of `Intl.Segmenter`, and beside
 * them the words of the trade and the given `terms` wherever the letters stand, also across its cuts. Words of
 * more than 40 letters are left out.
 */
export function createSearchWords(terms: readonly string[] = []): (folded: string) => SearchWord[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const compounds = indexByStart([...JOINED_WORDS, ...terms.map(foldForSearch)]);
  return (folded) => {
    const words: SearchWord[] = [];
    let follows = false;
    for (const { segment, index, isWordLike = false } of segmenter.segment(folded)) {
      if (!isWordLike) {
        follows &&= /^[ \u00a0]+$/.test(segment);
        continue;
      }
      if (segment.length > LONGEST_WORD) {
        follows = false;
        continue;
      }
      words.push({ word: segment, start: index, end: index + segment.length, compound: false, follows });
      follows = true;
    }
    return [...words, ...findCompounds(folded, compounds, words)];
  };
}

function indexByStart(terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byStart = new Map<string, string[]>();
  for (const term of new Set(terms.filter((text) => text.length > 1))) {
    const start = term.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), term]);
  }
  return byStart;
}

/** Terms that the segmenter has not found as words already. */
function findCompounds(
  folded: string,
  compounds: ReadonlyMap<string, readonly string[]>,
  words: readonly SearchWord[],
): SearchWord[] {
  const known = new Set(words.map(({ start, end }) => `${start}-${end}`));
  const found: SearchWord[] = [];
  for (let start = 0; start < folded.length - 1; start += 1) {
    for (const term of compounds.get(folded.slice(start, start + 2)) ?? []) {
      const end = start + term.length;
      if (!folded.startsWith(term, start) || known.has(`${start}-${end}`)) continue;
      if (!isBetweenLetters(folded, start) || !isBetweenLetters(folded, end)) continue;
      found.push({ word: term, start, end, compound: true, follows: false });
    }
  }
  return found;
}
