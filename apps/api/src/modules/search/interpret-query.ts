import type { SearchWord } from '@sahakorn/thai/search-words';
import { getGrams } from './grams.ts';
import { isMeantInOtherLayout, toOtherLayout } from './other-layout.ts';
import {
  parseSearchQuery,
  parseSearchTerms,
  type SearchQuery,
  splitUnknown,
  type TermPages,
} from './parse-search-query.ts';
import {
  chooseCorrections,
  applyCorrections,
  findMisspeltSpans,
  getSpellingForms,
  isDoubtful,
  listWordsAt,
  getCandidatePairs,
} from './search-corrections.ts';
import { rankPages, takeBest } from './rank-pages.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';
import type { SearchQueries, SearchState } from './search-queries.ts';
import type { TermCache } from './term-cache.ts';

/** A query, the same keys in the other keyboard layout, and whether to search only what was typed. */
export type TypedQuery = { query: SearchQuery; otherLayout: string | null; exact: boolean };

export type Interpretation = {
  /** What is searched. */
  meant: SearchQuery;
  /** A likelier spelling of a query that is searched as typed. */
  offered: SearchQuery | null;
  known: TermPages;
  plan: SearchPlan | null;
  hasDoubts: boolean;
};

type BreakWords = (folded: string) => SearchWord[];
type Interpreting = {
  queries: Pick<SearchQueries, 'findSpellings'>;
  termCache: Pick<TermCache, 'countPages' | 'getPostings'>;
  breakWords: BreakWords;
  state: SearchState;
  hidden: ReadonlySet<number>;
};

/** Parses what was typed. The other layout needs the capitals that a parsed query has lost. */
export function parseTyped(search: string, exact: boolean, breakWords: BreakWords): TypedQuery {
  const otherLayout = exact ? null : toOtherLayout(search.trim());
  return { query: parseSearchQuery(search, breakWords), otherLayout, exact };
}

/** What a query means: as typed, and only where it is next to unknown, as it was probably meant. */
export async function interpretQuery(
  { query, otherLayout, exact }: TypedQuery,
  interpreting: Interpreting,
): Promise<Interpretation> {
  const { termCache, breakWords, state } = interpreting;
  const { topics } = state;
  const known = await termCache.countPages(parseSearchTerms(query));
  const spans = exact ? NO_SPANS : findMisspeltSpans(query, known);
  const hasDoubts = !exact && isDoubtful(query, known);
  const typed = { meant: query, offered: null, known, hasDoubts };
  if (spans.size === 0 && !hasDoubts) return { ...typed, plan: planSearch(query, known, topics) };
  const other = otherLayout === null ? null : parseSearchQuery(otherLayout, breakWords);
  const better = await correct(query, spans, interpreting);
  const grams = hasDoubts ? [...getGrams(query.text)] : [];
  const terms = [
    ...parseSearchTerms(better ?? query),
    ...splitUnknown(better ?? query, known),
    ...(other ? parseSearchTerms(other) : []),
    ...grams,
  ];
  for (const [term, pages] of await termCache.countPages(terms)) known.set(term, pages);
  if (other && isMeantInOtherLayout(query, other, known)) {
    return { ...typed, meant: other, plan: planSearch(other, pickTerms(other, known), topics) };
  }
  if (better && !query.all.every(({ word }) => known.has(word))) {
    const plan = planSearch(better, pickTerms(better, known, grams), topics, { grams, use: 'rank' });
    if (plan && (grams.length === 0 || (await findsBest(plan, interpreting))))
      return { ...typed, meant: better, plan };
  }
  return { ...typed, offered: better, plan: planSearch(query, known, topics, { grams, use: 'find' }) };
}

/**
 * Whether the words of a correction find the page that is the best by its
 * words and by the typed letters together.
 */
async function findsBest(plan: SearchPlan, { termCache, hidden }: Interpreting): Promise<boolean> {
  const postings = await termCache.getPostings(plan.terms.map(({ term }) => term));
  const terms = plan.terms.map((term) => ({ ...term, needed: term.share }));
  const [byWords] = takeBest(rankPages(plan, postings, hidden), 1);
  const [byAll] = takeBest(rankPages({ ...plan, terms }, postings, hidden), 1);
  return byWords === byAll;
}

/** Only the terms of the query, so that it finds the same pages as an exact search. */
function pickTerms(query: SearchQuery, known: TermPages, grams: readonly string[] = []): TermPages {
  const terms = [...parseSearchTerms(query), ...grams];
  return new Map(terms.flatMap((term) => (known.has(term) ? [[term, known.get(term) ?? 0]] : [])));
}

const NO_SPANS: ReadonlyMap<string, number> = new Map();

/** The query with its misspelt parts corrected; null if nothing is better known. */
async function correct(
  query: SearchQuery,
  spans: ReadonlyMap<string, number>,
  { queries, termCache, breakWords }: Interpreting,
): Promise<SearchQuery | null> {
  if (spans.size === 0) return null;
  const spellings = await queries.findSpellings(getSpellingForms(spans.keys()));
  if (spellings.size === 0) return null;
  const pairs = await termCache.countPages(getCandidatePairs(query, spans.keys(), spellings));
  const corrections = chooseCorrections(query, spans, spellings, pairs);
  if (corrections.length === 0) return null;
  const { text, places } = applyCorrections(query, corrections);
  const better = parseSearchQuery(text, breakWords);
  const known = await termCache.countPages(parseSearchTerms(better));
  return listWordsAt(better, places, known).every((word) => known.has(word)) ? better : null;
}
