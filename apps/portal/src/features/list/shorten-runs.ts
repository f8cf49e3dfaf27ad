import { graphemes } from '@sahakorn/thai/truncate';
import type { TextRun } from '../../domain/topic/topic.ts';

/** The maximum length of a text in a list (specification section 9). */
const MAX_LENGTH = 80;
/** Characters kept before the first highlight if the start of the text is cut off. */
const LEAD_IN = 20;
const ELLIPSIS = { text: '...', mark: false };

/** Shortens a text to its first 80 characters, or to the 80 around the first highlight if it ends beyond those. */
export function shortenRuns(runs: readonly TextRun[]): readonly TextRun[] {
  let length = 0;
  const pieces = runs.map(({ text, mark }) => {
    const letters = graphemes(text ?? '');
    length += letters.length;
    return { letters, mark, end: length };
  });
  if (length <= MAX_LENGTH) return runs;
  const first = pieces.find(({ mark }) => mark);
  const isSeen = first === undefined || first.end <= MAX_LENGTH;
  const start = isSeen
    ? 0
    : Math.min(Math.max(first.end - first.letters.length - LEAD_IN, 0), length - MAX_LENGTH);
  const shown = pieces.flatMap(({ letters, mark, end }) => {
    const before = end - letters.length;
    const text = letters
      .slice(Math.max(start - before, 0), Math.max(start + MAX_LENGTH - before, 0))
      .join('');
    return text === '' ? [] : [{ text, mark }];
  });
  return [...(start > 0 ? [ELLIPSIS] : []), ...shown, ...(start + MAX_LENGTH < length ? [ELLIPSIS] : [])];
}
