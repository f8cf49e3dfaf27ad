import { FEW_WORDS, type SearchQuery, type TermPages } from './parse-search-query.ts';
import { isPhrase, knownParts, takeGrams, takePairs, takeWords } from './plan-terms.ts';

/**
 * In a long query the words around the matter, such as a greeting, are on no page beside it: pages with its
 * rarest words and phrases come first, however little of the rest they contain.
 */
const LONG = { words: 8, minShare: 0.04 };
/** A pasted passage: many words, each with little weight, most of which are on one page. */
const PASSAGE = { words: 30, requiredShare: 0.75 };
/** Not added for a passage: its many words occur in other titles by chance. */
const TITLE_BONUS = 1;
const COMPOUND_FACTOR = 0.6;
/**
 * The part of a query that may be one phrase that its pairs are: a page
 * with all words apart contains the rest.
 */
const PHRASE_SHARE = 0.5;
const GRAM_FACTOR = 0.4;
/** The part of the query that its letters form, in addition to its words. */
const GRAM_SHARE = 0.5;
/** For queries of few or doubtful words a page must contain a larger share than for long ones. */
const MIN_SHARE_OF_BEST = { few: 0.6, many: 0.25 };
/**
 * The exponent of the share of the query that a page contains: a page with all words comes before one with
 * half of them, and a page with a whole phrase, such as the name of a person, before any with its parts.
 */
const COVERAGE = { words: 2, phrase: 8 };
/** The least share of the query that a page must contain. */
const MIN_SHARE = 0.15;

/**
 * A search term.
 * @property share its part of the whole query, for the score; unknown words
 *   have one too, which no page contains
 * @property needed the same for finding: none for a phrase, or for letters that only rank what the words find
 */
export type WeighedTerm = { term: string; weight: number; share: number; needed: number };

/**
 * How pages are found and ranked.
 * @property minShareOfBest the least share of the terms that a page must
 *   contain, of what the best page contains
 * @property minShare the same, of all terms
 * @property requiredShare the share that the best page must contain; if none does, shares
 *   count neither for finding nor ranking
 * @property coverage the power of the share in the score
 * @property titleBonus the boost of a page whose title holds the whole query; less in proportion
 */
export type SearchPlan = {
  terms: readonly WeighedTerm[];
  minShareOfBest: number;
  minShare: number;
  requiredShare: number;
  coverage: number;
  titleBonus: number;
};

/** The letters of a query whose words are doubtful, and what they are for. */
export type QueryLetters = { grams: readonly string[]; use: 'find' | 'rank' };

const NO_LETTERS: QueryLetters = { grams: [], use: 'find' };

/** Weighs the terms of a query by their rarity among `topics` pages. Null if all are unknown. */
export function planSearch(
  query: SearchQuery,
  known: TermPages,
  topics: number,
  letters = NO_LETTERS,
): SearchPlan | null {
  const weigh = (term: string, factor = 1) => {
    const pages = known.get(term) ?? 0;
    return { term, weight: Math.log(1 + (topics - pages + 0.5) / (pages + 0.5)) * factor };
  };
  const isLong = query.words.length > LONG.words;
  const isPassage = query.words.length > PASSAGE.words;
  const selected = takeWords(query, known, topics);
  const words = selected.map((word) => weigh(word));
  const grams = takeGrams(letters.grams, known).map((gram) => weigh(gram, GRAM_FACTOR));
  if (words.length + grams.length === 0) return null;
  const pairs = takePairs(query, known).map((pair) => weigh(pair));
  const compounds = query.compounds
    .filter(({ word }) => known.has(word) && !selected.includes(word))
    .map(({ word }) => weigh(word, COMPOUND_FACTOR));
  const isFew = words.length <= FEW_WORDS;
  const isFoundByGrams = grams.length > 0 && letters.use === 'find';
  const gramShare = grams.length === 0 ? 0 : words.length === 0 ? 1 : GRAM_SHARE;
  const pairShare = !isFoundByGrams && pairs.length > 0 && isPhrase(query, known) ? PHRASE_SHARE : 0;
  const unknown = query.words.filter(({ word }) => knownParts(word, known).length === 0).length;
  const wordShare = 1 / (1 + unknown / Math.max(1, words.length));
  const foundShare = isFoundByGrams ? 1 - gramShare : 1;
  const shareCounts = isPassage || !isLong;
  const isOnePhrase = pairShare > 0 && grams.length === 0;
  return {
    terms: [
      ...shareOut(words, {
        share: wordShare * (1 - gramShare) * (1 - pairShare),
        needed: wordShare * foundShare,
      }),
      ...shareOut(grams, { share: gramShare, needed: 1 - foundShare }),
      ...shareOut(pairs, { share: pairShare * (1 - gramShare), needed: 0 }),
      ...shareOut(compounds, { share: 0, needed: 0 }),
    ],
    minShareOfBest: isFew || isFoundByGrams ? MIN_SHARE_OF_BEST.few : MIN_SHARE_OF_BEST.many,
    minShare: isLong ? LONG.minShare : MIN_SHARE,
    requiredShare: isPassage ? PASSAGE.requiredShare : 0,
    coverage: isOnePhrase ? COVERAGE.phrase : shareCounts ? COVERAGE.words : 0,
    titleBonus: isPassage ? 0 : TITLE_BONUS,
  };
}

/** Divides parts of the whole query among terms by their weights. */
function shareOut(
  terms: readonly Pick<WeighedTerm, 'term' | 'weight'>[],
  { share, needed }: Pick<WeighedTerm, 'share' | 'needed'>,
): WeighedTerm[] {
  const sum = terms.reduce((all, { weight }) => all + weight, 0);
  return terms.map((term) => {
    const part = term.weight / sum;
    return { ...term, share: share * part, needed: needed * part };
  });
}
