import { typeAsLatin, typeAsThai } from '@sahakorn/thai/keyboard-layout';
import type { SearchQuery, TermPages } from './parse-search-query.ts';

const LATIN_KEYS = /^[\u0020-\u007e]+$/;
const THAI_KEYS = /^[\u0e00-\u0e7f\d "%&(),./?_-]+$/;
/** This share of the letters that were meant is known, and so much more than of those that were typed. */
const KNOWN = 0.6;
const AHEAD = 0.2;
const LONG_WORD = 4;

/** The same keys in the other keyboard layout; null if the text has letters of both. */
export function toOtherLayout(typed: string): string | null {
  if (!/\p{L}/u.test(typed)) return null;
  if (LATIN_KEYS.test(typed)) return typeAsThai(typed);
  return THAI_KEYS.test(typed) ? typeAsLatin(typed) : null;
}

/** Whether a question makes sense in the other layout, and not as it was typed. */
export function isMeantInOtherLayout(typed: SearchQuery, other: SearchQuery, known: TermPages): boolean {
  const isLatin = LATIN_KEYS.test(other.text);
  if (isLatin && !other.words.some(({ word }) => word.length >= LONG_WORD)) return false;
  const meant = getKnownShare(other, known);
  return meant === 1 || (meant >= KNOWN && meant >= getKnownShare(typed, known) + AHEAD);
}

/** The share of the letters that belong to known words. */
function getKnownShare({ text, all }: SearchQuery, known: TermPages): number {
  const letters = text.replaceAll(' ', '').length;
  const knownWords = all.filter(({ word }) => known.has(word));
  return letters === 0 ? 0 : knownWords.reduce((sum, { start, end }) => sum + end - start, 0) / letters;
}
