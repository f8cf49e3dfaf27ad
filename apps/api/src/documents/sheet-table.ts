import { setImmediate } from 'node:timers/promises';
import { AREA, lineHeight, mm, type Paper, type Style } from './paper.ts';
import {
  CELL_PADDING,
  HEAD,
  type LaidCell,
  type LaidRow,
  layOutRow,
  type PlacedColumn,
  layOutColumns,
  ROW_PADDING,
  SMALL,
} from './row-layout.ts';
import { drawDoubleRule, drawRule, drawVerticalRule } from './rules.ts';
import type { Row, TableBlock } from './sheet.ts';

const CAPTION: Style = { size: 11, bold: true };
/** Offset of smaller print beside larger print, so that both have the same baseline. */
const BASELINE_SHIFT = 0.9;

type Element = ReturnType<Paper['open']>;

/** What a table needs of the pages around it. */
export type Pages = {
  /** The lowest point that the current page has for content. */
  bottom: () => number;
  /** Turns to a fresh page, with its head. */
  nextPage: () => void;
};

/**
 * Draws a table over as many pages as it needs. Rows are never broken; the head is repeated on each page.
 * Yields to other requests between two pages.
 */
export async function drawTable(paper: Paper, block: TableBlock, pages: Pages): Promise<void> {
  const columns = layOutColumns(block.columns);
  const lay = (row: Row) => layOutRow(paper, columns, row);
  const drawBodyRow = (row: Row, laid: LaidRow = lay(row)) => {
    drawRow(paper, columns, laid, table);
    if (row.total && row === block.rows.at(-1)) drawSumRules(paper, columns, row);
    else drawRule(paper, paper.y, 'thin');
  };
  const table = paper.open('Table');
  const opening = lineHeight(CAPTION) + 3 * lineHeight(HEAD);
  if (paper.y + opening > pages.bottom()) pages.nextPage();
  if (block.caption !== undefined) drawCaption(paper, block.caption, table);
  drawHead(paper, columns, table);
  let last: Row | null = null;
  for (const row of block.rows) {
    const laid = lay(row);
    if (paper.y + laid.height > pages.bottom()) {
      await setImmediate();
      pages.nextPage();
      drawHead(paper, columns, table);
      if (last && block.carry) drawBodyRow(block.carry(last));
    }
    drawBodyRow(row, laid);
    last = row;
  }
  table.end();
  paper.y += mm(2.5);
}

function drawCaption(paper: Paper, caption: string, table: Element): void {
  paper.tagged('Caption', () => paper.write(caption, { x: AREA.left, y: paper.y }, CAPTION), table);
  paper.y += lineHeight(CAPTION) + mm(0.5);
}

function drawHead(paper: Paper, columns: readonly PlacedColumn[], table: Element): void {
  const top = paper.y;
  const row = paper.open('TR', table);
  drawRule(paper, top, 'strong');
  for (const { head, x, inner, align } of columns) {
    const place = { x, y: top + ROW_PADDING, width: inner, ...(align && { align }) };
    paper.tagged('TH', () => paper.write(head, place, HEAD), row);
  }
  row.end();
  paper.y = top + lineHeight(HEAD) + 2 * ROW_PADDING;
  drawVerticalRules(paper, columns, top);
  drawRule(paper, paper.y, 'strong');
}

function drawRow(paper: Paper, columns: readonly PlacedColumn[], row: LaidRow, table: Element): void {
  const top = paper.y;
  const element = paper.open('TR', table);
  for (const [at, column] of columns.entries()) {
    const cell = row.cells[at];
    if (cell && cell.lines.some((line) => line !== '')) drawCell(paper, column, cell, element);
    else paper.open('TD', element).end();
  }
  element.end();
  paper.y = top + row.height;
  drawVerticalRules(paper, columns, top);
}

function drawCell(
  paper: Paper,
  { x, align }: PlacedColumn,
  { lines, small, beside, width, style }: LaidCell,
  parent: Element,
): void {
  const place = { x, y: paper.y + ROW_PADDING, width, ...(align && { align }) };
  const draw = () => {
    const below = paper.writeLines(lines, place, style);
    const first = beside === null ? { x, y: below } : { x: x + beside, y: place.y + BASELINE_SHIFT };
    paper.writeLines(small, first, SMALL);
  };
  paper.tagged('TD', draw, parent);
}

/** Beside every amount: also between an amount and the text after it. */
function drawVerticalRules(paper: Paper, columns: readonly PlacedColumn[], top: number): void {
  for (const [at, { align, x }] of columns.entries()) {
    if (align === 'right' || columns[at - 1]?.align === 'right')
      drawVerticalRule(paper, x - CELL_PADDING, top, paper.y);
  }
}

/** Only the last sum has a double rule under it, as in a passbook. */
function drawSumRules(paper: Paper, columns: readonly PlacedColumn[], row: Row): void {
  const at = row.cells.findLastIndex((cell) => cell !== '');
  const column = columns[at];
  if (column?.align !== 'right') return;
  const right = column.x + column.inner;
  drawDoubleRule(paper, paper.y - 1, { left: right - paper.measureWidth(row.cells[at] ?? '', HEAD), right });
}
