import type { SearchWord } from '@sahakorn/thai/search-words';
import { withoutMarks } from './grams.ts';
import { isCorrectable, isOneEditApart, soundAlike, spellingForms } from './misspellings.ts';
import { QUESTION_WORDS } from './question-words.ts';
import { FEW_WORDS, neighbours, type SearchQuery, type TermPages } from './parse-search-query.ts';
import { toPhrase } from './term-weights.ts';
import { isDictionaryWord } from './tokenizer.ts';

const WINDOW_MAX = 4;
/**
 * A word on at most this many pages counts as misspelt if a word one letter
 * away is this many times as common.
 */
const RARE_PAGES = 2;
const COMMON_FACTOR = 10;
const CANDIDATES_MAX = 8;
/**
 * Shorter Thai words have a neighbour of any meaning: a correction must sound alike, be seen beside its neighbours, or
 * add a letter to one that is not so short.
 */
const SURE_LENGTH = 5;
/** Shorter words of the dictionary are often pieces of a misspelt one. */
const WORD_LENGTH = 4;
const IS_THAI = /[ก-๎]/;

/** A misspelt part of the query and the probable known word. */
export type Correction = { start: number; end: number; term: string };

/**
 * Parts of the query that may be one misspelt word, with the number of pages that contain them:
 * unknown words with their neighbours, adjacent words of a short query that no page has together,
 * and a whole query that few pages have.
 */
export function findMisspeltSpans(
  { text, all: words, compounds }: SearchQuery,
  known: TermPages,
): Map<string, number> {
  const spans = new Map<string, number>();
  const right = compounds.filter(({ word }) => known.has(word));
  const isShort = words.length <= FEW_WORDS + 1;
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from; to < Math.min(words.length, from + WINDOW_MAX); to += 1) {
      const [first, last] = [words[from], words[to]];
      if (!first || !last || !isUnbroken(words, from, to)) break;
      if (right.some((word) => isCut(word, first.start, last.end))) continue;
      const span = text.slice(first.start, last.end);
      const pages = getMinPages(words.slice(from, to + 1), known, isShort);
      const isSuspect = pages === 0 || (span === text && pages <= RARE_PAGES);
      if (isSuspect && isCorrectable(span)) spans.set(span, pages);
    }
  }
  return spans;
}

/** Queries of at most this many words are also searched by their letters, if their words are doubtful. */
const LETTERS_WORDS_MAX = 8;

/** Whether a short query has unknown words, or words together that no page has together. */
export function isDoubtful({ all }: SearchQuery, known: TermPages): boolean {
  if (all.length > LETTERS_WORDS_MAX) return false;
  return (
    all.some(({ word }) => !known.has(word)) ||
    neighbours(all).some(
      ([one, other]) => one.end === other.start && !known.has(toPhrase(one.word, other.word)),
    )
  );
}

/** Whether a part of a text contains a piece of a word, and not all of it. */
function isCut(word: Pick<SearchWord, 'start' | 'end'>, start: number, end: number): boolean {
  const overlaps = word.start < end && start < word.end;
  return overlaps && !(start <= word.start && word.end <= end);
}

/** The words of the span follow each other without a space. */
function isUnbroken(words: readonly SearchWord[], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at += 1) if (words[at - 1]?.end !== words[at]?.start) return false;
  return true;
}

function getMinPages(words: readonly SearchWord[], known: TermPages, withPairs: boolean): number {
  const pages = (term: string) => (QUESTION_WORDS.has(term) ? Infinity : (known.get(term) ?? 0));
  const pairs = withPairs
    ? neighbours(words).map(([one, other]) => pages(toPhrase(one.word, other.word)))
    : [];
  return Math.min(...words.map(({ word }) => pages(word)), ...pairs);
}

/**
 * The known words that a span may mean: first those with other marks, then those that sound alike, then those on the
 * most pages.
 */
export function findCandidates(span: string, spellings: TermPages): string[] {
  const bare = withoutMarks(span);
  const likeness = (term: string) => (withoutMarks(term) === bare ? 2 : Number(soundAlike(term, span)));
  const isWord = span.length >= WORD_LENGTH && IS_THAI.test(span) && isDictionaryWord(span);
  return [...spellings]
    .filter(([term]) => isOneEditApart(span, term) && (likeness(term) > 0 || !isWord))
    .sort(
      ([one, pages], [other, otherPages]) =>
        likeness(other) - likeness(one) || otherPages - pages || (one < other ? -1 : 1),
    )
    .slice(0, CANDIDATES_MAX)
    .map(([term]) => term);
}

/** The pairs of words in the query if one of the candidates replaced a span of it. */
export function getCandidatePairs(
  query: SearchQuery,
  spans: Iterable<string>,
  spellings: TermPages,
): string[] {
  return [...spans].flatMap((span) =>
    findCandidates(span, spellings).flatMap((term) => pairsAround(query, span, term)),
  );
}

/**
 * The known words that were probably meant: of several the one that is seen beside its neighbours most often,
 * and else the one on most pages; of overlapping spans the one that is long and means a common word.
 */
export function chooseCorrections(
  query: SearchQuery,
  spans: TermPages,
  spellings: TermPages,
  pairs: TermPages,
): Correction[] {
  const possible = [...spans].flatMap(([span, pages]): (Correction & { score: number })[] => {
    const beside = (term: string) =>
      pairsAround(query, span, term).reduce((sum, pair) => sum + (pairs.get(pair) ?? 0), 0);
    const isSure = (term: string) =>
      span.length >= (term.length > span.length ? WORD_LENGTH : SURE_LENGTH) ||
      !IS_THAI.test(span) ||
      soundAlike(term, span) ||
      beside(term) > 0;
    const alike = (term: string) => Number(soundAlike(term, span));
    const [term] = findCandidates(span, spellings)
      .filter(isSure)
      .sort((one, other) => alike(other) - alike(one) || beside(other) - beside(one));
    if (term === undefined || (spellings.get(term) ?? 0) < pages * COMMON_FACTOR) return [];
    const start = query.text.indexOf(span);
    const score = span.length ** 2 * Math.log(1 + (spellings.get(term) ?? 0));
    return [{ start, end: start + span.length, term, score }];
  });
  const chosen: Correction[] = [];
  for (const { score: _worth, ...correction } of possible.sort((one, other) => other.score - one.score)) {
    const overlaps = chosen.some(({ start, end }) => start < correction.end && correction.start < end);
    if (!overlaps) chosen.push(correction);
  }
  return chosen.sort((one, other) => one.start - other.start);
}

/** A word that replaces a span, with the words before and after it. */
function pairsAround({ text, all: words }: SearchQuery, span: string, term: string): string[] {
  const start = text.indexOf(span);
  const before = words.findLast(({ end }) => end <= start);
  const behind = words.find((word) => word.start >= start + span.length);
  return [...(before ? [toPhrase(before.word, term)] : []), ...(behind ? [toPhrase(term, behind.word)] : [])];
}

/** What the spans have in common with the words they may mean. */
export function getSpellingForms(spans: Iterable<string>): string[] {
  return [...new Set([...spans].flatMap(spellingForms))];
}

/** The text of a query with its corrections, and where they are in it. */
export function applyCorrections(
  { text }: SearchQuery,
  corrections: readonly Correction[],
): { text: string; places: Place[] } {
  let written = '';
  let at = 0;
  const places: Place[] = [];
  for (const { start, end, term } of corrections) {
    written += text.slice(at, start);
    places.push({ start: written.length, end: written.length + term.length });
    written += term;
    at = end;
  }
  return { text: written + text.slice(at), places };
}

export type Place = Pick<SearchWord, 'start' | 'end'>;

/** The words that a correction consists of and touches: each must be known, or readers would not know the whole. */
export function listWordsAt(
  { all, compounds }: SearchQuery,
  places: readonly Place[],
  known: TermPages,
): string[] {
  const whole = compounds.filter(({ word }) => known.has(word));
  return all
    .filter(({ start, end }) => places.some((place) => start <= place.end && place.start <= end))
    .filter(({ word }) => /\p{L}/u.test(word) && !QUESTION_WORDS.has(word))
    .filter(({ start, end }) => !whole.some((compound) => compound.start <= start && end <= compound.end))
    .map(({ word }) => word);
}
