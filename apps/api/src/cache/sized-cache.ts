type Entry<Value> = { value: Value; size: number; wasUsed: boolean };

/** A full cache is emptied to this share, so that it is not emptied again at once. */
const KEPT_SHARE = 0.9;

/**
 * Caches values up to a total size. A full cache drops the oldest ones; those that were used since the last
 * time are kept once more (second chance), which costs less than recording the order of all uses.
 */
export class SizedCache<Key, Value> {
  readonly #maxSize: number;
  readonly #entries = new Map<Key, Entry<Value>>();
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.wasUsed = true;
    return entry.value;
  }

  /** A value that is larger than the whole cache is not kept. */
  set(key: Key, value: Value, size: number): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
    if (size > this.#maxSize) return;
    if (this.#size + size > this.#maxSize)
      this.#shrink(Math.min(this.#maxSize * KEPT_SHARE, this.#maxSize - size));
    this.#entries.set(key, { value, size, wasUsed: false });
    this.#size += size;
  }

  #shrink(maxSize: number): void {
    for (const [key, entry] of this.#entries) {
      if (this.#size <= maxSize) return;
      this.#entries.delete(key);
      // It comes last, and is met again if the others are not enough.
      if (entry.wasUsed) this.#entries.set(key, { ...entry, wasUsed: false });
      else this.#size -= entry.size;
    }
  }
}
