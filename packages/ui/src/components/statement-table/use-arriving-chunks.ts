import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Chunk, chunkRows, takeRows } from './chunk-rows.ts';

/** Rows of the first paint for a list that is not long: at least a page of the portal. */
export const FIRST_ROWS = 50;

/** A longer list starts with one screen of rows; no other row is read before the first paint. */
const LONG_LIST_ROWS = 200;
const SCREEN_ROWS = 12;

/** How many rows a frame adds: as many as fit in the layout time, and few more than the frame before. */
const PACE = { first: 15, step: 5, least: 10, most: 60 };
const LAYOUT_MS = 12;

/** How many rows of a list are shown; until `isWhole` only one screen of rows is read. */
type Progress<Row> = { rows: readonly Row[]; count: number; isWhole: boolean };

/** The rows read so far, the chunks of the shown rows, and their count. */
type Arrival<Row> = { known: readonly Row[]; chunks: readonly Chunk<Row>[]; count: number };

type ArrivalOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  getMonth: (row: Row) => string;
};

/**
 * Adds the rows of a long list over several frames, as many as each frame has time for, so that the page stays
 * responsive. Rows added at the end continue after the present ones; another list starts over. Printing shows the
 * whole list at once.
 */
export function useArrivingChunks<Row>({ rows, rowKey, getMonth }: ArrivalOptions<Row>): Arrival<Row> {
  const [progress, setProgress] = useState(() => startOver(rows));
  let current = progress;
  if (progress.rows !== rows) {
    const goesOn = continues(progress.rows, rows, rowKey);
    current = goesOn ? { rows, count: progress.count, isWhole: true } : startOver(rows);
    setProgress(current);
  }
  const { count, isWhole } = current;
  const known = useMemo(() => (isWhole ? rows : rows.slice(0, SCREEN_ROWS)), [isWhole, rows]);
  const chunks = useMemo(() => chunkRows(known, getMonth), [known, getMonth]);
  const shown = useMemo(() => takeRows(chunks, count), [chunks, count]);
  const countBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (count >= rows.length) return undefined;
    // The first frame lays out the first rows unmeasured; the next rows wait for its end.
    const before = countBefore.current;
    const added = before === null ? PACE.first : nextPace(count - before, millisecondsToLayOut());
    const proceed = () => {
      countBefore.current = count;
      startTransition(() =>
        setProgress({ rows, count: Math.min(rows.length, count + added), isWhole: true }),
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      if (before === null) timer = setTimeout(proceed);
      else proceed();
    });
    const handleBeforePrint = () => {
      flushSync(() => setProgress({ rows, count: rows.length, isWhole: true }));
    };
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('beforeprint', handleBeforePrint);
    };
  }, [rows, count]);

  return { known, chunks: shown, count };
}

function startOver<Row>(rows: readonly Row[]): Progress<Row> {
  const isWhole = rows.length <= LONG_LIST_ROWS;
  return { rows, count: Math.min(rows.length, isWhole ? FIRST_ROWS : SCREEN_ROWS), isWhole };
}

/** Forces layout to measure what the new rows cost. */
function millisecondsToLayOut(): number {
  const began = performance.now();
  document.body.getBoundingClientRect();
  return performance.now() - began;
}

/** How many rows the next frame may add, from the cost of the last ones. */
function nextPace(rows: number, layoutMs: number): number {
  const fitting = Math.floor((rows * LAYOUT_MS) / Math.max(layoutMs, 1));
  return Math.min(PACE.most, Math.max(PACE.least, Math.min(fitting, rows + PACE.step)));
}

/** Whether the list is the one before, possibly with rows added at its end. */
function continues<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowKey: (row: Row) => string | number,
): boolean {
  return [0, before.length - 1].every((index) => {
    const [left, right] = [before[index], after[index]];
    return left !== undefined && right !== undefined && rowKey(left) === rowKey(right);
  });
}
