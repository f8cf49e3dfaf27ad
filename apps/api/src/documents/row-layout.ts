import { AREA, lineHeight, mm, type Paper, type Style } from './paper.ts';
import type { Column, Row } from './sheet.ts';

export const BODY: Style = { size: 9.5 };
export const HEAD: Style = { size: 9.5, bold: true };
export const SMALL: Style = { size: 8.5, muted: true };
export const CELL_PADDING = mm(1.6);
export const ROW_PADDING = mm(1);
const GAP = mm(1.2);

/** A column with the place of its text. */
export type PlacedColumn = Column & { x: number; inner: number };

/** The lines of a cell. Smaller print is placed `beside` the text if it fits, otherwise below it. */
export type LaidCell = {
  lines: string[];
  small: string[];
  beside: number | null;
  width: number;
  style: Style;
};

export type LaidRow = { cells: LaidCell[]; height: number };

/** Shares the width of the page out among the columns. */
export function layOutColumns(columns: readonly Column[]): PlacedColumn[] {
  const parts = columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = AREA.left;
  return columns.map((column) => {
    const width = (column.width / parts) * AREA.width;
    const placed = { ...column, x: x + CELL_PADDING, inner: width - 2 * CELL_PADDING };
    x += width;
    return placed;
  });
}

/** The lines of every cell of a row, and how high it becomes. */
export function layOutRow(paper: Paper, columns: readonly PlacedColumn[], row: Row): LaidRow {
  const style = row.total ? HEAD : BODY;
  const cells = columns.map(({ align }, at) => {
    const width = getCellWidth(columns, row, at);
    return layCell(paper, row.cells[at] ?? '', { width, style, broken: align !== 'right' });
  });
  const heights = cells.map(
    ({ lines, small, beside }) =>
      lines.length * lineHeight(style) + (beside === null ? small.length * lineHeight(SMALL) : 0),
  );
  return { cells, height: Math.max(...heights) + 2 * ROW_PADDING };
}

type CellBounds = { width: number; style: Style; broken: boolean };

function layCell(paper: Paper, text: string, { width, style, broken }: CellBounds): LaidCell {
  const [main = '', small] = text.split('\n');
  if (!broken)
    return { lines: [main], small: [], beside: null, width, style: shrinkToFit(paper, main, width, style) };
  const lines = paper.getLines(main, width, style);
  if (!small) return { lines, small: [], beside: null, width, style };
  const usedWidth = paper.measureWidth(main, style) + GAP;
  const fits = lines.length === 1 && usedWidth + paper.measureWidth(small, SMALL) <= width;
  return fits
    ? { lines, small: [small], beside: usedWidth, width, style }
    : { lines, small: paper.getLines(small, width, SMALL), beside: null, width, style };
}

/** An amount is never broken: one too long for its column is written smaller. */
function shrinkToFit(paper: Paper, amount: string, width: number, style: Style): Style {
  return { ...style, size: style.size * Math.min(1, width / paper.measureWidth(amount, style)) };
}

/** The label of a sum may extend over the empty text cells next to it. */
function getCellWidth(columns: readonly PlacedColumn[], row: Row, at: number): number {
  let width = columns[at]?.inner ?? 0;
  if (!row.total || columns[at]?.align === 'right') return width;
  for (let next = at + 1; columns[next]?.align !== 'right' && row.cells[next] === ''; next += 1) {
    width += (columns[next]?.inner ?? 0) + 2 * CELL_PADDING;
  }
  return width;
}
