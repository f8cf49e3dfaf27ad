import { toArabicDigits } from './digits.ts';
import { JOINED_WORDS } from './joined-words.ts';
import { isClusterBoundary } from './letters.ts';
import { normaliseThai } from './normalise.ts';

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
 * Folds a text for searching: normalised Thai spelling, Western digits, lower case. The result is as long as
 * that of `normaliseThai`, so positions in one are valid in the other.
 */
export function foldForSearch(text: string): string {
  return foldNormalised(normaliseThai(text));
}

/** The same for a text that is already normalised with `normaliseThai`. */
export function foldNormalised(text: string): string {
  const folded = toArabicDigits(text);
  if (!MAY_CONTAIN_CAPITALS.test(folded)) return folded;
  return folded.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

/** Unicode blocks with capital letters. Most Thai texts contain none of them and skip the slower replacement. */
const MAY_CONTAIN_CAPITALS = /[A-Z\u00c0-\u0dff\u0e80-\u1fff\u2100-\uffff]/;

const MAX_WORD_LENGTH = 40;

/**
 * Creates a function that splits a folded text into words: first those of `Intl.Segmenter` in order, then the
 * built-in domain terms and the given `terms` wherever their letters occur, even across word boundaries. Words of
 * more than 40 characters are left out.
 */
export function createSearchTokenizer(terms: readonly string[] = []): (folded: string) => SearchWord[] {
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
      if (segment.length > MAX_WORD_LENGTH) {
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

/** Terms that the segmenter did not find as words. */
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
      if (!isClusterBoundary(folded, start) || !isClusterBoundary(folded, end)) continue;
      found.push({ word: term, start, end, compound: true, follows: false });
    }
  }
  return found;
}
