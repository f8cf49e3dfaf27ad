import type { PublishedState } from './published-state.ts';

const ENTRIES_MAX = 1000;

/** Remembers what was made from the pages for as long as they stay as they are; those who ask meanwhile share one reading. */
export class PublishedCache<Value> {
  readonly #state: Pick<PublishedState, 'current'>;
  #held = '';
  readonly #entries = new Map<string, Promise<Value>>();

  constructor(state: Pick<PublishedState, 'current'>) {
    this.#state = state;
  }

  /** A failure is not kept. */
  async recall(key: string, read: () => Promise<Value>): Promise<Value> {
    const current = await this.#state.current();
    if (current !== this.#held || this.#entries.size >= ENTRIES_MAX) {
      this.#entries.clear();
      this.#held = current;
    }
    const held = this.#entries.get(key);
    if (held) return held;
    // Asked for after the state was: it may be newer than the state says, and never older.
    const value = read();
    this.#entries.set(key, value);
    value.catch(() => {
      if (this.#entries.get(key) === value) this.#entries.delete(key);
    });
    return value;
  }
}
