import { COMPOUND_WORDS } from './compound-words.ts';
import { isClusterBoundary } from './letters.ts';

export { normaliseThai } from './normalise.ts';

/** Splits a text at possible line breaks. The pieces joined together are the original text. */
export type WordBreaker = (text: string) => string[];

type Term = { word: string; given: boolean };
type TermIndex = ReadonlyMap<string, readonly Term[]>;

const NO_BREAK_SPACES = /[\u00a0\u202f\u2060]/;
const NEVER_AT_LINE_START = /[.,;:!?%)\]}”’…]/;
const NEVER_AT_LINE_END = /[([{“‘]/;

// ณ and ธ are one-letter words.
const SINGLE_CONSONANT = /^[ก-ฒด-ทน-ฮ]$/;

/**
 * Creates a word breaker: `Intl.Segmenter` for Thai, corrected by a built-in list of words (ร้อยละ, เลขที่,
 * ออมทรัพย์ and more) and by `terms`, the cooperative's own words and names. A given term is never split, and
 * is a separate word where the segmenter would have split it. Punctuation stays with its word, and there is
 * no break at a no-break space. The longest matching term wins; blank terms are ignored.
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
  for (const word of COMPOUND_WORDS) words.set(word, { word, given: false });
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

/** A letter that the segmenter splits off an unknown name, such as the last one of ประภัตร. */
function isStrayConsonant(segment: string, before: string): boolean {
  return SINGLE_CONSONANT.test(segment) && /[ก-๎]/.test(before);
}

function joinTerms(text: string, breaks: Set<number>, index: TermIndex): void {
  let start = 0;
  while (start < text.length) {
    const end = findEndOfTerm(text, start, breaks, index);
    if (end === null) {
      start += 1;
      continue;
    }
    for (let inner = start + 1; inner < end; inner += 1) breaks.delete(inner);
    breaks.add(start).add(end);
    start = end;
  }
}

function findEndOfTerm(text: string, start: number, breaks: Set<number>, index: TermIndex): number | null {
  for (const { word, given } of index.get(text.charAt(start)) ?? []) {
    const end = start + word.length;
    if (!text.startsWith(word, start)) continue;
    if (breaks.has(start) && breaks.has(end)) return end;
    if (given && isBrokenInside(start, end, breaks) && isSeparable(text, start, end)) return end;
  }
  return null;
}

/** False for a term inside a single word of the segmenter (ดี in ยินดี), which is not split anyway. */
function isBrokenInside(start: number, end: number, breaks: Set<number>): boolean {
  for (let inner = start + 1; inner < end; inner += 1) if (breaks.has(inner)) return true;
  return false;
}

function isSeparable(text: string, start: number, end: number): boolean {
  return isClusterBoundary(text, start) && isClusterBoundary(text, end);
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
  if (NO_BREAK_SPACES.test(before + after) || NEVER_AT_LINE_END.test(before)) return false;
  if (/^ ?[ๆฯ]/.test(text.slice(offset, offset + 2)) || !isClusterBoundary(text, offset)) return false;
  return /\s/.test(before) || !NEVER_AT_LINE_START.test(after);
}
