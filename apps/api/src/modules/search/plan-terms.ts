import { getSplits } from './compound-words.ts';
import { FEW_WORDS, neighbours, type SearchQuery, type TermPages } from './parse-search-query.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { toPhrase } from './term-weights.ts';

/** A word on more than this share of pages is not selective. */
const COMMON_SHARE = 0.6;
/** Only the rarest words of a long query are scored: the others are on most pages. */
const WORDS_WEIGHED = { min: 4, max: 16, pages: 3000 };
/** In a long query, phrases on more pages than this cost more time than they gain. */
const PAIR_PAGES = 1000;
const PAIRS_MAX = 32;
/** A longer query is not a phrase, even if all of its neighbours occur together somewhere. */
const PHRASE_WORDS = 8;
/** Three letters of a doubtful query: as many as are on few pages together. */
const GRAMS_WEIGHED = { max: 32, pages: 4000 };

/** The rarest words of a query: as many as are on few pages together, and at least the first ones. */
export function takeWords({ words }: SearchQuery, known: TermPages, topics: number): readonly string[] {
  const { min, max, pages } = WORDS_WEIGHED;
  const parts = [...new Set(words.flatMap(({ word }) => knownParts(word, known)))];
  const selective = parts.filter((term) => getPageCount(known, term) <= topics * COMMON_SHARE);
  const rarestFirst = byRarity(selective.length > 0 ? selective : parts, known);
  let sum = 0;
  const cutoff = rarestFirst.findIndex((term, at) => {
    sum += getPageCount(known, term);
    return at >= min && sum > pages;
  });
  return rarestFirst.slice(0, cutoff < 0 ? max : Math.min(cutoff, max));
}

/** The rarest groups of three letters. */
export function takeGrams(grams: readonly string[], known: TermPages): string[] {
  let sum = 0;
  return byRarity(
    grams.filter((gram) => known.has(gram)),
    known,
  )
    .slice(0, GRAMS_WEIGHED.max)
    .filter((gram) => {
      sum += getPageCount(known, gram);
      return sum <= GRAMS_WEIGHED.pages;
    });
}

/** Phrases may contain stop words, but two question words are not a phrase. */
export function takePairs({ all }: SearchQuery, known: TermPages): string[] {
  const pairs = neighbours(all)
    .filter((pair) => !pair.every(({ word }) => QUESTION_WORDS.has(word)))
    .map(([one, other]) => toPhrase(one.word, other.word))
    .filter(
      (pair) => known.has(pair) && (all.length <= FEW_WORDS || getPageCount(known, pair) <= PAIR_PAGES),
    );
  return byRarity(pairs, known).slice(0, PAIRS_MAX);
}

/** Whether a query may be one phrase, such as the name of a person: all of its neighbours occur together. */
export function isPhrase({ all }: SearchQuery, known: TermPages): boolean {
  const pairs = neighbours(all);
  return (
    all.length <= PHRASE_WORDS &&
    pairs.length === all.length - 1 &&
    pairs.every(([one, other]) => known.has(toPhrase(one.word, other.word)))
  );
}

/** A word, or the two known words that an unknown one consists of. */
export function knownParts(word: string, known: TermPages): readonly string[] {
  if (known.has(word)) return [word];
  return getSplits(word).find((halves) => halves.every((half) => known.has(half))) ?? [];
}

function byRarity(terms: readonly string[], known: TermPages): string[] {
  return terms.toSorted((one, other) => getPageCount(known, one) - getPageCount(known, other));
}

const getPageCount = (known: TermPages, term: string) => known.get(term) ?? 0;
