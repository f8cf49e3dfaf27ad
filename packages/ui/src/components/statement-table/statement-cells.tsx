import { formatThaiDate } from '@sahakorn/thai/date';
import { splitAtUnbreakable } from '@sahakorn/thai/unbreakable-text';
import type { ReactNode } from 'react';
import { NO_AMOUNT, writeDate } from '../../internal/shown-values.ts';
import {
  type MoneyColumn,
  type StatementColumn,
  getColumnAmount,
  isMoneyColumn,
  writeAmount,
} from './statement-columns.ts';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

/** The attributes that the style sheet uses. */
export function cellProps<Row>(column: StatementColumn<Row>): Record<`data-${string}`, string | undefined> {
  const card = isMoneyColumn(column) ? column.card : undefined;
  return {
    'data-kind': column.kind,
    'data-priority': column.priority === 'wide' ? 'wide' : undefined,
    'data-card': card,
    // The sign says what an amount that goes out or comes in is; any other needs its name.
    'data-label': card === 'line' || column.kind === 'money' ? column.header : undefined,
  };
}

/**
 * One row, with its first cell as the row header. A function and not a component: 60,000 components would cost as
 * much as the cells.
 */
export function statementRow<Row>(
  columns: readonly StatementColumn<Row>[],
  props: readonly ReturnType<typeof cellProps>[],
  content: (column: StatementColumn<Row>) => ReactNode,
  key?: string | number,
): ReactNode {
  return (
    <tr key={key} {...TABLE_ROLES.row}>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} {...TABLE_ROLES.rowHeader} {...props[index]}>
            {content(column)}
          </th>
        ) : (
          <td key={column.id} {...TABLE_ROLES.cell} {...props[index]}>
            {content(column)}
          </td>
        ),
      )}
    </tr>
  );
}

/** The content of a cell. */
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

/** A day in the short form. */
export function dateContent(value: string | null | undefined): string {
  return writeDate('StatementTable', value, writeShort);
}

function writeShort(value: string): string {
  return formatThaiDate(value, { style: 'short' });
}

/** The text and the note after it. */
export function textContent(text: string | null, note: string | null | undefined): ReactNode {
  return (
    <>
      <span data-part="text">{text ?? NO_AMOUNT}</span>
      {note && ' '}
      {note && <span data-part="note">{noteContent(note)}</span>}
    </>
  );
}

/** The note with unbroken words and account numbers, masked or not: `xxx-x-x4567-x`. */
function noteContent(note: string): ReactNode {
  const pieces = splitAtUnbreakable(note);
  if (pieces.length === 1) return note;
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which never change places
      <span key={index} data-part="number">
        {piece}
      </span>
    ),
  );
}

/** The amount of a cell, ` - ` if it is not known. An empty cell has no text: the style sheet adds a word for screen readers. */
export function amountContent(
  kind: MoneyColumn<never>['kind'],
  value: string | null | undefined,
): string | null {
  if (value === null) return NO_AMOUNT;
  const amount = getColumnAmount(kind, value);
  return amount === null ? null : writeAmount(kind, amount);
}
