import { type ReactNode, memo } from 'react';
import { type Chunk, type MonthPart, isSameChunk } from './chunk-rows.ts';
import { cellContent, cellProps, statementRow } from './statement-cells.tsx';
import type { StatementColumn } from './statement-columns.ts';
import type { StatementWords } from './statement-words.ts';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

type StatementChunkProps<Row> = {
  chunk: Chunk<Row>;
  columns: readonly StatementColumn<Row>[];
  rowKey: (row: Row) => string | number;
  words: StatementWords;
};

/**
 * Month parts of a statement, rendered again only if their rows change. The month's name is an attribute: only cards
 * show it, and every row has its date.
 */
export const StatementChunk = memo(StatementChunkParts, isSameProps) as typeof StatementChunkParts;

function StatementChunkParts<Row>({ chunk, columns, rowKey, words }: StatementChunkProps<Row>): ReactNode {
  const props = columns.map(cellProps);
  return chunk.parts.map((part) => {
    const [first] = part.rows;
    return (
      <tbody
        key={first === undefined ? part.month : rowKey(first)}
        {...TABLE_ROLES.rowGroup}
        data-month={monthLabel(part, words)}
        data-turn={part.turn}
      >
        {part.rows.map((row) =>
          statementRow(columns, props, (column) => cellContent(column, row), rowKey(row)),
        )}
      </tbody>
    );
  });
}

function isSameProps<Row>(before: StatementChunkProps<Row>, after: StatementChunkProps<Row>): boolean {
  if (before.columns !== after.columns || before.words !== after.words) return false;
  return isSameChunk(before.chunk, after.chunk);
}

function monthLabel<Row>({ month, turn }: MonthPart<Row>, words: StatementWords): string {
  const name = periodName(month, words);
  return turn === 'continued' ? `${name} ${words.continued}` : name;
}

/** Of `2026-11`, of `2026` where years head the rows, or of rows without a date. */
function periodName(period: string, words: StatementWords): string {
  const [year, month] = period.split('-');
  if (period === '') return words.undated;
  return month === undefined ? words.year(Number(year)) : words.month(Number(year), Number(month));
}
