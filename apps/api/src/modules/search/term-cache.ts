import { PublishedCache } from '../info/published-cache.ts';
import type { PublishedState } from '../info/published-state.ts';
import type { TermPostings } from './rank-pages.ts';
import type { FoundTerm, SearchQueries } from './search-queries.ts';

/** Everything is dropped when more is cached than this: about 16 MB. */
const MAX_POSTINGS = 2_000_000;
/** The memory of a term without its postings, counted in postings. */
const TERM_SIZE = 16;

type TermCacheOptions = {
  queries: Pick<SearchQueries, 'readTerms' | 'readPostings'>;
  published: Pick<PublishedState, 'current'>;
};

/**
 * Reads terms of the search index, and caches known ones until any page changes: most of what a search reads
 * are the long postings of words that other searches contain as well.
 */
export class TermCache {
  readonly #queries: TermCacheOptions['queries'];
  readonly #cache: PublishedCache<CachedTerms>;

  constructor({ queries, published }: TermCacheOptions) {
    this.#queries = queries;
    this.#cache = new PublishedCache(published);
  }

  /** The number of pages of each term; unknown terms are left out. */
  async countPages(terms: readonly string[]): Promise<Map<string, number>> {
    const found = await this.#read(terms, await this.#current());
    return new Map([...found].map(([term, { pages }]) => [term, pages]));
  }

  /** The postings of each term; unknown terms are left out. */
  async getPostings(terms: readonly string[]): Promise<TermPostings> {
    const cached = await this.#current();
    const found = await this.#read(terms, cached);
    const postings = new Map<string, readonly number[]>();
    const long: string[] = [];
    for (const [term, entry] of found) {
      if (entry.postings) postings.set(term, entry.postings);
      else long.push(term);
    }
    if (long.length === 0) return postings;
    for (const [term, read] of await this.#queries.readPostings(long)) {
      postings.set(term, read);
      cached.set(term, { pages: read.length, postings: read });
    }
    return postings;
  }

  #current(): Promise<CachedTerms> {
    return this.#cache.getOrLoad('', async () => new CachedTerms());
  }

  async #read(terms: readonly string[], cached: CachedTerms): Promise<Map<string, FoundTerm>> {
    const found = new Map<string, FoundTerm>();
    const missing: string[] = [];
    for (const term of terms) {
      const entry = cached.get(term);
      if (entry) found.set(term, entry);
      else missing.push(term);
    }
    if (missing.length === 0) return found;
    for (const [term, read] of await this.#queries.readTerms(missing)) {
      found.set(term, read);
      cached.set(term, read);
    }
    return found;
  }
}

class CachedTerms {
  readonly #terms = new Map<string, FoundTerm>();
  #size = 0;

  get(term: string): FoundTerm | undefined {
    return this.#terms.get(term);
  }

  set(term: string, found: FoundTerm): void {
    this.#size += TERM_SIZE + (found.postings?.length ?? 0);
    if (this.#size > MAX_POSTINGS) {
      this.#terms.clear();
      this.#size = 0;
    }
    this.#terms.set(term, found);
  }
}
