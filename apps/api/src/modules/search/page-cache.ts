import type { Topic } from '@sahakorn/contract/topic';
import { SizedCache } from '../../cache/sized-cache.ts';
import { PublishedCache } from '../info/published-cache.ts';
import type { PublishedState } from '../info/published-state.ts';
import { toTopic } from '../info/topic-service.ts';
import { batchReads } from './batch-reads.ts';
import { getSpellings, type Spellings } from './highlight.ts';
import { readMissing } from './read-missing.ts';
import type { PageRow, SearchQueries } from './search-queries.ts';

/** In letters of two bytes: about 12 MB of titles and leads, and 32 MB of bodies. */
const MAX_LETTERS = { pages: 6_000_000, bodies: 16_000_000 };
/** The memory of a page without its texts, in letters. */
const PAGE_SIZE = 400;
const BODY_SIZE = 50;
/** How old the number of views of a page may be. */
const VIEWS_TTL_MS = 5 * 60_000;

/** A page as results show it. */
export type FoundPage = { topic: Topic; title: Spellings; lead: Spellings; hasBody: boolean };

type Cached = {
  pages: SizedCache<number, FoundPage & { until: number }>;
  bodies: SizedCache<number, string>;
};

type PageCacheOptions = {
  queries: Pick<SearchQueries, 'readPages' | 'readBodies'>;
  published: Pick<PublishedState, 'current'>;
  now: () => Date;
};

/** Caches the texts of pages that were found until any page changes: many searches find the same pages. */
export class PageCache {
  readonly #readPages: ReturnType<typeof batchReads<number, PageRow>>;
  readonly #readBodies: ReturnType<typeof batchReads<number, string>>;
  readonly #cache: PublishedCache<Cached>;
  readonly #now: () => Date;

  constructor({ queries, published, now }: PageCacheOptions) {
    this.#readPages = batchReads(queries.readPages);
    this.#readBodies = batchReads(queries.readBodies);
    this.#cache = new PublishedCache(published);
    this.#now = now;
  }

  /** Pages by their numbers, in this order; those that do not exist are left out. */
  async list(ids: readonly number[]): Promise<FoundPage[]> {
    const { pages } = await this.#current();
    const time = this.#now().getTime();
    const found = await readMissing(ids, {
      find: (id) => {
        const page = pages.get(id);
        return page && page.until > time ? page : undefined;
      },
      read: this.#readPages,
      keep: (id, row: PageRow) => {
        const page = { ...toFoundPage(row), until: time + VIEWS_TTL_MS };
        pages.set(id, page, PAGE_SIZE + countLetters(page));
        return page;
      },
    });
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** The bodies of pages, as far as they are searched; pages that are not indexed are left out. */
  async readBodies(ids: readonly number[]): Promise<Map<number, string>> {
    const { bodies } = await this.#current();
    return readMissing(ids, {
      find: (id) => bodies.get(id),
      read: this.#readBodies,
      keep: (id, body: string) => {
        bodies.set(id, body, BODY_SIZE + body.length);
        return body;
      },
    });
  }

  #current(): Promise<Cached> {
    return this.#cache.getOrLoad('', async () => ({
      pages: new SizedCache(MAX_LETTERS.pages),
      bodies: new SizedCache(MAX_LETTERS.bodies),
    }));
  }
}

function toFoundPage({ has_body, ...row }: PageRow): FoundPage {
  return {
    topic: toTopic(row),
    title: getSpellings(row.title),
    lead: getSpellings(row.excerpt),
    hasBody: has_body ?? false,
  };
}

/** Most texts are the same as shown and as searched, and are kept once. */
function countLetters({ topic, title, lead }: FoundPage): number {
  const texts = new Set([topic.title, title.shown, title.folded, topic.excerpt, lead.shown, lead.folded]);
  return [...texts].reduce((sum, { length }) => sum + length, 0);
}
