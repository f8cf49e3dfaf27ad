import { JOINED_WORDS } from './joined-words.ts';
import { isBetweenLetters } from './letters.ts';

export { normaliseThai } from './normalise.ts';

/** Splits a text into the pieces between which a line may break; together they are the text again. */
export type WordBreaker = (text: string) => string[];

type Term = { word: string; given: boolean };
type TermIndex = ReadonlyMap<string, readonly Term[]>;

const NO_BREAK_SPACES = /[\u00a0\u202f\u2060]/;
const LINE_NEVER_BEGINS_WITH = /[.,;:!?%)\]}”’…]/;
const LINE_NEVER_ENDS_WITH = /[([{“‘]/;

// ณ and ธ are words of one letter.
const CONSONANT_BUT_NO_WORD = /^[ก-ฒด-ทน-ฮ]$/;

/**
 * Makes a word breaker: `Intl.Segmenter` for Thai, corrected by the built-in list of joined words (ร้อยละ,
 * เลขที่, ออมทรัพย์ and more) and by `terms`, the cooperative's own words and names. A given term is never
 * broken, and stands as a word of its own where the segmenter would have broken it. Punctuation stays with
 * its word and nothing breaks at a no-break space. The longest term wins; blank terms are left out.
 */
export function createWordBreaker(terms: readonly string[] = []): WordBreaker {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const termIndex = indexTerms(terms);
  return (text) => {
    const breaks = new Set<number>([text.length]);
    for (const { segment, index } of segmenter.segment(text)) {
      if (!isStrayConsonant(segment, text.charAt(index - 1))) breaks.add(index);
    }
    joinTerms(text, breaks, termIndex);
    return slice(text, breaks);
  };
}

function indexTerms(given: readonly string[]): TermIndex {
  const words = new Map<string, Term>();
  for (const word of JOINED_WORDS) words.set(word, { word, given: false });
  for (const term of given) {
    const word = term.trim();
    if (word !== '') words.set(word, { word, given: true });
  }
  const byFirst = new Map<string, Term[]>();
  const longestFirst = [...words.values()].sort((left, right) => right.word.length - left.word.length);
  for (const term of longestFirst) {
    const first = term.word.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), term]);
  }
  return byFirst;
}

/** What the segmenter leaves over of a name that it does not know: the last letter of ประภัตร. */
function isStrayConsonant(segment: string, before: string): boolean {
  return CONSONANT_BUT_NO_WORD.test(segment) && /[ก-๎]/.test(before);
}

function joinTerms(text: string, breaks: Set<number>, index: TermIndex): void {
  let start = 0;
  while (start < text.length) {
    const end = endOfTerm(text, start, breaks, index);
    if (end === null) {
      start += 1;
      continue;
    }
    for (let inner = start + 1; inner < end; inner += 1) breaks.delete(inner);
    breaks.add(start).add(end);
    start = end;
  }
}

function endOfTerm(text: string, start: number, breaks: Set<number>, index: TermIndex): number | null {
  for (const { word, given } of index.get(text.charAt(start)) ?? []) {
    const end = start + word.length;
    if (!text.startsWith(word, start)) continue;
    if (breaks.has(start) && breaks.has(end)) return end;
    if (given && isBrokenInside(start, end, breaks) && standsAlone(text, start, end)) return end;
  }
  return null;
}

/** A term inside one word of the segmenter (ดี in ยินดี) is left alone: nothing breaks it. */
function isBrokenInside(start: number, end: number, breaks: Set<number>): boolean {
  for (let inner = start + 1; inner < end; inner += 1) if (breaks.has(inner)) return true;
  return false;
}

function standsAlone(text: string, start: number, end: number): boolean {
  return isBetweenLetters(text, start) && isBetweenLetters(text, end);
}

function slice(text: string, breaks: ReadonlySet<number>): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let offset = 1; offset <= text.length; offset += 1) {
    if (!breaks.has(offset) || !mayBreak(text, offset)) continue;
    pieces.push(text.slice(start, offset));
    start = offset;
  }
  return pieces;
}

function mayBreak(text: string, offset: number): boolean {
  if (offset === text.length) return true;
  const before = text.charAt(offset - 1);
  const after = text.charAt(offset);
  if (NO_BREAK_SPACES.test(before + after) || LINE_NEVER_ENDS_WITH.test(before)) return false;
  if (/^ ?[ๆฯ]/.test(text.slice(offset, offset + 2)) || !isBetweenLetters(text, offset)) return false;
  return /\s/.test(before) || !LINE_NEVER_BEGINS_WITH.test(after);
}
