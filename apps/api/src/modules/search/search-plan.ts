import { QUESTION_WORDS } from './question-words.ts';
import { FEW_WORDS, neighbours, type SearchQuery, type TermPages } from './parse-search-query.ts';
import { toPhrase } from './term-weights.ts';
import { getSplits } from './compound-words.ts';

/** Only the rarest words of a long query are scored: the others are on most pages. */
const WORDS_WEIGHED = { least: 4, most: 16, pages: 3000 };
/** In a long query, phrases on more pages than this cost more time than they gain. */
const PAIR_PAGES = 1000;
/** The weight of a phrase relative to its two words; measured by `bench:search`. */
const PAIR_FACTOR = 0.45;
const COMPOUND_FACTOR = 0.6;
/** A word that was replaced by a correction. */
const REPLACED_FACTOR = 0.3;
/** With more words than this, some may be missing. */
const ENOUGH_OF_FEW = 0.75;
const ENOUGH_OF_MANY = 0.25;
/** The least share of the query that a page must hold. */
const LEAST_OF_ALL = 0.15;
/** A word on more than this share of pages is not selective. */
const EVERYWHERE = 0.6;

/** A search term. `share` is its part of the whole query; unknown terms have a share too, which no page holds. */
export type WeighedTerm = { term: string; weight: number; share: number };

/** The terms, and the least share of them that a page must hold, of the best page and of all. */
export type SearchPlan = { terms: readonly WeighedTerm[]; enough: number; least: number };

/**
 * Weighs the terms of a query by their rarity among `topics` pages. Null where all are unknown.
 * @param replaced words that the query had before it was corrected
 */
export function planSearch(
  query: SearchQuery,
  known: TermPages,
  topics: number,
  replaced: readonly string[] = [],
): SearchPlan | null {
  const weigh = (term: string, factor: number): WeighedTerm => {
    const pages = known.get(term) ?? 0;
    const weight = Math.log(1 + (topics - pages + 0.5) / (pages + 0.5)) * factor;
    return { term, weight, share: weight };
  };
  const words = [...new Set(query.words.flatMap(({ word }) => knownParts(word, known)))];
  const telling = words.filter((term) => (known.get(term) ?? 0) <= topics * EVERYWHERE);
  const rarestFirst = (telling.length > 0 ? telling : words).sort(
    (one, other) => (known.get(one) ?? 0) - (known.get(other) ?? 0),
  );
  const kept = takeRarest(rarestFirst, known).map((term) => weigh(term, 1));
  if (kept.length === 0) return null;
  const unknown = query.words.filter(({ word }) => knownParts(word, known).length === 0).length;
  const whole = kept.reduce((sum, { share }) => sum + share, 0) * (1 + unknown / kept.length);
  const besides = new Map([
    ...replaced.map((word) => [word, REPLACED_FACTOR] as const),
    ...selectivePairs(query, known).map((pair) => [pair, PAIR_FACTOR] as const),
    ...query.compounds.map(({ word }) => [word, COMPOUND_FACTOR] as const),
  ]);
  const more = [...besides].filter(([term]) => known.has(term) && !words.includes(term));
  return {
    terms: [
      ...kept.map((term) => ({ ...term, share: term.share / whole })),
      ...more.map(([term, factor]) => ({ ...weigh(term, factor), share: 0 })),
    ],
    enough: kept.length <= FEW_WORDS ? ENOUGH_OF_FEW : ENOUGH_OF_MANY,
    least: LEAST_OF_ALL,
  };
}

/** As many words as are on few pages together, and at least the first ones. */
function takeRarest(rarestFirst: readonly string[], known: TermPages): readonly string[] {
  const { least, most, pages } = WORDS_WEIGHED;
  let sum = 0;
  const enough = rarestFirst.findIndex((term, at) => {
    sum += known.get(term) ?? 0;
    return at >= least && sum > pages;
  });
  return rarestFirst.slice(0, enough < 0 ? most : Math.min(enough, most));
}

/** Phrases may contain stop words, but two question words are not a phrase. */
function selectivePairs({ all }: SearchQuery, known: TermPages): string[] {
  return neighbours(all)
    .filter((pair) => !pair.every(({ word }) => QUESTION_WORDS.has(word)))
    .map(([one, other]) => toPhrase(one.word, other.word))
    .filter((pair) => all.length <= FEW_WORDS || (known.get(pair) ?? 0) <= PAIR_PAGES);
}

/** A word, or the two known words that an unknown one consists of. */
function knownParts(word: string, known: TermPages): readonly string[] {
  if (known.has(word)) return [word];
  return getSplits(word).find((halves) => halves.every((half) => known.has(half))) ?? [];
}
