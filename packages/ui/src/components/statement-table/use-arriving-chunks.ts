import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Chunk, chunkRows } from './chunk-rows.ts';

/** Rows of the first paint: a page of the portal is there at once. */
export const FIRST_ROWS = 50;

/** Between these two the pace is kept; a faster frame takes one chunk more, a slower one half as many. */
const FAST_FRAME_MS = 34;
const SLOW_FRAME_MS = 67;

/** So many are still no long task where the next frame turns out slow. */
const MOST_CHUNKS_OF_A_FRAME = 3;

/** So many rows of a new list are looked at before the first paint; the others have time until the second. */
const HEAD_ROWS = 200;

/** Where a list stands: its rows, those that are cut into chunks so far, and how many chunks are shown. */
type Arrival<Row> = {
  rows: readonly Row[];
  known: readonly Row[];
  chunks: readonly Chunk<Row>[];
  count: number;
};

type ArrivalOptions<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  monthOf: (row: Row) => string;
};

/**
 * Lets a long list arrive in the document a few chunks a frame, as many as the frames before had time for,
 * so that the reader can scroll and type meanwhile. Rows added to the end go on arriving behind the ones
 * that are there; another list starts anew. Printing waits for the whole list.
 */
export function useArrivingChunks<Row>({ rows, rowKey, monthOf }: ArrivalOptions<Row>): Arrival<Row> {
  const [arrival, setArrival] = useState(() => arriveAnew(rows, monthOf));
  const pace = useRef({ chunks: 1, frame: 0 });
  let current = arrival;
  if (arrival.rows !== rows) {
    current = continues(arrival.rows, rows, rowKey)
      ? know(rows, monthOf, arrival.count)
      : arriveAnew(rows, monthOf);
    setArrival(current);
  }
  const { count } = current;
  const all = current.known === rows ? current.chunks.length : Infinity;

  useLayoutEffect(() => {
    if (count >= all) return undefined;
    const frame = requestAnimationFrame((time) => {
      pace.current = { chunks: nextPace(pace.current.chunks, time - pace.current.frame), frame: time };
      startTransition(() => setArrival((before) => advance(before, monthOf, pace.current.chunks)));
    });
    return () => cancelAnimationFrame(frame);
  }, [count, all]);

  useEffect(() => {
    if (count >= all) return undefined;
    const handleBeforePrint = () => flushSync(() => setArrival((before) => advance(before, monthOf, all)));
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => window.removeEventListener('beforeprint', handleBeforePrint);
  }, [count, all]);

  return current;
}

function arriveAnew<Row>(rows: readonly Row[], monthOf: (row: Row) => string): Arrival<Row> {
  const known = rows.length > HEAD_ROWS ? rows.slice(0, HEAD_ROWS) : rows;
  const chunks = chunkRows(known, monthOf);
  const enough = chunks.findIndex((chunk) => chunk.first + chunk.rowCount >= FIRST_ROWS);
  return { rows, known, chunks, count: enough === -1 ? chunks.length : enough + 1 };
}

function know<Row>(rows: readonly Row[], monthOf: (row: Row) => string, count: number): Arrival<Row> {
  return { rows, known: rows, chunks: chunkRows(rows, monthOf), count };
}

function advance<Row>(arrival: Arrival<Row>, monthOf: (row: Row) => string, by: number): Arrival<Row> {
  const { rows, known, count } = arrival;
  const { chunks } = known === rows ? arrival : know(rows, monthOf, count);
  return { rows, known: rows, chunks, count: Math.min(count + by, chunks.length) };
}

function nextPace(chunks: number, frameMs: number): number {
  if (frameMs > SLOW_FRAME_MS) return Math.max(1, Math.floor(chunks / 2));
  return frameMs < FAST_FRAME_MS ? Math.min(chunks + 1, MOST_CHUNKS_OF_A_FRAME) : chunks;
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
