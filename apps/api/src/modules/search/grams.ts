const LENGTH = 3;
/** Marks the term as three letters, and not a word. */
const MARK = '~';
/** What readers leave out or mistake most often: tone marks and ์ or ็. */
const UNCERTAIN_MARKS = /[็-์]/g;
const NOT_LETTERS = /[^\p{L}\p{M}\d]/gu;

export function withoutMarks(folded: string): string {
  return folded.replace(UNCERTAIN_MARKS, '');
}

/** All groups of three adjacent letters of a folded text, without tone marks and spaces. */
export function getGrams(folded: string): Set<string> {
  // By code points: half of a surrogate pair is no text that the database could store.
  const letters = [...withoutMarks(folded).replace(NOT_LETTERS, '')];
  const grams = new Set<string>();
  for (let at = 0; at + LENGTH <= letters.length; at += 1)
    grams.add(MARK + letters.slice(at, at + LENGTH).join(''));
  return grams;
}
