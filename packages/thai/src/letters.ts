// Marks and vowels that lean on the letter before them, and vowels that wait for the letter behind.
const LEANS_BACK = /\p{M}|[ะาำๅๆฯ]|\u200d|[\udc00-\udfff]/u;
const LEANS_FORWARD = /[เแโใไ]|\u200d/;

/** Whether a text may be cut at an offset without parting what Thai writes as one. */
export function isBetweenLetters(text: string, offset: number): boolean {
  if (offset <= 0 || offset >= text.length) return true;
  return !LEANS_BACK.test(text.charAt(offset)) && !LEANS_FORWARD.test(text.charAt(offset - 1));
}
