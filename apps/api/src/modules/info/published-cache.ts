import type { PublishedState } from './published-state.ts';

const ENTRIES_MAX = 1000;

/** Caches values derived from published pages until any page changes. Concurrent callers share one read. */
export class PublishedCache<Value> {
  readonly #state: Pick<PublishedState, 'current'>;
  #version = '';
  readonly #entries = new Map<string, Promise<Value>>();

  constructor(state: Pick<PublishedState, 'current'>) {
    this.#state = state;
  }

  /** A failed read is not cached. */
  async getOrLoad(key: string, read: () => Promise<Value>): Promise<Value> {
    const current = await this.#state.current();
    if (current !== this.#version || this.#entries.size >= ENTRIES_MAX) {
      this.#entries.clear();
      this.#version = current;
    }
    const entry = this.#entries.get(key);
    if (entry) return entry;
    // Read after the version, so the value may be newer than its version, never older.
    const value = read();
    this.#entries.set(key, value);
    value.catch(() => {
      if (this.#entries.get(key) === value) this.#entries.delete(key);
    });
    return value;
  }
}
