import type { PublishedQueries } from './published-queries.ts';
import { ExpiringCache } from '../../cache/expiring-cache.ts';

/** How long a server may serve the state before a publication. */
const VERSION_TTL_MS = 1000;

type PublishedStateOptions = { queries: PublishedQueries; now: () => Date };

/** A version of everything published: it changes whenever a page changes, appears or expires. */
export class PublishedState {
  readonly #queries: PublishedQueries;
  readonly #now: () => Date;
  readonly #versions: ExpiringCache<string>;
  #nextChange: { version: string; until: Date } | null = null;

  constructor({ queries, now }: PublishedStateOptions) {
    this.#queries = queries;
    this.#now = now;
    this.#versions = new ExpiringCache({ ttlMs: VERSION_TTL_MS, now });
  }

  async current(): Promise<string> {
    return this.#versions.getOrLoad('', () => this.#readVersion());
  }

  async #readVersion(): Promise<string> {
    const now = this.#now();
    const version = await this.#queries.findVersion();
    if (this.#nextChange?.version !== version || this.#nextChange.until <= now) {
      this.#nextChange = { version, until: await this.#queries.findNextChange(now) };
    }
    return `${version} ${this.#nextChange.until.getTime()}`;
  }
}
