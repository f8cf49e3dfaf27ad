export { StatementTable, type StatementTableProps } from './statement-table.tsx';
export {
  statementColumns,
  type StatementColumn,
  type StatementColumnBuilder,
  type DateColumn,
  type DocumentColumn,
  type MoneyColumn,
  type TextColumn,
} from './statement-columns.ts';
export type { StatementOpening, StatementTotals } from './statement-foot.tsx';
export { STATEMENT_WORDS, type StatementWords } from './statement-words.ts';
