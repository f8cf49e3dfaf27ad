import type { BookFile } from './books-folder.ts';
import type { ImportColumn, ImportTable } from './tables/import-table.ts';
import { getSqlType } from './tables/import-table.ts';
import { getStagingTable } from './staging.ts';

/** A file that was staged, and which of our columns it fills. */
export type StagedBook = BookFile & { provided: readonly string[] };

/** The position of a table's file in the books, or -1. */
export function getPosition(table: ImportTable, books: readonly StagedBook[]): number {
  return books.findIndex((book) => book.table.name === table.name);
}

export function getFile(table: ImportTable, books: readonly StagedBook[]): string | null {
  return books[getPosition(table, books)]?.source.name ?? null;
}

/**
 * SQL of a table's rows after the import: what the file provides, else what the database has. Of a set that
 * the file contains, only the file's rows.
 */
export function selectMergedRows(table: ImportTable, books: readonly StagedBook[]): string {
  const provided = books[getPosition(table, books)]?.provided ?? [];
  const key = table.key.join(', ');
  const columns = table.columns
    .filter(({ name }) => !table.key.includes(name))
    .map((column) => (provided.includes(column.name) ? fromFile(column) : fromDatabase(column)));
  return `select ${[key, 'staged.file_line', ...columns].join(', ')}
    from ${getStagingTable(table)} as staged full join ${table.target} as held using (${key})
    ${table.setKey ? `where staged.file_line is not null or not exists (${setInFile(table, table.setKey)})` : ''}`;
}

function fromFile({ name }: ImportColumn): string {
  return `case when staged.file_line is null then held.${name} else staged.${name} end as ${name}`;
}

/** A new row takes what an empty cell would mean. */
function fromDatabase(column: ImportColumn): string {
  const { name, empty } = column;
  if (empty === undefined) return `held.${name}`;
  return `coalesce(held.${name}, '${empty}'::${getSqlType(column)}) as ${name}`;
}

function setInFile(table: ImportTable, columns: readonly string[]): string {
  const same = columns.map((column) => `in_file.${column} = held.${column}`).join(' and ');
  return `select from ${getStagingTable(table)} as in_file where ${same}`;
}
