import type { ReactNode } from 'react';
import { amountContent, cellContent, dateContent, textContent } from '../statement-table/statement-cells.tsx';
import { type StatementColumn, isMoneyColumn } from '../statement-table/statement-columns.ts';
import type { StatementTotals } from '../statement-table/statement-foot.tsx';
import type { StatementWords } from '../statement-table/statement-words.ts';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

/** A line with a balance brought forward: from before the first row, or from the previous page. */
export type BalanceLine = {
  part: 'opening' | 'carried';
  text: string;
  date?: string | null | undefined;
  balance: string;
};

type SheetTableProps<Row> = {
  caption: string;
  columns: readonly StatementColumn<Row>[];
  /** Oldest first, as paper is read. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Before the rows. */
  lines?: readonly BalanceLine[] | undefined;
  totals?: StatementTotals | undefined;
  words: StatementWords;
  /** Column widths in CSS pixels. Default: by the content of these rows. */
  widths?: readonly number[] | undefined;
};

/** The table of a statement on paper. Renders a `table`. */
export function SheetTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  lines = [],
  totals,
  words,
  widths,
}: SheetTableProps<Row>) {
  return (
    <table {...TABLE_ROLES.table} data-widths={widths && 'given'}>
      <caption>{caption}</caption>
      {widths && (
        <colgroup>
          {columns.map(({ id }, index) => (
            <col key={id} width={widths[index] ?? 0} />
          ))}
        </colgroup>
      )}
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
        {lines.map((line) => (
          <Line
            key={line.part}
            part={line.part}
            columns={columns}
            content={(column) => balanceLineContent(column, line)}
          />
        ))}
        {rows.length === 0 && lines.every(({ part }) => part !== 'carried') && (
          <tr {...TABLE_ROLES.row} data-part="empty">
            <td {...TABLE_ROLES.cell} colSpan={columns.length}>
              {words.empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <Line
            key={rowKey(row)}
            part="row"
            columns={columns}
            content={(column) => cellContent(column, row)}
          />
        ))}
      </tbody>
      {totals && <Sums columns={columns} totals={totals} words={words} />}
    </table>
  );
}

type LineProps<Row> = {
  part: 'row' | BalanceLine['part'];
  columns: readonly StatementColumn<Row>[];
  content: (column: StatementColumn<Row>) => ReactNode;
};

function Line<Row>({ part, columns, content }: LineProps<Row>) {
  return (
    <tr {...TABLE_ROLES.row} data-part={part}>
      {columns.map((column, index) => {
        const props = { 'data-kind': column.kind, children: content(column) };
        return index === 0 ? (
          <th key={column.id} {...TABLE_ROLES.rowHeader} {...props} />
        ) : (
          <td key={column.id} {...TABLE_ROLES.cell} data-label={getLabel(column)} {...props} />
        );
      })}
    </tr>
  );
}

/** The label of an amount on a narrow screen, which has no column head. */
function getLabel<Row>(column: StatementColumn<Row>): string | undefined {
  return isMoneyColumn(column) ? column.header : undefined;
}

function balanceLineContent<Row>(
  column: StatementColumn<Row>,
  { text, date, balance }: BalanceLine,
): ReactNode {
  switch (column.kind) {
    case 'date':
      return date && dateContent(date);
    case 'text':
      return textContent(text, null);
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

function sumContent<Row>(column: StatementColumn<Row>, sum: string | null | undefined): ReactNode {
  if (!isMoneyColumn(column) || sum === undefined) return null;
  const written = writeSum(column.kind, sum);
  return column.kind === 'balance' ? <span data-part="sum">{written}</span> : written;
}

function writeSum(kind: 'outflow' | 'inflow' | 'balance' | 'money', sum: string | null): ReactNode {
  return amountContent(kind, sum) ?? amountContent('money', sum);
}
