import { type Hit, type PostHit, MAX_POST_HITS } from '@sahakorn/contract/topic';
import { getCategory } from '../info/category-names.ts';
import { PublishedCache } from '../info/published-cache.ts';
import type { PublishedState } from '../info/published-state.ts';
import { ExpiringCache } from '../../cache/expiring-cache.ts';
import {
  type PageRequest,
  countCategories,
  type FoundCategory,
  getTotal,
  type LiteralMatch,
  listIds,
} from './found-pages.ts';
import { getMarkedWords, listHits } from './hits.ts';
import type { SearchQueries, SearchState } from './search-queries.ts';
import { type Interpretation, interpretQuery, parseTyped, type TypedQuery } from './interpret-query.ts';
import type { SearchQuery } from './parse-search-query.ts';
import { PageCache } from './page-cache.ts';
import { toPostHit } from './post-hits.ts';
import type { PostSearch } from './post-search.ts';
import { type RankedPage, rankPages } from './rank-pages.ts';
import type { SearchPlan } from './search-plan.ts';
import { TermCache } from './term-cache.ts';
import { createTokenizer } from './tokenizer.ts';

/** The same search is often repeated. */
const ANSWER_TTL_MS = 10_000;
/** With fewer full matches than this, substring matches are searched too. */
const FEW_MATCHES = 10;
const MAX_LITERAL_MATCHES = 50;
/** The text length for which substring matches are searched. */
const LITERAL_LENGTH = { min: 2, max: 30 };

export type SearchAnswer = {
  search: string;
  corrected: string | null;
  suggested: string | null;
  offered_total: number | null;
  total: number;
  categories: FoundCategory[];
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

type SearchOptions = { category?: string | undefined; exact?: boolean };
type Found = Pick<SearchAnswer, 'categories' | 'total'> & { hits: Hit[] };
/** The state of the index that every search needs. */
type SearchContext = { state: SearchState; hidden: ReadonlySet<number>; names: ReadonlyMap<string, string> };
type SearchRequest = { context: SearchContext; pageRequest: PageRequest; words: readonly string[] };

const NO_POSTS: Pick<SearchAnswer, 'posts' | 'post_total'> = { posts: [], post_total: 0 };

/** Full-text search over pages: words, phrases, parts of words, and spelling correction. */
export class SearchService {
  readonly #queries: SearchQueries;
  readonly #published: SearchServiceOptions['published'];
  readonly #posts: SearchServiceOptions['posts'];
  readonly #now: () => Date;
  readonly #context: PublishedCache<SearchContext>;
  readonly #termCache: TermCache;
  readonly #pages: PageCache;
  readonly #answers: ExpiringCache<SearchAnswer>;
  readonly #breakWords = createTokenizer();

  constructor({ queries, published, posts, now }: SearchServiceOptions) {
    this.#queries = queries;
    this.#published = published;
    this.#posts = posts;
    this.#now = now;
    this.#context = new PublishedCache(published);
    this.#termCache = new TermCache({ queries, published });
    this.#pages = new PageCache({ queries, published, now });
    this.#answers = new ExpiringCache({ ttlMs: ANSWER_TTL_MS, now });
  }

  /**
   * The hits of a search, one page at a time, with the best posts beside the
   * first. A search without words finds nothing.
   * @param exact searches for exactly what was typed, without corrections
   */
  async search(
    search: string,
    page: number,
    { category, exact = false }: SearchOptions = {},
  ): Promise<SearchAnswer> {
    const typed = parseTyped(search, exact, this.#breakWords);
    const { text } = typed.query;
    const pageRequest = { page, category: category === undefined ? null : getCategory(category) };
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
    const key = JSON.stringify([
      versions,
      text,
      typed.otherLayout,
      pageRequest.page,
      pageRequest.category,
      exact,
    ]);
    return this.#answers.getOrLoad(key, () => this.#answer(typed, pageRequest));
  }

  async #answer(typed: TypedQuery, pageRequest: PageRequest): Promise<SearchAnswer> {
    const { query } = typed;
    const context = await this.#context.getOrLoad('', () => this.#loadContext());
    const interpretation = await this.#interpret(typed, context);
    const { meant, offered, known } = interpretation;
    const likelier = meant === query ? offered : meant;
    const words = getMarkedWords(query, offered ?? meant, known);
    const isFirst = pageRequest.page === 1 && pageRequest.category === null;
    const [found, posts, offeredTotal] = await Promise.all([
      this.#find(interpretation, meant === query, { context, pageRequest, words }),
      isFirst ? this.#findPosts(query, meant) : NO_POSTS,
      likelier && this.#count(likelier.text, context),
    ]);
    return {
      search: query.text,
      corrected: meant === query ? null : meant.text,
      suggested: offered?.text ?? null,
      offered_total: offeredTotal ?? null,
      total: found.total,
      categories: found.categories,
      data: found.hits,
      ...posts,
    };
  }

  /** Posts for what was typed, else for what was meant: the words of posts and of pages differ. */
  async #findPosts(
    query: SearchQuery,
    meant: SearchQuery,
  ): Promise<Pick<SearchAnswer, 'posts' | 'post_total'>> {
    const options = { kinds: ['board', 'demand'], answered: null, limit: MAX_POST_HITS, offset: 0 } as const;
    const { total, posts } = await this.#posts.findQuery(query, options);
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
    return {
      state,
      hidden: new Set(hidden),
      names: new Map(categories.map(({ category, name }) => [category, name])),
    };
  }

  #interpret(typed: TypedQuery, { state, hidden }: SearchContext): Promise<Interpretation> {
    return interpretQuery(typed, {
      queries: this.#queries,
      termCache: this.#termCache,
      breakWords: this.#breakWords,
      state,
      hidden,
    });
  }

  /** The number of pages of an exact search. */
  async #count(search: string, context: SearchContext): Promise<number> {
    const interpretation = await this.#interpret(parseTyped(search, true, this.#breakWords), context);
    const { ranked, literal } = await this.#match(interpretation, true, context);
    return getTotal(countCategories(ranked, literal, getNames(context)), null);
  }

  async #find(
    interpretation: Interpretation,
    isAsTyped: boolean,
    { context, pageRequest, words }: SearchRequest,
  ): Promise<Found> {
    const { ranked, literal } = await this.#match(interpretation, isAsTyped, context);
    const ids = listIds(ranked, literal, pageRequest, context.state.categories);
    const categories = countCategories(ranked, literal, getNames(context));
    return {
      hits: await listHits(this.#pages, ids, words),
      categories,
      total: getTotal(categories, pageRequest.category),
    };
  }

  /** The pages that contain the terms of a query, and where few contain all of them, its letters. */
  async #match(
    { meant: { text }, plan, hasDoubts }: Interpretation,
    isAsTyped: boolean,
    context: SearchContext,
  ): Promise<{ ranked: RankedPage[]; literal: LiteralMatch[] }> {
    const ranked = plan ? await this.#rank(plan, context) : [];
    const isLiteralSearched =
      text.length >= LITERAL_LENGTH.min &&
      text.length <= LITERAL_LENGTH.max &&
      ((hasDoubts && isAsTyped) || !text.includes(' '));
    const whole = ranked.filter(({ isWhole }) => isWhole).length;
    const literal =
      whole < FEW_MATCHES && isLiteralSearched
        ? await this.#queries.findLiteral(text, this.#now(), MAX_LITERAL_MATCHES)
        : [];
    return { ranked, literal };
  }

  async #rank(plan: SearchPlan, { hidden }: SearchContext): Promise<RankedPage[]> {
    const postings = await this.#termCache.getPostings(plan.terms.map(({ term }) => term));
    return rankPages(plan, postings, hidden);
  }
}

const getNames = ({ state, names }: SearchContext) => ({ codes: state.categories, names });
