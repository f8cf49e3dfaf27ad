import type { ReactNode } from 'react';
import { amountContent, cellContent, dateContent, textContent } from '../statement-table/statement-cells.tsx';
import { type StatementColumn, isMoneyColumn } from '../statement-table/statement-columns.ts';
import type { StatementOpening, StatementTotals } from '../statement-table/statement-foot.tsx';
import { STATEMENT_WORDS, type StatementWords } from '../statement-table/statement-words.ts';
import type { StatementTableProps } from '../statement-table/statement-table.tsx';
import { TABLE_ROLES } from '../statement-table/table-roles.ts';
import { PrintSheetTable } from './print-sheet.tsx';

/** Those of the `StatementTable` on the screen, rows newest first: the sheet turns them round. */
export type PrintSheetStatementProps<Row> = StatementTableProps<Row>;

/**
 * A statement as it stands in a passbook, oldest first, from the props of the `StatementTable` on the screen. Renders a
 * `div` with the `table` in it; every row is rendered at once.
 */
export function PrintSheetStatement<Row>({
  caption,
  columns,
  rows,
  rowKey,
  opening,
  totals,
  words: givenWords,
  ...rest
}: PrintSheetStatementProps<Row>) {
  const words = { ...STATEMENT_WORDS, ...givenWords };
  return (
    <PrintSheetTable {...rest}>
      <table {...TABLE_ROLES.table}>
        <caption>{caption}</caption>
        <thead {...TABLE_ROLES.rowGroup}>
          <tr {...TABLE_ROLES.row}>
            {columns.map(({ id, kind, header }) => (
              <th key={id} {...TABLE_ROLES.columnHeader} data-kind={kind}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.rowGroup}>
          {opening && <Line columns={columns} content={(column) => openingContent(column, opening, words)} />}
          {rows.length === 0 && (
            <tr {...TABLE_ROLES.row} data-part="empty">
              <td {...TABLE_ROLES.cell} colSpan={columns.length}>
                {words.empty}
              </td>
            </tr>
          )}
          {rows.toReversed().map((row) => (
            <Line key={rowKey(row)} columns={columns} content={(column) => cellContent(column, row)} />
          ))}
        </tbody>
        {totals && <Sums columns={columns} totals={totals} words={words} />}
      </table>
    </PrintSheetTable>
  );
}

type LineProps<Row> = {
  columns: readonly StatementColumn<Row>[];
  content: (column: StatementColumn<Row>) => ReactNode;
};

function Line<Row>({ columns, content }: LineProps<Row>) {
  return (
    <tr {...TABLE_ROLES.row}>
      {columns.map((column, index) => {
        const props = { 'data-kind': column.kind, children: content(column) };
        return index === 0 ? (
          <th key={column.id} {...TABLE_ROLES.rowHeader} {...props} />
        ) : (
          <td key={column.id} {...TABLE_ROLES.cell} data-label={labelOf(column)} {...props} />
        );
      })}
    </tr>
  );
}

/** Where no head stands above it, on a narrow screen, an amount says itself what it is. */
function labelOf<Row>(column: StatementColumn<Row>): string | undefined {
  return isMoneyColumn(column) ? column.header : undefined;
}

function openingContent<Row>(
  column: StatementColumn<Row>,
  { date, balance }: StatementOpening,
  words: StatementWords,
): ReactNode {
  switch (column.kind) {
    case 'date':
      return date && dateContent(date);
    case 'text':
      return textContent(words.opening, null);
    case 'balance':
      return amountContent(column.kind, balance);
    default:
      return null;
  }
}

type SumsProps<Row> = {
  columns: readonly StatementColumn<Row>[];
  totals: StatementTotals;
  words: StatementWords;
};

function Sums<Row>({ columns, totals, words }: SumsProps<Row>) {
  const headed = Math.max(1, columns.findIndex(isMoneyColumn));
  return (
    <tfoot {...TABLE_ROLES.rowGroup}>
      <tr {...TABLE_ROLES.row}>
        <th {...TABLE_ROLES.rowHeader} colSpan={headed}>
          {totals.label ?? words.total(totals.count)}
        </th>
        {columns.slice(headed).map((column) => (
          <td
            key={column.id}
            {...TABLE_ROLES.cell}
            data-kind={column.kind}
            data-label={column.kind === 'balance' ? column.header : words.sum(column.header)}
          >
            {sumContent(column, totals.sums[column.id])}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function sumContent<Row>(column: StatementColumn<Row>, sum: string | undefined): ReactNode {
  if (!isMoneyColumn(column) || sum === undefined) return null;
  const written = writeSum(column.kind, sum);
  return column.kind === 'balance' ? <span data-part="sum">{written}</span> : written;
}

function writeSum(kind: 'outflow' | 'inflow' | 'balance' | 'money', sum: string): ReactNode {
  return amountContent(kind, sum) ?? amountContent('money', sum);
}
