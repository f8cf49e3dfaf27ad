import { isClusterBoundary } from '@sahakorn/thai/letters';

const MIN_PART_LENGTH = 2;
const MIN_WORD_LENGTH = 5;
/** A part counts as a word if it occurs this often on its own. */
const MIN_OCCURRENCES = 2;

/** Finds the two words that make up a longer one, if both are known words. */
export function createCompoundSplitter(
  seen: ReadonlyMap<string, number>,
): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    if (word.length < MIN_WORD_LENGTH) return [];
    const entry = known.get(word);
    if (entry) return entry;
    const parts = bestSplit(word, seen);
    known.set(word, parts);
    return parts;
  };
}

/** Every place where a word may be cut in two. */
export function getSplits(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1) {
    if (isClusterBoundary(word, at)) splits.push([word.slice(0, at), word.slice(at)]);
  }
  return splits;
}

function bestSplit(word: string, seen: ReadonlyMap<string, number>): readonly string[] {
  let best: readonly string[] = [];
  let bestCount = MIN_OCCURRENCES - 1;
  for (const split of getSplits(word)) {
    const count = Math.min(...split.map((part) => seen.get(part) ?? 0));
    if (count > bestCount) {
      bestCount = count;
      best = split;
    }
  }
  return best;
}
