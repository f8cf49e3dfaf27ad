import { cellProps } from './statement-cells.tsx';
import { type MoneyColumn, type StatementColumn, isMoneyColumn } from './statement-columns.ts';
import type { StatementWords } from './statement-words.ts';
import { TABLE_ROLES } from '../../internal/table-roles.ts';

type StatementHeadProps<Row> = { columns: readonly StatementColumn<Row>[]; words: StatementWords };

export function StatementHead<Row>({ columns, words }: StatementHeadProps<Row>) {
  return (
    <thead {...TABLE_ROLES.rowGroup}>
      <tr {...TABLE_ROLES.row}>
        {columns.map((column) => (
          <th key={column.id} {...TABLE_ROLES.columnHeader} {...cellProps(column)}>
            {isMoneyColumn(column) ? moneyHead(column, words) : column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The head with the unit in brackets, which wraps in a narrow column. */
function moneyHead<Row>({ header, unit: ownUnit }: MoneyColumn<Row>, words: StatementWords) {
  const unit = ownUnit ?? words.unit;
  return (
    <>
      <span data-part="head">{header}</span>
      {unit !== '' && ' '}
      {unit !== '' && <span data-part="head">({unit})</span>}
    </>
  );
}
