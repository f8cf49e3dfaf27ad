import { hash, randomBytes } from 'node:crypto';
import { todayIso } from '@sahakorn/thai/date';
import type { Visitor } from '../../primary.ts';
import type { SiteQueries } from './site-queries.ts';

const FLUSH_MS = 10_000;
/** More visitors than this in a day are counted without removing duplicates. */
const MAX_KNOWN_VISITORS = 100_000;

const createKey = () => randomBytes(32).toString('base64');

type ViewCountsOptions = {
  queries: Pick<SiteQueries, 'addViews' | 'addVisitors'>;
  now: () => Date;
  /** Called when counts could not be written. */
  onError: (error: unknown) => void;
  /** Counts each visitor whom this process meets first; left out: it counts them itself. */
  countVisit?: (visitor: Visitor) => void;
};

/**
 * Counts page views and daily visitors, and writes both every few seconds, so that a request does not
 * wait for it. Visitors are kept for a day only, as keyed hashes in memory; each server counts for itself.
 */
export class ViewCounts {
  readonly #queries: ViewCountsOptions['queries'];
  readonly #now: () => Date;
  readonly #onError: (error: unknown) => void;
  readonly #countVisit: (visitor: Visitor) => void;
  #day = '';
  #key = createKey();
  readonly #known = new Set<string>();
  #newVisitors = new Map<string, number>();
  #views = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ queries, now, onError, countVisit = () => this.#addVisitor() }: ViewCountsOptions) {
    this.#queries = queries;
    this.#now = now;
    this.#onError = onError;
    this.#countVisit = countVisit;
  }

  /** Counts a view of a page. */
  view(topicId: number): void {
    this.#views.set(topicId, (this.#views.get(topicId) ?? 0) + 1);
    this.#flushSoon();
  }

  /** Counts a visit; the same address with the same browser counts once a day. */
  visit(visitor: Visitor): void {
    const day = todayIso(this.#now());
    if (day !== this.#day) {
      this.#day = day;
      this.#key = createKey();
      this.#known.clear();
    }
    const { address, agent } = visitor;
    const known = hash('sha256', `${this.#key}${address}\n${agent}`, 'base64');
    if (this.#known.has(known)) return;
    if (this.#known.size < MAX_KNOWN_VISITORS) this.#known.add(known);
    this.#countVisit(visitor);
  }

  #addVisitor(): void {
    this.#newVisitors.set(this.#day, (this.#newVisitors.get(this.#day) ?? 0) + 1);
    this.#flushSoon();
  }

  /** Writes the counts since the last flush. */
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
