import { createHmac, randomBytes } from 'node:crypto';
import { todayIso } from '@sahakorn/thai/date';
import type { SiteQueries } from './site-queries.ts';

const FLUSH_MS = 10_000;
/** More visitors than this in a day are counted, but no longer told apart. */
const VISITORS_KNOWN = 100_000;

type ReaderCountsOptions = {
  queries: Pick<SiteQueries, 'addViews' | 'addVisitors'>;
  now: () => Date;
  /** Told when the counts of some seconds are lost. */
  onError: (error: unknown) => void;
};

/**
 * Counts readers of pages and visitors of the day, and writes both every few seconds: a page that is read does not
 * wait for it. Who came is kept for a day only, as a keyed hash in memory; each server counts for itself.
 */
export class ViewCounts {
  readonly #queries: ReaderCountsOptions['queries'];
  readonly #now: () => Date;
  readonly #onError: (error: unknown) => void;
  #day = '';
  #key = randomBytes(32);
  readonly #known = new Set<string>();
  #newVisitors = new Map<string, number>();
  #views = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ queries, now, onError }: ReaderCountsOptions) {
    this.#queries = queries;
    this.#now = now;
    this.#onError = onError;
  }

  /** Someone reads a page. */
  view(topicId: number): void {
    this.#views.set(topicId, (this.#views.get(topicId) ?? 0) + 1);
    this.#flushSoon();
  }

  /** Someone visits the site; the same address with the same browser counts once a day. */
  visit({ address, agent }: { address: string; agent: string }): void {
    const day = todayIso(this.#now());
    if (day !== this.#day) {
      this.#day = day;
      this.#key = randomBytes(32);
      this.#known.clear();
    }
    const visitor = createHmac('sha256', this.#key).update(`${address}\n${agent}`).digest('base64');
    if (this.#known.has(visitor)) return;
    if (this.#known.size < VISITORS_KNOWN) this.#known.add(visitor);
    this.#newVisitors.set(day, (this.#newVisitors.get(day) ?? 0) + 1);
    this.#flushSoon();
  }

  /** Writes what was counted since the last time. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = this.#views;
    const visitors = this.#newVisitors;
    this.#views = new Map();
    this.#newVisitors = new Map();
    try {
      if (views.size > 0) await this.#queries.addViews(views);
      for (const [day, count] of visitors) await this.#queries.addVisitors(day, count);
    } catch (error) {
      this.#onError(error);
    }
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }
}
