import type { TextRun } from '@sahakorn/contract/topic';
import { isClusterBoundary } from '@sahakorn/thai/letters';
import { normaliseThai } from '@sahakorn/thai/normalise';
import { foldNormalised } from '@sahakorn/thai/search-words';

/** Marks the searched words in a text. The runs joined are the normalised text; they are not HTML. */
export function markWords(text: string, words: readonly string[]): TextRun[] {
  return markFolded(getSpellings(text), words);
}

/** A text as shown and as searched, aligned letter by letter. */
export type Spellings = { shown: string; folded: string };

export function getSpellings(text: string): Spellings {
  const shown = reuse(text, normaliseThai(text));
  return { shown, folded: reuse(shown, foldNormalised(shown)) };
}

/** The same string instead of an equal one, so that both take the memory of one. */
function reuse(known: string, text: string): string {
  return text === known ? known : text;
}

function markFolded({ shown, folded }: Spellings, words: readonly string[]): TextRun[] {
  const places = words
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((word) => ({ word, at: folded.indexOf(word) }));
  const runs: TextRun[] = [];
  let plainFrom = 0;
  for (let at = findFirstPlace(places); at < Infinity; at = findFirstPlace(places)) {
    const word = places.find((place) => place.at === at && isWordAt(folded, at, place.word))?.word ?? '';
    if (word !== '') {
      if (at > plainFrom) runs.push({ text: shown.slice(plainFrom, at), mark: false });
      plainFrom = at + word.length;
      runs.push({ text: shown.slice(at, plainFrom), mark: true });
    }
    advance(places, folded, Math.max(plainFrom, at + 1));
  }
  if (plainFrom < shown.length) runs.push({ text: shown.slice(plainFrom), mark: false });
  return joinMarks(runs);
}

/** The next position of a word; -1: none. */
type Place = { word: string; at: number };

function findFirstPlace(places: readonly Place[]): number {
  return places.reduce((first, { at }) => (at >= 0 && at < first ? at : first), Infinity);
}

function advance(places: readonly Place[], folded: string, from: number): void {
  for (const place of places) {
    if (place.at >= 0 && place.at < from) place.at = folded.indexOf(place.word, from);
  }
}

/**
 * Marks the searched words in a title and in the text below it. If one of the two contains a longer word,
 * such as เงินกู้, its parts are not marked, because every เงิน of the page would be.
 */
export function markHit(
  title: Spellings,
  excerpt: Spellings,
  words: readonly string[],
): Record<'title' | 'excerpt', TextRun[]> {
  const contained = words.filter((word) => title.folded.includes(word) || excerpt.folded.includes(word));
  const longest = contained.filter(
    (word) => !contained.some((longer) => longer !== word && longer.includes(word)),
  );
  return { title: markFolded(title, longest), excerpt: markFolded(excerpt, longest) };
}

/** Whether a text contains one of the words. */
export function containsAny({ folded }: Spellings, words: readonly string[]): boolean {
  return words.some((word) => word !== '' && folded.includes(word));
}

const LATIN_OR_DIGIT = /[\p{Script=Latin}\d]/u;

function isWordAt(folded: string, at: number, word: string): boolean {
  const end = at + word.length;
  if (!folded.startsWith(word, at)) return false;
  if (!isClusterBoundary(folded, at) || !isClusterBoundary(folded, end)) return false;
  // Match whole words in languages with spaces: 25 is not found in 2569.
  const cutsBefore = LATIN_OR_DIGIT.test(folded.charAt(at - 1)) && LATIN_OR_DIGIT.test(word.charAt(0));
  const cutsBehind = LATIN_OR_DIGIT.test(folded.charAt(end)) && LATIN_OR_DIGIT.test(word.at(-1) ?? '');
  return !cutsBefore && !cutsBehind;
}

/** Merges adjacent marks. */
function joinMarks(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const before = joined.at(-1);
    if (before?.mark && run.mark) joined[joined.length - 1] = { text: before.text + run.text, mark: true };
    else joined.push(run);
  }
  return joined;
}

const BEFORE_FOUND = 50;
export const PIECE_LENGTH = 220;

/** A snippet of a normalised text around the first of the words within its beginning, or else from its start. */
export function cutPiece(text: string, words: readonly string[], within = text.length): string {
  const folded = foldNormalised(text.slice(0, within));
  const found = words.find((word) => folded.includes(word));
  const start = found === undefined ? 0 : Math.max(0, folded.indexOf(found) - BEFORE_FOUND);
  const end = start + PIECE_LENGTH;
  return trimPiece(text.slice(start, end), start === 0, end >= text.length);
}

const BEGINS_WITHIN = 24;
/** Combining marks and vowels whose base letter was cut off, and the second half of a letter of two units. */
const LEFT_OVER = /^[\p{M}ะาำๅๆฯ\udc00-\udfff]+/u;

/** A snippet of a longer text, cut at word boundaries. */
export function trimPiece(piece: string, isBeginning: boolean, isEnd: boolean): string {
  const flat = (isBeginning ? piece : piece.replace(LEFT_OVER, '')).replaceAll('\n', ' ');
  const space = flat.indexOf(' ');
  let start = 0;
  if (!isBeginning && space >= 0 && space < BEGINS_WITHIN) start = space + 1;
  const lastSpace = flat.lastIndexOf(' ');
  let end = flat.length;
  if (!isEnd) end = lastSpace > flat.length - BEGINS_WITHIN ? lastSpace : flat.length - 1;
  while (end > start && !isClusterBoundary(flat, end)) end -= 1;
  return `${isBeginning ? '' : '…'}${flat.slice(start, end).trim()}${isEnd ? '' : '…'}`;
}
