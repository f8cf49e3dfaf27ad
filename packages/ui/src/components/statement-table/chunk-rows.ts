/**
 * Rows of one month: one `<tbody>`. `month` is `YYYY-MM`, '' without a date; `turn` says what the part begins:
 * the list, another month, or nothing but the next part of a long month.
 */
export type MonthPart<Row> = {
  month: string;
  turn: 'start' | 'month' | 'continued';
  rows: readonly Row[];
};

/** What one frame adds at the least: some whole month parts. `first` is the place of its first row in the list. */
export type Chunk<Row> = { first: number; rowCount: number; parts: readonly MonthPart<Row>[] };

/** A longer month is cut, so that no single frame has too much to lay out. */
const MOST_ROWS_OF_A_PART = 50;

/** A chunk takes further months until it holds this many rows. */
const ENOUGH_ROWS_OF_A_CHUNK = 25;

/**
 * Cuts rows into month parts and packs these into chunks. Where a cut falls depends only on the rows before
 * it, so rows added at the end leave every chunk but the last as it was.
 */
export function chunkRows<Row>(rows: readonly Row[], monthOf: (row: Row) => string): Chunk<Row>[] {
  const chunks: Chunk<Row>[] = [];
  let parts: MonthPart<Row>[] = [];
  let first = 0;
  let rowCount = 0;
  for (const part of monthParts(rows, monthOf)) {
    if (rowCount >= ENOUGH_ROWS_OF_A_CHUNK) {
      chunks.push({ first, rowCount, parts });
      first += rowCount;
      parts = [];
      rowCount = 0;
    }
    parts.push(part);
    rowCount += part.rows.length;
  }
  if (rowCount > 0) chunks.push({ first, rowCount, parts });
  return chunks;
}

function monthParts<Row>(rows: readonly Row[], monthOf: (row: Row) => string): MonthPart<Row>[] {
  const parts: MonthPart<Row>[] = [];
  let start = 0;
  let month = '';
  const close = (end: number) => {
    if (end === start) return;
    const before = parts.at(-1);
    const turn = before === undefined ? 'start' : before.month === month ? 'continued' : 'month';
    parts.push({ month, turn, rows: rows.slice(start, end) });
    start = end;
  };
  for (const [index, row] of rows.entries()) {
    const rowMonth = monthOf(row);
    if (rowMonth !== month || index - start === MOST_ROWS_OF_A_PART) close(index);
    month = rowMonth;
  }
  close(rows.length);
  return parts;
}

/** Whether two chunks hold the very same rows, so that nothing is rendered again. */
export function isSameChunk<Row>(left: Chunk<Row>, right: Chunk<Row>): boolean {
  if (left === right) return true;
  if (left.first !== right.first || left.rowCount !== right.rowCount) return false;
  return left.parts.every((part, index) => isSamePart(part, right.parts[index]));
}

function isSamePart<Row>(left: MonthPart<Row>, right: MonthPart<Row> | undefined): boolean {
  if (left.month !== right?.month || left.turn !== right.turn) return false;
  return left.rows.length === right.rows.length && left.rows.every((row, index) => row === right.rows[index]);
}
