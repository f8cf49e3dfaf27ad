/** So long a page is shown as it is: readers of the same page share one rendering. */
const FRESH_MS = 10_000;
/** So long it is better than none. */
const KEPT_MS = 10 * 60_000;
const PAGES_MAX = 200;
/** More at once would keep members waiting; the browsers of those who come then draw for themselves. */
const RENDERED_AT_ONCE = 16;

type Held<Page> = { page: Page; at: number };

/** Keeps rendered pages for a short time, and for a longer one in case that they cannot be rendered anew. */
export class PageMemory<Page> {
  readonly #now: () => Date;
  readonly #held = new Map<string, Held<Page>>();
  readonly #underWay = new Map<string, Promise<Page>>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * The page as it was made a moment ago, or made now. Where it cannot be made the last one stands in, and `onError`
   * is told why. Rejects where there is no last one either.
   */
  async recall(key: string, make: () => Promise<Page>, onError: (error: unknown) => void): Promise<Page> {
    const held = this.#held.get(key);
    if (held && this.#age(held) < FRESH_MS) return held.page;
    try {
      return await this.#share(key, make);
    } catch (error) {
      if (!held || this.#age(held) >= KEPT_MS) throw error;
      onError(error);
      return held.page;
    }
  }

  #share(key: string, make: () => Promise<Page>): Promise<Page> {
    const begun = this.#underWay.get(key);
    if (begun) return begun;
    if (this.#underWay.size >= RENDERED_AT_ONCE) {
      return Promise.reject(new Error('too many pages are being rendered'));
    }
    const making = this.#make(key, make);
    this.#underWay.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Page>): Promise<Page> {
    try {
      const page = await make();
      this.#keep(key, page);
      return page;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** The page that was made longest ago makes room. */
  #keep(key: string, page: Page): void {
    this.#held.delete(key);
    this.#held.set(key, { page, at: this.#now().getTime() });
    if (this.#held.size <= PAGES_MAX) return;
    const [oldest] = this.#held.keys();
    if (oldest !== undefined) this.#held.delete(oldest);
  }

  #age({ at }: Held<Page>): number {
    return this.#now().getTime() - at;
  }
}
