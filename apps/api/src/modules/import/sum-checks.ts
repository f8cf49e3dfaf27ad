import type { ClientBase } from 'pg';
import type { ImportTable, LineSum } from './tables/import-table.ts';
import { IMPORT_TABLES, getImportTable } from './tables/import-tables.ts';
import { FINDINGS_TABLE } from './ledger-findings.ts';
import { getStagingTable } from './staging.ts';
import { getFile, getPosition, selectMergedRows } from './merged-rows.ts';
import type { StagedBook } from './merged-rows.ts';

/**
 * Compares what heads state with the sum of their lines, as both will be after the import: a receipt with its
 * lines. A head without lines has only its sum. Differences go to FINDINGS_TABLE.
 */
export async function findInvalidSums(client: ClientBase, books: readonly StagedBook[]): Promise<void> {
  for (const table of IMPORT_TABLES) {
    const { sum } = table;
    const read = sum && (getPosition(table, books) >= 0 || getPosition(getImportTable(sum.head), books) >= 0);
    if (read) await compareSums(client, table, sum, books);
  }
}

async function compareSums(
  client: ClientBase,
  table: ImportTable,
  { amount, head: headName, equals, column }: LineSum,
  books: readonly StagedBook[],
): Promise<void> {
  const head = getImportTable(headName);
  const key = head.key.join(', ');
  const inFiles = [table, head].map((part) => `select ${key} from ${getStagingTable(part)}`).join(' union ');
  await client.query(
    `with touched as (${inFiles}),
     line as (select whole.* from (${selectMergedRows(table, books)}) as whole join touched using (${key})),
     total as (select ${key}, sum(${amount}) as lines, min(file_line) as first_line from line group by ${key}),
     stated as (
       select ${key}, file_line, first_line, lines as expected, ${equals} as stated
       from (${selectMergedRows(head, books)}) as head join total using (${key}))
     insert into ${FINDINGS_TABLE}
     select case when file_line is null then $1::integer else $2::integer end,
            case when file_line is null then $3 else $4 end,
            coalesce(file_line, first_line), $5, concat_ws(' ', ${key}), null, stated, expected, 'sum'
     from stated where stated <> expected`,
    [
      getPosition(table, books),
      getPosition(head, books),
      getFile(table, books),
      getFile(head, books),
      column,
    ],
  );
}
