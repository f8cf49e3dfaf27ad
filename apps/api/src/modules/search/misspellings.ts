import { withoutMarks } from './grams.ts';

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

/** A letter that is written and not spoken, such as ร์ in แบบฟอร์ม. */
const SILENT = /[ก-ฮ][ิุ]?์/g;

/** A word and its deletions of one letter or one silent letter: two words with edit distance one share a form. */
export function spellingForms(word: string): string[] {
  const forms = new Set([word, ...withoutSilent(word)]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return [...forms];
}

function withoutSilent(word: string): string[] {
  return Array.from(
    word.matchAll(SILENT),
    ({ 0: silent, index }) => word.slice(0, index) + word.slice(index + silent.length),
  );
}

/** Letters of the same sound, the first of which stands for all. */
const SAME_SOUND = ['ไใ', 'สศษซ', 'นณ', 'ทธฑฒถฐ', 'คขฆฃฅ', 'พภ', 'ยญ', 'ลฬ', 'ดฎ', 'ตฏ', 'ชฌฉ', 'รฤ'];
const SOUNDS = new Map(SAME_SOUND.flatMap((letters) => [...letters].map((letter) => [letter, letters[0]])));

/** Whether two words are spoken alike but for their tones. */
export function soundAlike(one: string, other: string): boolean {
  return getSound(one) === getSound(other);
}

function getSound(word: string): string {
  return [...withoutMarks(word.replaceAll(SILENT, ''))]
    .map((letter) => SOUNDS.get(letter) ?? letter)
    .join('');
}

/** Whether the Damerau-Levenshtein distance of two words is one, a silent letter counting as one. */
export function isOneEditApart(one: string, other: string): boolean {
  if (withoutSilent(one).includes(other) || withoutSilent(other).includes(one)) return true;
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
