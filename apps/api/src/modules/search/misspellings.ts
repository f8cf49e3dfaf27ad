const MIN_LENGTH = 3;
const MAX_LENGTH = 20;
const HAS_LETTER = /\p{L}/u;

/** A word of consonants only is an abbreviation, such as กทม. */
const ABBREVIATION = /^[ก-ฮ]{2,5}$/;

/**
 * Whether a word is corrected when misspelt: short words, abbreviations and numbers have too many neighbours.
 */
export function isCorrectable(word: string): boolean {
  return isSpellable(word) && !ABBREVIATION.test(word);
}

/** Whether a word has a form that a misspelt word may be corrected to. */
export function isSpellable(word: string): boolean {
  return (
    word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && HAS_LETTER.test(word) && !/[\d ]/.test(word)
  );
}

/** A word and its deletions of one letter: two words with edit distance one share a form. */
export function spellingForms(word: string): string[] {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return [...forms];
}

/** Whether the Damerau-Levenshtein distance of two words is one. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const max = Math.min(one.length, other.length) - start;
  while (end < max && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const restOne = one.slice(start, one.length - end);
  const restOther = other.slice(start, other.length - end);
  if (restOne.length <= 1 && restOther.length <= 1) return true;
  return restOne.length === 2 && restOne === [...restOther].toReversed().join('');
}
