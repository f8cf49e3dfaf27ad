const ENTRIES_MAX = 1000;

/** Caches values for a short time. Concurrent callers share one read; a failed read is not cached. */
export class ExpiringCache<Value> {
  readonly #ttlMs: number;
  readonly #now: () => Date;
  readonly #entries = new Map<string, { until: number; value: Promise<Value> }>();

  constructor({ ttlMs, now }: { ttlMs: number; now: () => Date }) {
    this.#ttlMs = ttlMs;
    this.#now = now;
  }

  getOrLoad(key: string, read: () => Promise<Value>): Promise<Value> {
    const time = this.#now().getTime();
    const entry = this.#entries.get(key);
    if (entry && entry.until > time) return entry.value;
    if (this.#entries.size >= ENTRIES_MAX) this.#entries.clear();
    const value = read();
    this.#entries.set(key, { until: time + this.#ttlMs, value });
    value.catch(() => this.#entries.delete(key));
    return value;
  }
}
