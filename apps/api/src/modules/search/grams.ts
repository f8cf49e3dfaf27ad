const LENGTH = 3;
/** Marks the term as three letters, and not a word. */
const MARK = '~';
/** What readers leave out or mistake: spaces, punctuation, tone marks and ์ or ็. */
const UNCERTAIN = /[^\p{L}\p{M}\d]|[็-์]/gu;

/** Every three letters of a folded text that stand together, without tone marks and spaces. */
export function getGrams(folded: string): Set<string> {
  // By code points: half of a surrogate pair is no text that the database could store.
  const letters = [...folded.replace(UNCERTAIN, '')];
  const grams = new Set<string>();
  for (let at = 0; at + LENGTH <= letters.length; at += 1)
    grams.add(MARK + letters.slice(at, at + LENGTH).join(''));
  return grams;
}
