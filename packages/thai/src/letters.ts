// Marks and vowels that belong to the letter before them, and vowels that belong to the letter after them.
const JOINS_PREVIOUS = /\p{M}|[ะาำๅๆฯ]|\u200d|[\udc00-\udfff]/u;
const JOINS_NEXT = /[เแโใไ]|\u200d/;

/** Whether a text can be cut at an offset without separating a Thai letter from its marks and vowels. */
export function isClusterBoundary(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  return !JOINS_PREVIOUS.test(text.charAt(offset)) && !JOINS_NEXT.test(text.charAt(offset - 1));
}
