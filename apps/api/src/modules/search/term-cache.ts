import { SizedCache } from '../../cache/sized-cache.ts';
import { PublishedCache } from '../info/published-cache.ts';
import type { PublishedState } from '../info/published-state.ts';
import { batchReads } from './batch-reads.ts';
import { IndexedPages, type Postings } from './indexed-pages.ts';
import type { TermPostings } from './rank-pages.ts';
import { readMissing } from './read-missing.ts';
import type { FoundTerm, SearchQueries } from './search-queries.ts';

/** At eight bytes each: about 32 MB. */
const MAX_POSTINGS = 4_000_000;
/** The memory of a term without its postings, counted in postings. */
const TERM_SIZE = 32;

/** `postings` is null if the term is on many pages, and they were not needed yet. */
type CachedTerm = { pages: number; postings: Postings | null };
type Cached = { pages: IndexedPages; terms: SizedCache<string, CachedTerm> };

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
  readonly #readTerms: ReturnType<typeof batchReads<string, FoundTerm>>;
  readonly #cache: PublishedCache<Cached>;

  constructor({ queries, published }: TermCacheOptions) {
    this.#queries = queries;
    this.#readTerms = batchReads(queries.readTerms);
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
    const postings = new Map<string, Postings>();
    const long: string[] = [];
    for (const [term, entry] of await this.#read(terms, cached)) {
      if (entry.postings) postings.set(term, entry.postings);
      else long.push(term);
    }
    const { pages } = cached;
    if (long.length === 0) return { pages, terms: postings };
    for (const [term, packed] of await this.#queries.readPostings(long)) {
      const read = pages.place(packed);
      postings.set(term, read);
      cached.terms.set(term, { pages: packed.length, postings: read }, TERM_SIZE + packed.length);
    }
    return { pages, terms: postings };
  }

  #current(): Promise<Cached> {
    return this.#cache.getOrLoad('', async () => ({
      pages: new IndexedPages(),
      terms: new SizedCache(MAX_POSTINGS),
    }));
  }

  #read(terms: readonly string[], { pages, terms: cached }: Cached): Promise<Map<string, CachedTerm>> {
    return readMissing(terms, {
      find: (term) => cached.get(term),
      read: this.#readTerms,
      keep: (term, row: FoundTerm) => {
        const entry = { pages: row.pages, postings: row.postings && pages.place(row.postings) };
        cached.set(term, entry, TERM_SIZE + (row.postings?.length ?? 0));
        return entry;
      },
    });
  }
}
