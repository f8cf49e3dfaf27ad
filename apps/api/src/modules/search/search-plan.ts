import { QUESTION_WORDS } from './question-words.ts';
import { FEW_WORDS, neighbours, type SearchQuery, type TermPages } from './parse-search-query.ts';
import { toPhrase } from './term-weights.ts';
import { getSplits } from './compound-words.ts';

/** Only the rarest words of a long query are scored: the others are on most pages. */
const WORDS_WEIGHED = { least: 4, most: 16, pages: 3000 };
/** A pasted passage has many words, of which none says much: its phrases find it. */
const PASSAGE = { words: 30, most: 24, pairFactor: 1 };
/** Not added for a pasted passage: its many words occur in other titles by chance. */
const TITLE_BONUS = 1;
/** In a long query, phrases on more pages than this cost more time than they gain. */
const PAIR_PAGES = 1000;
/** The weight of a phrase relative to its two words; measured by `bench:search`. */
const PAIR_FACTOR = 0.45;
const COMPOUND_FACTOR = 0.6;
const PAIRS_MAX = 32;
/** Three letters of a doubtful query: as many as are on few pages together. */
const GRAMS_WEIGHED = { most: 32, pages: 4000 };
const GRAM_FACTOR = 0.4;
/** The part of the whole query that its letters are, beside its words. */
const GRAM_SHARE = 0.5;
/** For queries of few or doubtful words a page must contain a larger share than for long ones. */
const ENOUGH = { few: 0.6, many: 0.25 };
/**
 * The exponent of the share of the query that a page contains. It is high for few words and for passages, so that pages
 * with all words come first.
 */
const COVERAGE = { whole: 8, part: 2 };
/** The least share of the query that a page must contain. */
const LEAST_OF_ALL = 0.15;
/** A word on more than this share of pages is not selective. */
const EVERYWHERE = 0.6;

/** A search term. `share` is its part of the whole query; unknown terms have a share too, which no page contains. */
export type WeighedTerm = { term: string; weight: number; share: number };

/**
 * How pages are found and ranked.
 * @property enough the least share of the terms that a page must contain, of what the best page contains
 * @property least the same, of all terms
 * @property coverage the power of the share in the score
 * @property titleBonus the boost of a page whose title holds the whole query; less in proportion
 */
export type SearchPlan = {
  terms: readonly WeighedTerm[];
  enough: number;
  least: number;
  coverage: number;
  titleBonus: number;
};

/**
 * Weighs the terms of a query by their rarity among `topics` pages. Null if all are unknown.
 * @param grams the letters of a query whose words are doubtful
 */
export function planSearch(
  query: SearchQuery,
  known: TermPages,
  topics: number,
  grams: readonly string[] = [],
): SearchPlan | null {
  const weigh = (term: string, factor: number): WeighedTerm => {
    const pages = known.get(term) ?? 0;
    const weight = Math.log(1 + (topics - pages + 0.5) / (pages + 0.5)) * factor;
    return { term, weight, share: weight };
  };
  const isPassage = query.words.length > PASSAGE.words;
  const words = [...new Set(query.words.flatMap(({ word }) => knownParts(word, known)))];
  const telling = words.filter((term) => (known.get(term) ?? 0) <= topics * EVERYWHERE);
  const rarestFirst = byRarity(telling.length > 0 ? telling : words, known);
  const kept = takeRarest(rarestFirst, known, isPassage ? PASSAGE.most : WORDS_WEIGHED.most).map((term) =>
    weigh(term, 1),
  );
  const letters = takeGrams(grams, known).map((gram) => weigh(gram, GRAM_FACTOR));
  if (kept.length + letters.length === 0) return null;
  const isFew = kept.length <= FEW_WORDS;
  const unknown = query.words.filter(({ word }) => knownParts(word, known).length === 0).length;
  const sum = (terms: readonly WeighedTerm[]) => terms.reduce((all, { share }) => all + share, 0);
  const whole = sum(kept) * (1 + unknown / Math.max(1, kept.length));
  const gramShare = letters.length === 0 ? 0 : kept.length === 0 ? 1 : GRAM_SHARE;
  const besides = new Map([
    ...selectivePairs(query, known).map(
      (pair) => [pair, isPassage ? PASSAGE.pairFactor : PAIR_FACTOR] as const,
    ),
    ...query.compounds.map(({ word }) => [word, COMPOUND_FACTOR] as const),
  ]);
  const more = [...besides].filter(([term]) => known.has(term) && !words.includes(term));
  return {
    terms: [
      ...kept.map((term) => ({ ...term, share: (term.share / whole) * (1 - gramShare) })),
      ...letters.map((term) => ({ ...term, share: (term.share / sum(letters)) * gramShare })),
      ...more.map(([term, factor]) => ({ ...weigh(term, factor), share: 0 })),
    ],
    enough: isFew || letters.length > 0 ? ENOUGH.few : ENOUGH.many,
    least: LEAST_OF_ALL,
    coverage: isPassage || (isFew && letters.length === 0) ? COVERAGE.whole : COVERAGE.part,
    titleBonus: isPassage ? 0 : TITLE_BONUS,
  };
}

function byRarity(terms: readonly string[], known: TermPages): string[] {
  return terms.toSorted((one, other) => (known.get(one) ?? 0) - (known.get(other) ?? 0));
}

function takeGrams(grams: readonly string[], known: TermPages): string[] {
  let sum = 0;
  return byRarity(
    grams.filter((gram) => known.has(gram)),
    known,
  )
    .slice(0, GRAMS_WEIGHED.most)
    .filter((gram) => {
      sum += known.get(gram) ?? 0;
      return sum <= GRAMS_WEIGHED.pages;
    });
}

/** As many words as are on few pages together, and at least the first ones. */
function takeRarest(rarestFirst: readonly string[], known: TermPages, most: number): readonly string[] {
  const { least, pages } = WORDS_WEIGHED;
  let sum = 0;
  const enough = rarestFirst.findIndex((term, at) => {
    sum += known.get(term) ?? 0;
    return at >= least && sum > pages;
  });
  return rarestFirst.slice(0, enough < 0 ? most : Math.min(enough, most));
}

/** Phrases may contain stop words, but two question words are not a phrase. */
function selectivePairs({ all }: SearchQuery, known: TermPages): string[] {
  const pairs = neighbours(all)
    .filter((pair) => !pair.every(({ word }) => QUESTION_WORDS.has(word)))
    .map(([one, other]) => toPhrase(one.word, other.word))
    .filter((pair) => known.has(pair) && (all.length <= FEW_WORDS || (known.get(pair) ?? 0) <= PAIR_PAGES));
  return byRarity(pairs, known).slice(0, PAIRS_MAX);
}

/** A word, or the two known words that an unknown one consists of. */
function knownParts(word: string, known: TermPages): readonly string[] {
  if (known.has(word)) return [word];
  return getSplits(word).find((halves) => halves.every((half) => known.has(half))) ?? [];
}
