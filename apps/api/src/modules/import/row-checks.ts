import type { ClientBase } from 'pg';
import type { RowRule } from './tables/import-table.ts';
import { PROBLEMS_SHOWN } from './values/problems.ts';
import type { ProblemList } from './values/problems.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './whole-rows.ts';

type Finding = { file_line: number; value: string | null; total: string };

/** Finds rows whose cells are valid one by one, but not together. */
export async function checkRows(
  client: ClientBase,
  books: readonly StagedBook[],
  problems: ProblemList,
): Promise<void> {
  for (const book of books) {
    for (const rule of book.table.rules ?? []) {
      const found = await findBroken(client, book, rule);
      problems.addCounted(
        found.map(({ file_line: line, value }) => ({
          file: book.source.name,
          line,
          column: rule.column,
          value,
          reason: rule.reason,
        })),
        Number(found[0]?.total ?? 0),
      );
    }
  }
}

/** Movements of one file that are dated after today: how many, and the first few lines. */
export type FutureMovements = { file: string; count: number; lines: readonly number[] };

const LINES_SHOWN = 3;

/** Some systems post ahead, so these are no faults; but a wrong era looks the same. `today`: `YYYY-MM-DD`. */
export async function findFutureMovements(
  client: ClientBase,
  books: readonly StagedBook[],
  today: string,
): Promise<FutureMovements[]> {
  const found: FutureMovements[] = [];
  for (const { table, source } of books) {
    if (!table.ledger) continue;
    const { rows } = await client.query<{ file_line: number; total: string }>(
      `select file_line, count(*) over () as total from ${getStagingTable(table)}
       where ${table.ledger.day} > $1 order by file_line limit ${LINES_SHOWN}`,
      [today],
    );
    const count = Number(rows[0]?.total ?? 0);
    if (count > 0) found.push({ file: source.name, count, lines: rows.map(({ file_line }) => file_line) });
  }
  return found;
}

async function findBroken(
  client: ClientBase,
  { table }: StagedBook,
  { column, holds }: RowRule,
): Promise<Finding[]> {
  const { rows } = await client.query<Finding>(
    `select file_line, ${column}::text as value, count(*) over () as total
     from ${getStagingTable(table)} as staged where not (${holds}) order by file_line limit ${PROBLEMS_SHOWN}`,
  );
  return rows;
}
