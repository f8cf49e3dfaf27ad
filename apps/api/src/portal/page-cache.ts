/** A page is fresh for this long: readers share one rendering. */
const FRESH_MS = 10_000;
/** For this long an older page is served if rendering fails. */
const STALE_MS = 10 * 60_000;
const PAGES_MAX = 200;

type Entry<Page> = { page: Page; at: number };

/** Caches rendered pages: a short time for every reader, a longer one for when rendering fails. */
export class PageCache<Page> {
  readonly #now: () => Date;
  readonly #entries = new Map<string, Entry<Page>>();
  readonly #pending = new Map<string, Promise<Page>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * The cached page while it is fresh, else a new one. If that fails, a stale page, and `onError` gets the
   * reason. Rejects if there is no stale page either.
   */
  async get(key: string, render: () => Promise<Page>, onError: (error: unknown) => void): Promise<Page> {
    const entry = this.#entries.get(key);
    if (entry && this.#age(entry) < FRESH_MS) return entry.page;
    try {
      return await this.#share(key, render);
    } catch (error) {
      if (!entry || this.#age(entry) >= STALE_MS) throw error;
      onError(error);
      return entry.page;
    }
  }

  #share(key: string, render: () => Promise<Page>): Promise<Page> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const rendering = this.#render(key, render);
    this.#pending.set(key, rendering);
    return rendering;
  }

  async #render(key: string, render: () => Promise<Page>): Promise<Page> {
    try {
      const page = await render();
      this.#store(key, page);
      return page;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Evicts the oldest page if the cache is full. */
  #store(key: string, page: Page): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, at: this.#now().getTime() });
    if (this.#entries.size <= PAGES_MAX) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  #age({ at }: Entry<Page>): number {
    return this.#now().getTime() - at;
  }
}
