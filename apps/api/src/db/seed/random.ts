/** Small seeded numbers: the same seed produces the same cooperative on every machine. */
export type Random = {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** A random item. An item that is listed twice is twice as likely. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True in about `percent` of a hundred calls. */
  chance(percent: number): boolean;
};

/** A generator by the mulberry32 recurrence. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  const between = (min: number, max: number) => min + (next() % (max - min + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    chance: (percent) => between(1, 100) <= percent,
  };
}
