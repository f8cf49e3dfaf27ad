/** A page is fresh for this long: readers share one rendering. */
const FRESH_MS = 10_000;
/** For this long an older page is served if rendering fails. */
const STALE_MS = 10 * 60_000;
const PAGES_MAX = 200;
/** More at once would delay members' requests; further readers get the shell. */
const MAX_CONCURRENT = 16;

type Held<Page> = { page: Page; at: number };

/** Caches rendered pages: a short time for every reader, a longer one for when rendering fails. */
export class PageCache<Page> {
  readonly #now: () => Date;
  readonly #entries = new Map<string, Held<Page>>();
  readonly #pending = new Map<string, Promise<Page>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * The cached page while it is fresh, else a new one. If that fails, a stale page, and `onError` gets the reason.
   * Rejects if there is no stale page either.
   */
  async get(key: string, make: () => Promise<Page>, onError: (error: unknown) => void): Promise<Page> {
    const held = this.#entries.get(key);
    if (held && this.#age(held) < FRESH_MS) return held.page;
    try {
      return await this.#share(key, make);
    } catch (error) {
      if (!held || this.#age(held) >= STALE_MS) throw error;
      onError(error);
      return held.page;
    }
  }

  #share(key: string, make: () => Promise<Page>): Promise<Page> {
    const begun = this.#pending.get(key);
    if (begun) return begun;
    if (this.#pending.size >= MAX_CONCURRENT) {
      return Promise.reject(new Error('too many pages are being rendered'));
    }
    const making = this.#make(key, make);
    this.#pending.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Page>): Promise<Page> {
    try {
      const page = await make();
      this.#keep(key, page);
      return page;
    } finally {
      this.#pending.delete(key);
    }
  }

  /** Evicts the oldest page if the cache is full. */
  #keep(key: string, page: Page): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, at: this.#now().getTime() });
    if (this.#entries.size <= PAGES_MAX) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  #age({ at }: Held<Page>): number {
    return this.#now().getTime() - at;
  }
}
