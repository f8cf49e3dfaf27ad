import { type Hit, HITS_PER_PAGE, type PostHit, POSTS_FOUND } from '@sahakorn/contract/topic';
import { getCategory } from '../info/category-names.ts';
import { PublishedCache } from '../info/published-cache.ts';
import type { PublishedState } from '../info/published-state.ts';
import { ExpiringCache } from '../../cache/expiring-cache.ts';
import { toTopic } from '../info/topic-service.ts';
import { holdsAny, markHit, trimPiece } from './highlight.ts';
import type {
  CategoryCount,
  FoundHits,
  FoundPages,
  HitRow,
  SearchQueries,
  SearchState,
} from './search-queries.ts';
import { type Interpretation, interpretQuery, parseTyped, type TypedQuery } from './interpret-query.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { toPostHit } from './post-hits.ts';
import type { PostSearch } from './post-search.ts';
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
  suggested: string | null;
  offered_total: number | null;
  total: number;
  categories: (CategoryCount & { category_name: string })[];
  data: Hit[];
  posts: PostHit[];
  post_total: number;
};

type SearchServiceOptions = {
  queries: SearchQueries;
  published: Pick<PublishedState, 'current'>;
  posts: Pick<PostSearch, 'version' | 'findQuery'>;
  now: () => Date;
};

type SearchChoices = { category?: string | undefined; exact?: boolean };
type Asked = { page: number; category: string | null };
type Found = { hits: HitRow[]; categories: CategoryCount[]; total: number };
/** The state of the index that every search needs. */
type SearchContext = { state: SearchState; hidden: readonly number[]; names: ReadonlyMap<string, string> };
type SearchRequest = { context: SearchContext; asked: Asked; words: readonly string[] };

const NO_POSTS: Pick<SearchAnswer, 'posts' | 'post_total'> = { posts: [], post_total: 0 };
const NOTHING: FoundHits & FoundPages = { ids: [], hits: [], full: 0, categories: [] };

/** Full-text search over pages: words, phrases, parts of words, and spelling correction. */
export class SearchService {
  readonly #queries: SearchQueries;
  readonly #published: SearchServiceOptions['published'];
  readonly #posts: SearchServiceOptions['posts'];
  readonly #now: () => Date;
  readonly #context: PublishedCache<SearchContext>;
  readonly #answers: ExpiringCache<SearchAnswer>;
  readonly #breakWords = createTokenizer();

  constructor({ queries, published, posts, now }: SearchServiceOptions) {
    this.#queries = queries;
    this.#published = published;
    this.#posts = posts;
    this.#now = now;
    this.#context = new PublishedCache(published);
    this.#answers = new ExpiringCache({ ttlMs: ANSWER_KEPT_MS, now });
  }

  /**
   * The hits of a search, one page at a time, with the best posts beside the first. A search without words finds
   * nothing.
   * @param exact searches for exactly what was typed, without corrections
   */
  async search(
    search: string,
    page: number,
    { category, exact = false }: SearchChoices = {},
  ): Promise<SearchAnswer> {
    const typed = parseTyped(search, exact, this.#breakWords);
    const { text } = typed.query;
    const asked = { page, category: category === undefined ? null : getCategory(category) };
    if (text === '') {
      return {
        search: text,
        corrected: null,
        suggested: null,
        offered_total: null,
        total: 0,
        categories: [],
        data: [],
        ...NO_POSTS,
      };
    }
    const versions = await Promise.all([this.#published.current(), this.#posts.version()]);
    const key = JSON.stringify([versions, text, typed.other?.text, asked.page, asked.category, exact]);
    return this.#answers.getOrLoad(key, () => this.#answer(typed, asked));
  }

  async #answer(typed: TypedQuery, asked: Asked): Promise<SearchAnswer> {
    const { query } = typed;
    const context = await this.#context.getOrLoad('', () => this.#loadContext());
    const { state, hidden } = context;
    const interpretation = await interpretQuery(typed, {
      queries: this.#queries,
      breakWords: this.#breakWords,
      state,
      hidden,
    });
    const { meant, offered, known } = interpretation;
    const likelier = meant === query ? offered : meant;
    const words = wordsToMark(query, offered ?? meant, known);
    const isFirst = asked.page === 1 && asked.category === null;
    const [found, posts, exact] = await Promise.all([
      this.#find(interpretation, meant === query, { context, asked, words }),
      isFirst ? this.#findPosts(query, meant) : NO_POSTS,
      likelier && this.search(likelier.text, 1, { exact: true }),
    ]);
    return {
      search: query.text,
      corrected: meant === query ? null : meant.text,
      suggested: offered?.text ?? null,
      offered_total: exact?.total ?? null,
      total: found.total,
      categories: nameCategories(found.categories, context.names),
      data: found.hits.map((row) => toHit(row, words)),
      ...posts,
    };
  }

  /** Posts for what was typed, else for what was meant: the words of posts and of pages differ. */
  async #findPosts(
    query: SearchQuery,
    meant: SearchQuery,
  ): Promise<Pick<SearchAnswer, 'posts' | 'post_total'>> {
    const choices = { kinds: ['board', 'demand'], answered: null, limit: POSTS_FOUND, offset: 0 } as const;
    const { total, posts } = await this.#posts.findQuery(query, choices);
    if (total === 0 && meant !== query) return this.#findPosts(meant, meant);
    const words = [query.text, ...[...query.words, ...query.compounds].map(({ word }) => word)];
    return { posts: posts.map((post) => toPostHit(post, words)), post_total: total };
  }

  async #loadContext(): Promise<SearchContext> {
    const [state, hidden, categories] = await Promise.all([
      this.#queries.findState(),
      this.#queries.listHidden(this.#now()),
      this.#queries.listCategoryNames(),
    ]);
    return { state, hidden, names: new Map(categories.map(({ category, name }) => [category, name])) };
  }

  async #find(
    { meant: { text }, plan, hasDoubts }: Interpretation,
    isAsTyped: boolean,
    { context: { state, hidden }, asked: { page, category }, words }: SearchRequest,
  ): Promise<Found> {
    const choicesFor = (only: string | null, limit: number, offset: number) => {
      const number = only === null ? null : state.categories.indexOf(only);
      return { hidden, category: number, limit, offset };
    };
    const choices = choicesFor(category, HITS_PER_PAGE, (page - 1) * HITS_PER_PAGE);
    const found = plan ? await this.#queries.findHits(plan, state, choices, words) : NOTHING;
    const isPiece =
      text.length >= LITERAL_LENGTH.least &&
      text.length <= LITERAL_LENGTH.most &&
      ((hasDoubts && isAsTyped) || !text.includes(' '));
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

/** The lead where it contains a searched word, else a snippet of the body. */
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
