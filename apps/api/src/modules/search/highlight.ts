import type { TextRun } from '@sahakorn/contract/topic';
import { isClusterBoundary } from '@sahakorn/thai/letters';
import { normaliseMarks } from '@sahakorn/thai/normalise';
import { foldForSearch, foldNormalised } from '@sahakorn/thai/search-words';

/** Marks the searched words in a text. The runs joined are the normalised text; they are not HTML. */
export function markWords(text: string, words: readonly string[]): TextRun[] {
  return markFolded(getSpellings(text), words);
}

/** A text as shown and as searched, aligned letter by letter. */
type Spellings = { shown: string; folded: string };

function getSpellings(text: string): Spellings {
  const shown = normaliseMarks(text);
  return { shown, folded: foldNormalised(shown) };
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
  title: string,
  excerpt: string,
  words: readonly string[],
): Record<'title' | 'excerpt', TextRun[]> {
  const [inTitle, inExcerpt] = [getSpellings(title), getSpellings(excerpt)];
  const contained = words.filter((word) => inTitle.folded.includes(word) || inExcerpt.folded.includes(word));
  const longest = contained.filter(
    (word) => !contained.some((longer) => longer !== word && longer.includes(word)),
  );
  return { title: markFolded(inTitle, longest), excerpt: markFolded(inExcerpt, longest) };
}

/** Whether a text holds one of the words. */
export function containsAny(text: string, words: readonly string[]): boolean {
  const folded = foldForSearch(text);
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

const BEGINS_WITHIN = 24;
/** Combining marks and vowels whose base letter was cut off. */
const LEFT_OVER = /^[\p{M}ะาำๅๆฯ]+/u;

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
