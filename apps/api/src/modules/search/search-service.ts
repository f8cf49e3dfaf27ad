import { type Hit, HITS_PER_PAGE } from '@sahakorn/contract/topic';
import { getCategory } from '../info/category-names.ts';
import { PublishedCache } from '../info/published-cache.ts';
import type { PublishedState } from '../info/published-state.ts';
import { ExpiringCache } from '../../cache/expiring-cache.ts';
import { toTopic } from '../info/topic-service.ts';
import { holdsAny, markHit, trimPiece } from './highlight.ts';
import { planSearch, type SearchPlan } from './search-plan.ts';
import type {
  CategoryCount,
  FoundHits,
  FoundPages,
  HitRow,
  SearchQueries,
  SearchState,
} from './search-queries.ts';
import {
  chooseCorrections,
  correctedText,
  findMisspeltSpans,
  getSpellingForms,
  pairsWithCandidates,
} from './search-corrections.ts';
import { splitUnknown, type SearchQuery, parseSearchQuery, parseSearchTerms } from './parse-search-query.ts';
import { createTokenizer } from './tokenizer.ts';

/** The same search often comes several times in a row. */
const ANSWER_KEPT_MS = 10_000;
/** With fewer full matches than this, substring matches are searched too. */
const FEW_ANSWERS = 10;
const LITERAL_MOST = 50;
/** The text length for which substring matches are searched. */
const LITERAL_LENGTH = { least: 2, most: 30 };
/** The most pages that are sorted when two results are merged. */
const JOINED_MOST = 1000;
const WORDS_MARKED = 12;

export type SearchAnswer = {
  search: string;
  corrected: string | null;
  total: number;
  categories: (CategoryCount & { category_name: string })[];
  data: Hit[];
};

type SearchServiceOptions = {
  queries: SearchQueries;
  published: Pick<PublishedState, 'current'>;
  now: () => Date;
};

type Asked = { page: number; category: string | null };
type Found = { hits: HitRow[]; categories: CategoryCount[]; total: number };
/** The state of the index that every search needs. */
type SearchContext = { state: SearchState; hidden: readonly number[]; names: ReadonlyMap<string, string> };
type SearchRequest = { context: SearchContext; asked: Asked; words: readonly string[] };

const NOTHING: FoundHits & FoundPages = { ids: [], hits: [], full: 0, categories: [] };

/** Full-text search over pages: words, phrases, parts of words, and spelling correction. */
export class SearchService {
  readonly #queries: SearchQueries;
  readonly #published: SearchServiceOptions['published'];
  readonly #now: () => Date;
  readonly #context: PublishedCache<SearchContext>;
  readonly #answers: ExpiringCache<SearchAnswer>;
  readonly #breakWords = createTokenizer();

  constructor({ queries, published, now }: SearchServiceOptions) {
    this.#queries = queries;
    this.#published = published;
    this.#now = now;
    this.#context = new PublishedCache(published);
    this.#answers = new ExpiringCache({ ttlMs: ANSWER_KEPT_MS, now });
  }

  /** The hits of a search, one page at a time. A search without words finds nothing. */
  async search(search: string, page: number, category?: string): Promise<SearchAnswer> {
    const query = parseSearchQuery(search, this.#breakWords);
    const asked = { page, category: category === undefined ? null : getCategory(category) };
    if (query.text === '') {
      return { search: query.text, corrected: null, total: 0, categories: [], data: [] };
    }
    const key = JSON.stringify([await this.#published.current(), query.text, asked.page, asked.category]);
    return this.#answers.getOrLoad(key, () => this.#answer(query, asked));
  }

  async #answer(query: SearchQuery, asked: Asked): Promise<SearchAnswer> {
    const context = await this.#context.getOrLoad('', () => this.#loadContext());
    const { plan, meant, known } = await this.#interpret(query, context.state.topics);
    const words = wordsToMark(query, meant, known);
    const found = await this.#find(query, plan, { context, asked, words });
    return {
      search: query.text,
      corrected: meant === query ? null : meant.text,
      total: found.total,
      categories: nameCategories(found.categories, context.names),
      data: found.hits.map((row) => toHit(row, words)),
    };
  }

  async #loadContext(): Promise<SearchContext> {
    const [state, hidden, categories] = await Promise.all([
      this.#queries.findState(),
      this.#queries.listHidden(this.#now()),
      this.#queries.listCategoryNames(),
    ]);
    return { state, hidden, names: new Map(categories.map(({ category, name }) => [category, name])) };
  }

  /** The query, corrected where needed. */
  async #interpret(query: SearchQuery, topics: number) {
    const known = await this.#queries.countPages(parseSearchTerms(query));
    const doubtful = findMisspeltSpans(query, known);
    if (doubtful.size === 0) return { meant: query, known, plan: planSearch(query, known, topics) };
    const meant = await this.#correct(query, doubtful);
    const terms = [...parseSearchTerms(meant), ...splitUnknown(meant, known)];
    for (const [term, pages] of await this.#queries.countPages(terms)) known.set(term, pages);
    const replaced = meant === query ? [] : query.words.map(({ word }) => word);
    return { meant, known, plan: planSearch(meant, known, topics, replaced) };
  }

  async #correct(query: SearchQuery, doubtful: ReadonlyMap<string, number>): Promise<SearchQuery> {
    const spellings = await this.#queries.findSpellings(getSpellingForms(doubtful.keys()));
    if (spellings.size === 0) return query;
    const pairs = await this.#queries.countPages(pairsWithCandidates(query, doubtful.keys(), spellings));
    const corrections = chooseCorrections(query, doubtful, spellings, pairs);
    if (corrections.length === 0) return query;
    return parseSearchQuery(correctedText(query, corrections), this.#breakWords);
  }

  async #find(
    { text }: SearchQuery,
    plan: SearchPlan | null,
    { context: { state, hidden }, asked: { page, category }, words }: SearchRequest,
  ): Promise<Found> {
    const choicesFor = (only: string | null, limit: number, offset: number) => {
      const number = only === null ? null : state.categories.indexOf(only);
      return { hidden, category: number, limit, offset };
    };
    const choices = choicesFor(category, HITS_PER_PAGE, (page - 1) * HITS_PER_PAGE);
    const found = plan ? await this.#queries.findHits(plan, state, choices, words) : NOTHING;
    const isPiece =
      text.length >= LITERAL_LENGTH.least && text.length <= LITERAL_LENGTH.most && !text.includes(' ');
    const literal =
      found.full < FEW_ANSWERS && isPiece
        ? await this.#queries.findLiteral(text, this.#now(), LITERAL_MOST)
        : [];
    if (literal.length === 0) return { ...found, total: getTotal(found.categories, category) };
    const find = async (only: string | null) =>
      plan ? this.#queries.findPages(plan, state, choicesFor(only, JOINED_MOST, 0)) : NOTHING;
    const everything = await find(null);
    const wanted = category === null ? everything : await find(category);
    const { ids, ...joined } = joinFound(everything, wanted.ids, literal, { page, category });
    return { ...joined, hits: await this.#queries.listHits(ids, words) };
  }
}

function toHit(row: HitRow, words: readonly string[]): Hit {
  const topic = toTopic(row);
  return { ...topic, highlight: markHit(topic.title, shownExcerpt(row, words), words) };
}

/** The lead where it holds a searched word, else a snippet of the body. */
function shownExcerpt(row: HitRow, words: readonly string[]): string {
  if (row.piece === null) return row.excerpt;
  const body = trimPiece(row.piece, row.from_start, row.to_end);
  return row.excerpt !== '' && !holdsAny(body, words) ? row.excerpt : body;
}

/** The whole text first, then words, the rarest first. */
function wordsToMark(asked: SearchQuery, meant: SearchQuery, known: ReadonlyMap<string, number>): string[] {
  const pages = (word: string) => known.get(word) ?? 0;
  const single = [meant, asked].flatMap(({ words, compounds }) => [...words, ...compounds]);
  const found = [...new Set(single.map(({ word }) => word))].filter((word) => pages(word) > 0);
  found.sort((one, other) => pages(one) - pages(other));
  const whole = [meant.text, asked.text].filter((text) => text.length <= LITERAL_LENGTH.most);
  return [...new Set([...whole, ...found])].filter((word) => word.length > 1).slice(0, WORDS_MARKED);
}

function nameCategories(categories: readonly CategoryCount[], names: SearchContext['names']) {
  return categories
    .map(({ category, count }) => ({ category, category_name: names.get(category) ?? category, count }))
    .sort((one, other) => other.count - one.count);
}

function getTotal(categories: readonly CategoryCount[], category: string | null): number {
  return categories
    .filter((counted) => category === null || counted.category === category)
    .reduce((sum, { count }) => sum + count, 0);
}

type Literal = Awaited<ReturnType<SearchQueries['findLiteral']>>;

/** Substring matches rank after full matches and before partial ones. */
function joinFound(
  found: FoundPages,
  wanted: readonly number[],
  literal: Literal,
  { page, category }: Asked,
): { ids: number[]; categories: CategoryCount[]; total: number } {
  const known = new Set(found.ids);
  const inCategory = literal.filter((row) => category === null || row.category === category);
  const literalIds = inCategory.map(({ topic_id }) => topic_id);
  const ids = [...new Set(found.full > 0 ? [...wanted, ...literalIds] : [...literalIds, ...wanted])];
  const counts = new Map(found.categories.map((counted) => [counted.category, counted.count]));
  for (const { topic_id, category: code } of literal) {
    if (!known.has(topic_id)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const categories = [...counts].map(([code, count]) => ({ category: code, count }));
  const start = (page - 1) * HITS_PER_PAGE;
  const total = getTotal(categories, category);
  return { ids: ids.slice(start, start + HITS_PER_PAGE), categories, total };
}
