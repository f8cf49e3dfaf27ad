import { UNBREAKABLE } from './unbreakable-text.ts';

const ELLIPSIS = '...';
const DEFAULT_MAX = 80;

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Splits a text into grapheme clusters, which readers see as characters:
 * `ที่` is one, and so is a family emoji.
 */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (cluster) => cluster.segment);
}

/**
 * Shortens a text to its first `max` grapheme clusters followed by `...`, or to what stands before a number
 * with its unit or a date that would be cut; a text of at most `max` clusters is returned unchanged. Default
 * 80 (specification section 9). Throws RangeError if `max` is not a non-negative integer.
 */
export function truncate(text: string, max: number = DEFAULT_MAX): string {
  if (!Number.isSafeInteger(max) || max < 0) {
    throw new RangeError(`truncate needs a whole number of characters from 0 up, got ${max}.`);
  }
  if (text.length <= max) return text;
  let count = 0;
  for (const cluster of segmenter.segment(text)) {
    if (count === max) return text.slice(0, beforeFigure(text, cluster.index)) + ELLIPSIS;
    count += 1;
  }
  return text;
}

/**
 * The start of the number or date that a cut at `end` would part; `end`
 * where there is none, or nothing before it.
 */
function beforeFigure(text: string, end: number): number {
  for (const { 0: match, index } of text.replaceAll('\u00A0', ' ').matchAll(UNBREAKABLE)) {
    if (index + match.length <= end) continue;
    return index > 0 && index < end && /[0-9]/.test(match) ? index : end;
  }
  return end;
}
