import { describe, expect, it } from 'vitest';
import { type Chunk, chunkRows, takeRows, isSameChunk } from './chunk-rows.ts';

type Row = { seqNo: number; month: string };

function makeRows(months: Record<string, number>): Row[] {
  let seqNo = 0;
  return Object.entries(months).flatMap(([month, count]) =>
    Array.from({ length: count }, () => ({ seqNo: (seqNo += 1), month })),
  );
}

const getMonth = (row: Row) => row.month;

/** `month turn count` of every part, chunk by chunk. */
function describeChunks(chunks: Chunk<Row>[]): string[][] {
  return chunks.map((chunk) => chunk.parts.map(({ month, turn, rows }) => `${month} ${turn} ${rows.length}`));
}

describe('chunkRows', () => {
  it.each<[string, Record<string, number>, string[][]]>([
    ['gives nothing for no rows', {}, []],
    ['keeps a month together', { '2026-11': 3 }, [['2026-11 start 3']]],
    [
      'fills a chunk with whole months',
      { '2026-11': 12, '2026-10': 12, '2026-09': 12, '2026-08': 12 },
      [['2026-11 start 12', '2026-10 month 12', '2026-09 month 12'], ['2026-08 month 12']],
    ],
    [
      'cuts a long month',
      { '2026-11': 101, '2026-10': 1 },
      [['2026-11 start 50'], ['2026-11 continued 50'], ['2026-11 continued 1', '2026-10 month 1']],
    ],
    ['takes rows without a date as a month', { '': 2, '2026-10': 1 }, [[' start 2', '2026-10 month 1']]],
  ])('%s', (_, months, shape) => {
    expect(describeChunks(chunkRows(makeRows(months), getMonth))).toEqual(shape);
  });

  it('says where each chunk begins', () => {
    const chunks = chunkRows(makeRows({ '2026-11': 30, '2026-10': 30, '2026-09': 5 }), getMonth);
    expect(chunks.map(({ first, rowCount }) => [first, rowCount])).toEqual([
      [0, 30],
      [30, 30],
      [60, 5],
    ]);
  });

  it('loses and repeats no row', () => {
    const rows = makeRows({ '2026-11': 7, '2026-10': 130, '2026-09': 1, '2026-08': 26, '2026-07': 49 });
    const parts = chunkRows(rows, getMonth).flatMap((chunk) => chunk.parts);
    expect(parts.flatMap((part) => part.rows)).toEqual(rows);
  });

  it('leaves every chunk but the last as it was, wherever a page ends', () => {
    const rows = makeRows({ '2026-11': 7, '2026-10': 130, '2026-09': 1, '2026-08': 26, '2026-07': 49 });
    const all = chunkRows(rows, getMonth);
    for (let loaded = 1; loaded < rows.length; loaded += 1) {
      const some = chunkRows(rows.slice(0, loaded), getMonth).slice(0, -1);
      expect(some.filter((chunk, index) => !isSameChunk(chunk, all[index] as Chunk<Row>))).toEqual([]);
    }
  });
});

describe('takeRows', () => {
  const rows = makeRows({ '2026-11': 7, '2026-10': 130, '2026-09': 1, '2026-08': 26, '2026-07': 49 });
  const all = chunkRows(rows, getMonth);

  it('cuts as if there were no more rows', () => {
    for (let count = 0; count <= rows.length; count += 1) {
      expect(takeRows(all, count)).toEqual(chunkRows(rows.slice(0, count), getMonth));
    }
  });

  it('gives whole chunks as they are', () => {
    const shown = takeRows(all, 60);
    expect(shown.slice(0, -1).every((chunk, index) => chunk === all[index])).toBe(true);
  });
});

describe('isSameChunk', () => {
  it('detects a corrected row', () => {
    const rows = makeRows({ '2026-11': 3 });
    const corrected = rows.with(1, { seqNo: 2, month: '2026-11' });
    const [before] = chunkRows(rows, getMonth);
    const [after] = chunkRows(corrected, getMonth);
    const [again] = chunkRows([...rows], getMonth);
    expect(before && after && isSameChunk(before, after)).toBe(false);
    expect(before && again && isSameChunk(before, again)).toBe(true);
  });
});
