import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ImportTable } from './tables/import-table.ts';
import { getSqlType } from './tables/import-table.ts';
import type { BookRow, OpenBook } from './read-book.ts';

const CHUNK_CHARACTERS = 64 * 1024;

/** The temporary table that contains a file's rows until all of them are checked. */
export function getStagingTable(table: ImportTable): string {
  return `stage_${table.target}`;
}

/** Makes the empty staging tables of this transaction; every one, so that checks need not ask. */
export async function createStages(client: ClientBase, tables: readonly ImportTable[]): Promise<void> {
  for (const table of tables) {
    const columns = table.columns.map((column) => `${column.name} ${getSqlType(column)}`);
    await client.query(
      `create temporary table ${getStagingTable(table)} (file_line integer, ${columns.join(', ')}) on commit drop`,
    );
  }
}

/** Streams the rows of an opened file into its staging table by COPY, in bounded memory. */
export async function copyRows(client: ClientBase, book: OpenBook, signal: AbortSignal): Promise<void> {
  const { table, columns } = book.plan;
  const names = columns.map(({ column }) => column.name);
  const target = `${getStagingTable(table)} (${['file_line', ...names].join(', ')})`;
  const copy = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(Readable.from(copyText(book.rows)), copy, { signal });
  await client.query(`create index on ${getStagingTable(table)} (${table.key.join(', ')})`);
  await client.query(`analyze ${getStagingTable(table)}`);
}

async function* copyText(rows: AsyncIterable<BookRow[]>): AsyncGenerator<string> {
  let text = '';
  for await (const batch of rows) {
    for (const { line, values } of batch) text += `${line}\t${values.map(copyField).join('\t')}\n`;
    if (text.length > CHUNK_CHARACTERS) {
      yield text;
      text = '';
    }
  }
  yield text;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyField(value: string | null): string {
  return value === null ? '\\N' : value.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? '');
}
