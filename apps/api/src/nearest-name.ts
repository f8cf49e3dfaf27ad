/** How many letters may differ in a misspelt name; in a short name only one. */
const MAX_CHANGES = 2;
/** Shorter names resemble too many others. */
const SHORT_LENGTH = 6;

/**
 * The name that a misspelt one most resembles, ignoring case, or null.
 * @param minLength the length from which names are compared; less than 6 only where few names are possible
 */
export function findNearestName(
  given: string,
  names: readonly string[],
  minLength = SHORT_LENGTH,
): string | null {
  let nearest: string | null = null;
  let fewest = MAX_CHANGES + 1;
  for (const name of names) {
    const maxChanges = name.length < SHORT_LENGTH ? 1 : MAX_CHANGES;
    if (name.length < minLength || Math.abs(name.length - given.length) > maxChanges) continue;
    const changes = countChanges(given.toLowerCase(), name.toLowerCase());
    if (changes <= maxChanges && changes < fewest) [nearest, fewest] = [name, changes];
  }
  return nearest;
}

/** Letters to insert, remove or replace, and neighbours to swap, to turn one word into another. */
function countChanges(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const changes = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      ];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) changes.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...changes));
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
