import { isClusterBoundary } from '@sahakorn/thai/letters';

const SHORTEST_PART = 2;
const SHORTEST_WHOLE = 5;
/** A part counts as a word if it occurs this often on its own. */
const SEEN_ALONE = 2;

/** Finds the two words that make up a longer one, if both are known words. */
export function createCompoundSplitter(
  seen: ReadonlyMap<string, number>,
): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    if (word.length < SHORTEST_WHOLE) return [];
    const held = known.get(word);
    if (held) return held;
    const parts = bestSplit(word, seen);
    known.set(word, parts);
    return parts;
  };
}

/** Every place where a word may be cut in two. */
export function getSplits(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    if (isClusterBoundary(word, at)) splits.push([word.slice(0, at), word.slice(at)]);
  }
  return splits;
}

function bestSplit(word: string, seen: ReadonlyMap<string, number>): readonly string[] {
  let best: readonly string[] = [];
  let most = SEEN_ALONE - 1;
  for (const split of getSplits(word)) {
    const least = Math.min(...split.map((part) => seen.get(part) ?? 0));
    if (least > most) {
      most = least;
      best = split;
    }
  }
  return best;
}
