import { formatThaiDate } from '@sahakorn/thai/date';
import type { ReactNode } from 'react';
import { writeDate } from '../../internal/shown-values.ts';
import {
  type MoneyColumn,
  type StatementColumn,
  amountIn,
  isMoneyColumn,
  writeAmount,
} from './statement-columns.ts';

/** What the style sheet knows a cell by. */
export function cellProps<Row>(column: StatementColumn<Row>): Record<`data-${string}`, string | undefined> {
  if (!isMoneyColumn(column)) return { 'data-kind': column.kind, 'data-priority': wide(column) };
  const onLine = column.card === 'line' ? column.header : undefined;
  return {
    'data-kind': column.kind,
    'data-priority': wide(column),
    'data-card': column.card,
    'data-label': onLine,
  };
}

function wide<Row>({ priority }: StatementColumn<Row>): 'wide' | undefined {
  return priority === 'wide' ? priority : undefined;
}

/** What a row shows in a column. */
export function cellContent<Row>(column: StatementColumn<Row>, row: Row): ReactNode {
  switch (column.kind) {
    case 'date':
      return dateContent(column.value(row));
    case 'text':
      return textContent(column.value(row), column.note(row));
    case 'document':
      return column.value(row);
    default:
      return amountContent(column.kind, column.value(row));
  }
}

/** A day as tables show it. */
export function dateContent(value: string | null | undefined): string {
  return writeDate('StatementTable', value, writeShort);
}

function writeShort(value: string): string {
  return formatThaiDate(value, { style: 'short' });
}

/** What happened, and the note behind it. */
export function textContent(text: string, note: string | null | undefined): ReactNode {
  return (
    <>
      <span data-part="text">{text}</span>
      {note && ' '}
      {note && <span data-part="note">{note}</span>}
    </>
  );
}

/** An amount as its column shows it. An empty cell stays empty: the style sheet says so to who cannot see it. */
export function amountContent(
  kind: MoneyColumn<never>['kind'],
  value: string | null | undefined,
): string | null {
  const amount = amountIn(kind, value);
  return amount === null ? null : writeAmount(kind, amount);
}
