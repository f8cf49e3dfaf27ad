import type { Bilingual } from '../../../language.ts';

/** What a cell may contain; the first three are the numbers by which rows are found. */
export type ColumnKind =
  | 'member'
  | 'deposit-no'
  | 'loan-no'
  | 'id-card'
  | 'text'
  | 'code'
  | 'date'
  | 'money'
  | 'rate'
  | 'integer'
  | 'year';

/** One column of a file and of its table: both have the name that the wire has. */
export type ImportColumn = {
  name: string;
  kind: ColumnKind;
  /** The file must have the column and every row a value. */
  required?: true;
  /** Longest text in characters. */
  maxLength?: number;
  /** The only values of a code; a code without a list is free. */
  codes?: readonly string[];
  /** What an empty cell means, where the table cannot leave it open. */
  empty?: string;
};

/**
 * Columns whose values must be the key of another table, in its file or in the database; in the key's order.
 */
export type ImportReference = { columns: readonly string[]; table: TableName };

/** A condition on the cells of a row together, or on one cell beyond its kind. */
export type RowRule = {
  /** The column at which a violation is reported. */
  column: string;
  /** SQL condition over the row and `today`, as in a CHECK constraint: null counts as true. */
  check: string;
  /** A clause for a row that violates it. */
  reason: Bilingual;
};

/** Lines that add up to a sum that their head states; they form sets by its key. */
export type LineSum = {
  amount: string;
  head: TableName;
  /** SQL over the head. */
  equals: string;
  /** The head's column at which a difference is reported. */
  column: string;
};

/** Rows that continue each other: every balance is the previous one plus the amount. */
export type Ledger = {
  owner: string;
  /** The day of a movement. */
  day: string;
  amount: string;
  balance: string;
  /** The table whose row states what the last balance is. */
  head: TableName;
  headBalance: string;
  /** SQL over `head` and `entry`: balances from which the first row may start, the likeliest first. */
  openings: readonly string[];
};

/** A file of the import and the table that it fills. */
export type ImportTable = {
  /** Name of the file without its ending. */
  name: TableName;
  /** Name of the database table. */
  target: string;
  /** What the rows are. */
  title: Bilingual;
  key: readonly string[];
  columns: readonly ImportColumn[];
  references: readonly ImportReference[];
  /** Columns in which no two rows may agree, though they are no key. */
  unique?: readonly string[];
  /**
   * Columns that name a set of rows, such as the lines of a receipt. A file that holds one row of a set holds
   * all of them, so that those it no longer contains are deleted.
   */
  setKey?: readonly string[];
  /** Time columns from which an export may start: earlier rows are not reported as missing. */
  periodColumns?: readonly string[];
  rules?: readonly RowRule[];
  sum?: LineSum;
  ledger?: Ledger;
};

export type TableName =
  | 'member'
  | 'member_share'
  | 'member_share_statement'
  | 'member_loan'
  | 'member_loan_rate'
  | 'member_loan_collateral'
  | 'member_loan_statement'
  | 'member_dep'
  | 'member_dep_statement'
  | 'member_kep'
  | 'member_kep_lines'
  | 'member_collection'
  | 'member_kepcrem'
  | 'member_gian'
  | 'member_div'
  | 'member_div_deductions'
  | 'member_welfare';

const SQL_TYPES: Record<ColumnKind, string> = {
  member: 'text',
  'deposit-no': 'text',
  'loan-no': 'text',
  'id-card': 'text',
  text: 'text',
  code: 'text',
  date: 'date',
  money: 'numeric(15, 2)',
  rate: 'numeric(7, 4)',
  integer: 'integer',
  year: 'integer',
};

/** The PostgreSQL type of a column. */
export function getSqlType(column: ImportColumn): string {
  return SQL_TYPES[column.kind];
}
