import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Chunk, chunkRows } from './chunk-rows.ts';

/** Rows of the first paint, unless the list is long: a page of the portal is there at once. */
export const FIRST_ROWS = 50;

/** A list longer than this begins with a screen of rows; nothing else is looked at before the first paint. */
const LONG_LIST_ROWS = 200;
const SCREEN_ROWS = 14;

/** How many chunks of a list are shown; until it is whole, nothing is known but a screen of rows. */
type Progress<Row> = { rows: readonly Row[]; count: number; isWhole: boolean };

/** The rows that are cut into chunks so far, and how many of the chunks are shown. */
type Arrival<Row> = { known: readonly Row[]; chunks: readonly Chunk<Row>[]; count: number };

type ArrivalOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  monthOf: (row: Row) => string;
};

/**
 * Lets a long list arrive in the document a chunk a frame, so that the reader can scroll and type meanwhile.
 * Rows added to the end go on arriving behind the ones that are there; another list starts anew. Printing waits for the whole list.
 */
export function useArrivingChunks<Row>({ rows, rowKey, monthOf }: ArrivalOptions<Row>): Arrival<Row> {
  const [progress, setProgress] = useState(() => beginAnew(rows, monthOf));
  let current = progress;
  if (progress.rows !== rows) {
    const goesOn = continues(progress.rows, rows, rowKey);
    current = goesOn ? { rows, count: progress.count, isWhole: true } : beginAnew(rows, monthOf);
    setProgress(current);
  }
  const { count, isWhole } = current;
  const known = useMemo(() => (isWhole ? rows : rows.slice(0, SCREEN_ROWS)), [isWhole, rows]);
  const chunks = useMemo(() => chunkRows(known, monthOf), [known, monthOf]);
  const all = isWhole ? chunks.length : Infinity;

  useLayoutEffect(() => {
    if (count >= all) return undefined;
    const frame = requestAnimationFrame(() => {
      // The first step completes the chunks that the screen of rows began.
      const next = all === Infinity ? count : count + 1;
      startTransition(() => setProgress({ rows, count: next, isWhole: true }));
    });
    const handleBeforePrint = () => {
      const last = chunkRows(rows, monthOf).length;
      flushSync(() => setProgress({ rows, count: last, isWhole: true }));
    };
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('beforeprint', handleBeforePrint);
    };
  }, [rows, count, all, monthOf]);

  return { known, chunks, count };
}

function beginAnew<Row>(rows: readonly Row[], monthOf: (row: Row) => string): Progress<Row> {
  const isWhole = rows.length <= LONG_LIST_ROWS;
  const chunks = chunkRows(isWhole ? rows : rows.slice(0, SCREEN_ROWS), monthOf);
  const enough = chunks.findIndex((chunk) => chunk.first + chunk.rowCount >= FIRST_ROWS);
  return { rows, count: enough === -1 ? chunks.length : enough + 1, isWhole };
}

/** Whether the list is the one before with nothing or something added to its end. */
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
