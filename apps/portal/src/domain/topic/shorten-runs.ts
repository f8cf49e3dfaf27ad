import { graphemes } from '@sahakorn/thai/truncate';
import type { TextRun } from './topic.ts';

/** Characters of a text in a list (specification section 9). */
const MOST = 80;
/** Characters before the first mark, where the text does not start at its beginning. */
const LEAD_IN = 20;
const ELLIPSIS = '...';

/** The first 80 characters, or the 80 around the first mark if it stands behind them; a shorter text as it is. */
export function shortenRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const characters = runs.flatMap(({ text, mark }) =>
    graphemes(text ?? '').map((character) => ({ character, mark })),
  );
  if (characters.length <= MOST) return runs;
  const firstMark = characters.findIndex(({ mark }) => mark);
  const endOfMark = characters.findIndex(({ mark }, at) => at > firstMark && !mark);
  const isShown = firstMark < 0 || (endOfMark >= 0 && endOfMark <= MOST);
  const start = isShown ? 0 : Math.min(Math.max(firstMark - LEAD_IN, 0), characters.length - MOST);
  const end = start + MOST;
  const shown: { text: string; mark: boolean | null }[] = [];
  for (const { character, mark } of characters.slice(start, end)) {
    const last = shown.at(-1);
    if (last?.mark === mark) last.text += character;
    else shown.push({ text: character, mark });
  }
  return [
    ...(start > 0 ? [{ text: ELLIPSIS, mark: false }] : []),
    ...shown,
    ...(end < characters.length ? [{ text: ELLIPSIS, mark: false }] : []),
  ];
}
