import type { ReactNode } from 'react';
import { NO_AMOUNT } from '../../internal/shown-values.ts';
import { amountContent, cellProps, statementRow, dateContent, textContent } from './statement-cells.tsx';
import { type StatementColumn, isMoneyColumn, writeAmount } from './statement-columns.ts';
import type { StatementWords } from './statement-words.ts';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

/** The balance brought forward. */
export type StatementOpening = {
  /** Day of the balance, `YYYY-MM-DD`. */
  date?: string | null | undefined;
  /** Decimal string in baht. */
  balance: string;
};

/** Sums over all matching rows, loaded or not. */
export type StatementTotals = {
  /** How many rows there are, loaded or not. */
  count: number;
  /** Decimal strings in baht by column id: `{ outflow, inflow, balance }`. Null shows ` - `. */
  sums: Readonly<Record<string, string | null>>;
  /** Label of the sums. Default รวม N รายการ. */
  label?: string | undefined;
  /** A balance that a ledger row brings forward. It is shown before the sums and is not part of them. */
  broughtForward?: string | undefined;
};

type PartProps<Row> = { columns: readonly StatementColumn<Row>[]; words: StatementWords };

/** Shown when there are no rows. */
export function StatementEmpty({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tbody {...TABLE_ROLES.rowGroup} data-part="empty" data-turn="start">
      <tr {...TABLE_ROLES.row}>
        <td {...TABLE_ROLES.cell} colSpan={columns}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

/** The balance before the oldest row. */
export function StatementOpeningRow<Row>({
  columns,
  opening,
  words,
}: PartProps<Row> & { opening: StatementOpening }) {
  return (
    <tbody {...TABLE_ROLES.rowGroup} data-part="opening">
      {statementRow(columns, columns.map(cellProps), (column) => openingContent(column, opening, words))}
    </tbody>
  );
}

function openingContent<Row>(
  column: StatementColumn<Row>,
  { date, balance }: StatementOpening,
  words: StatementWords,
): ReactNode {
  switch (column.kind) {
    case 'date':
      return date ? dateContent(date) : null;
    case 'text':
      return textContent(words.opening, null);
    case 'document':
      return null;
    default:
      return amountContent(column.kind, column.kind === 'balance' ? balance : undefined);
  }
}

/** The sums under their columns, with double rules as in accounting. */
export function StatementFoot<Row>({ columns, totals, words }: PartProps<Row> & { totals: StatementTotals }) {
  const headed = leadingColumns(columns);
  return (
    <tfoot {...TABLE_ROLES.rowGroup}>
      {totals.broughtForward !== undefined && (
        <BroughtForwardRow columns={columns} amount={totals.broughtForward} words={words} headed={headed} />
      )}
      <tr {...TABLE_ROLES.row}>
        <th {...TABLE_ROLES.rowHeader} colSpan={headed}>
          {totals.label ?? words.total(totals.count)}
        </th>
        {columns.slice(headed).map((column) => (
          <td
            key={column.id}
            {...TABLE_ROLES.cell}
            {...cellProps(column)}
            data-label={totals.sums[column.id] === undefined ? undefined : sumLabel(column, words)}
          >
            {sumContent(column, totals.sums[column.id])}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function BroughtForwardRow<Row>({
  columns,
  amount,
  words,
  headed,
}: PartProps<Row> & { amount: string; headed: number }) {
  return (
    <tr {...TABLE_ROLES.row} data-part="brought-forward">
      <th {...TABLE_ROLES.rowHeader} colSpan={headed}>
        {words.opening}
      </th>
      {columns.slice(headed).map((column) => {
        const balance = column.kind === 'balance';
        return (
          <td
            key={column.id}
            {...TABLE_ROLES.cell}
            {...cellProps(column)}
            data-label={balance ? words.opening : undefined}
          >
            {balance && <span data-part="number">{writeAmount(column.kind, amount)}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** Number of columns before the amounts that are always shown: the label spans them. */
function leadingColumns<Row>(columns: readonly StatementColumn<Row>[]): number {
  const first = columns.findIndex((column) => isMoneyColumn(column) || column.priority === 'wide');
  return Math.max(1, first);
}

function sumLabel<Row>(column: StatementColumn<Row>, words: StatementWords): string {
  return column.kind === 'balance' ? column.header : words.sum(column.header);
}

function sumContent<Row>(column: StatementColumn<Row>, sum: string | null | undefined): ReactNode {
  if (!isMoneyColumn(column)) return null;
  if (sum === undefined) return null;
  return <span data-part="sum">{sum === null ? NO_AMOUNT : writeAmount(column.kind, sum)}</span>;
}
