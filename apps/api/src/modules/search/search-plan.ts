import { QUESTION_WORDS } from './question-words.ts';
import { FEW_WORDS, neighbours, type Question, type TermPages } from './search-question.ts';
import { getPair } from './term-weights.ts';
import { getSplits } from './word-parts.ts';

/** Of a long question only the rarest words are weighed: the others are on many pages and tell few apart. */
const WORDS_WEIGHED = { least: 4, most: 16, pages: 3000 };
/** In a long question a phrase on more pages than this costs more time than it tells. */
const PAIR_PAGES = 1000;
/** Two neighbours found side by side say more than the two alone; measured by `bench:search`. */
const PAIR_FACTOR = 0.45;
const COMPOUND_FACTOR = 0.6;
/** What stands where another word was probably meant. */
const REPLACED_FACTOR = 0.3;
/** Of more than a few words some may be missing. */
const ENOUGH_OF_FEW = 0.75;
const ENOUGH_OF_MANY = 0.25;
/** A page that holds less of a question than this does not answer it. */
const LEAST_OF_ALL = 0.15;
/** A word on more than this share of the pages tells none apart. */
const EVERYWHERE = 0.6;

/** A term to look for. `share` is its part of the whole question; what is unknown has its part too, which no page holds. */
export type WeighedTerm = { term: string; weight: number; share: number };

/** What is looked for, and how much of it a page must hold, as a share of what the best page holds and of all. */
export type SearchPlan = { terms: readonly WeighedTerm[]; enough: number; least: number };

/**
 * Weighs the terms of a question by how rare they are among `topics` pages. Null where none of them is known.
 * @param replaced words that the question had before it was corrected
 */
export function planSearch(
  question: Question,
  known: TermPages,
  topics: number,
  replaced: readonly string[] = [],
): SearchPlan | null {
  const weigh = (term: string, factor: number): WeighedTerm => {
    const pages = known.get(term) ?? 0;
    const weight = Math.log(1 + (topics - pages + 0.5) / (pages + 0.5)) * factor;
    return { term, weight, share: weight };
  };
  const words = [...new Set(question.words.flatMap(({ word }) => knownParts(word, known)))];
  const telling = words.filter((term) => (known.get(term) ?? 0) <= topics * EVERYWHERE);
  const rarestFirst = (telling.length > 0 ? telling : words).sort(
    (one, other) => (known.get(one) ?? 0) - (known.get(other) ?? 0),
  );
  const kept = getFirst(rarestFirst, known).map((term) => weigh(term, 1));
  if (kept.length === 0) return null;
  const unknown = question.words.filter(({ word }) => knownParts(word, known).length === 0).length;
  const whole = kept.reduce((sum, { share }) => sum + share, 0) * (1 + unknown / kept.length);
  const besides = new Map([
    ...replaced.map((word) => [word, REPLACED_FACTOR] as const),
    ...tellingPairs(question, known).map((pair) => [pair, PAIR_FACTOR] as const),
    ...question.compounds.map(({ word }) => [word, COMPOUND_FACTOR] as const),
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

/** So many words as are on few pages together; the first ones however many they are on. */
function getFirst(rarestFirst: readonly string[], known: TermPages): readonly string[] {
  const { least, most, pages } = WORDS_WEIGHED;
  let sum = 0;
  const enough = rarestFirst.findIndex((term, at) => {
    sum += known.get(term) ?? 0;
    return at >= least && sum > pages;
  });
  return rarestFirst.slice(0, enough < 0 ? most : Math.min(enough, most));
}

/** Phrases are told apart by the small words in them, too; two that only ask are no phrase. */
function tellingPairs({ all }: Question, known: TermPages): string[] {
  return neighbours(all)
    .filter((pair) => !pair.every(({ word }) => QUESTION_WORDS.has(word)))
    .map(([one, other]) => getPair(one.word, other.word))
    .filter((pair) => all.length <= FEW_WORDS || (known.get(pair) ?? 0) <= PAIR_PAGES);
}

/** A word, or where it is unknown the two known words that it is made of. */
function knownParts(word: string, known: TermPages): readonly string[] {
  if (known.has(word)) return [word];
  return getSplits(word).find((halves) => halves.every((half) => known.has(half))) ?? [];
}
