import { NotFound } from '../../errors/domain-errors.ts';
import { PublishedCache } from './published-cache.ts';
import type { ListedCategory, PublishedQueries } from './published-queries.ts';
import type { PublishedState } from './published-state.ts';

type TopicListsOptions = { queries: PublishedQueries; published: PublishedState; now: () => Date };

/**
 * Caches the order of each list until something is published: 4 bytes for each page, so that the total and a
 * late page cost as much as the first page.
 */
export class TopicLists {
  readonly #queries: PublishedQueries;
  readonly #now: () => Date;
  readonly #cache: PublishedCache<ListedCategory>;

  constructor({ queries, published, now }: TopicListsOptions) {
    this.#queries = queries;
    this.#now = now;
    this.#cache = new PublishedCache(published);
  }

  /**
   * @throws NotFound if there is no such category; unknown ones are not cached, as there is no limit to them
   */
  get(category: string): Promise<ListedCategory> {
    return this.#cache.getOrLoad(category, async () => {
      const found = await this.#queries.findListed(category, this.#now());
      if (!found) throw new NotFound('category not found');
      return found;
    });
  }
}
