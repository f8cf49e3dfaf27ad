/**
 * Rows of one month: one `<tbody>`. `month` is `YYYY-MM`, `YYYY` if years head the rows, '' without a date; `turn` says what the part starts: the
 * list, another month, or only the next part of a long month.
 */
export type MonthPart<Row> = {
  month: string;
  turn: 'start' | 'month' | 'continued';
  rows: Row[];
};

/** Month parts that are rendered together. `first` is the index of its first row in the list. */
export type Chunk<Row> = { first: number; rowCount: number; parts: MonthPart<Row>[] };

/** A longer month is split, so that adding a row lays out only a few other rows again. */
const MOST_ROWS_OF_A_PART = 50;

/** A chunk takes months until it has this many rows. */
const ENOUGH_ROWS_OF_A_CHUNK = 25;

/**
 * Splits rows into month parts and these into chunks. A split depends only on the rows before it, so rows added at
 * the end change only the last chunk.
 */
export function chunkRows<Row>(rows: readonly Row[], getMonth: (row: Row) => string): Chunk<Row>[] {
  const chunks: Chunk<Row>[] = [];
  let chunk: Chunk<Row> | undefined;
  let part: MonthPart<Row> | undefined;
  for (const [index, row] of rows.entries()) {
    const month = getMonth(row);
    if (!chunk || part?.month !== month || part.rows.length === MOST_ROWS_OF_A_PART) {
      const turn = !part ? 'start' : part.month === month ? 'continued' : 'month';
      part = { month, turn, rows: [] };
      if (!chunk || chunk.rowCount >= ENOUGH_ROWS_OF_A_CHUNK) {
        chunk = { first: index, rowCount: 0, parts: [] };
        chunks.push(chunk);
      }
      chunk.parts.push(part);
    }
    part.rows.push(row);
    chunk.rowCount += 1;
  }
  return chunks;
}

/** The chunks of the first `count` rows; the last one may be cut. Whole chunks keep their identity. */
export function takeRows<Row>(chunks: readonly Chunk<Row>[], count: number): Chunk<Row>[] {
  return chunks
    .filter(({ first }) => first < count)
    .map((chunk) => (chunk.first + chunk.rowCount <= count ? chunk : cutChunk(chunk, count - chunk.first)));
}

function cutChunk<Row>({ first, parts }: Chunk<Row>, rowCount: number): Chunk<Row> {
  const kept: MonthPart<Row>[] = [];
  let left = rowCount;
  for (const part of parts) {
    if (left <= 0) break;
    kept.push({ ...part, rows: part.rows.slice(0, left) });
    left -= part.rows.length;
  }
  return { first, rowCount, parts: kept };
}

/** Whether two chunks have identical rows, so that React need not render again. */
export function isSameChunk<Row>(left: Chunk<Row>, right: Chunk<Row>): boolean {
  if (left === right) return true;
  if (left.first !== right.first || left.rowCount !== right.rowCount) return false;
  return left.parts.every(({ month, turn, rows }, index) => {
    const other = right.parts[index];
    return (
      month === other?.month &&
      turn === other.turn &&
      rows.length === other.rows.length &&
      rows.every((row, place) => row === other.rows[place])
    );
  });
}
