import { foldForSearch, type SearchWord } from '@sahakorn/thai/search-words';
import { QUESTION_WORDS } from './question-words.ts';
import { toPhrase } from './term-weights.ts';
import { getSplits } from './compound-words.ts';

const WORDS_MAX = 200;
/** Queries of at most this many words are corrected more thoroughly. */
export const FEW_WORDS = 3;
/** A parsed query: its words in order. */
export type SearchQuery = {
  text: string;
  all: readonly SearchWord[];
  /** The words without question words. */
  words: readonly SearchWord[];
  compounds: readonly SearchWord[];
};

/** How many pages contain each known term. */
export type TermPages = ReadonlyMap<string, number>;

/**
 * Parses a query: normalises it and breaks it into words. Question words
 * are dropped unless nothing else is left.
 */
export function parseSearchQuery(search: string, breakWords: (folded: string) => SearchWord[]): SearchQuery {
  const text = foldForSearch(search).replaceAll(/\s+/g, ' ').trim();
  const found = breakWords(text);
  const all = found.filter(({ compound }) => !compound).slice(0, WORDS_MAX);
  const contentWords = all.filter(({ word }) => !QUESTION_WORDS.has(word));
  return {
    text,
    all,
    words: contentWords.length > 0 ? contentWords : all,
    compounds: found.filter(({ compound }) => compound),
  };
}

/** Every term of the query. */
export function parseSearchTerms({ all, compounds }: SearchQuery): string[] {
  const pairs = neighbours(all).map(([one, other]) => toPhrase(one.word, other.word));
  return [...new Set([...all, ...compounds].map(({ word }) => word).concat(pairs))];
}

/** The halves of every unknown word, at every possible split. */
export function splitUnknown({ words }: SearchQuery, known: TermPages): string[] {
  const unknown = words.filter(({ word }) => !known.has(word));
  return [...new Set(unknown.flatMap(({ word }) => getSplits(word).flat()))];
}

/** Pairs of adjacent words. */
export function neighbours(words: readonly SearchWord[]): [SearchWord, SearchWord][] {
  return words.flatMap((word, at): [SearchWord, SearchWord][] => {
    const before = words[at - 1];
    return before && word.follows ? [[before, word]] : [];
  });
}
