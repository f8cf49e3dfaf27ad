import type { ClientBase } from 'pg';
import type { RowRule } from './tables/import-table.ts';
import { PROBLEMS_SHOWN } from './values/problems.ts';
import type { ProblemList } from './values/problems.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './merged-rows.ts';

type RuleViolation = { file_line: number; value: string | null; total: string };

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

async function findBroken(
  client: ClientBase,
  { table }: StagedBook,
  { column, check }: RowRule,
): Promise<RuleViolation[]> {
  const { rows } = await client.query<RuleViolation>(
    `select file_line, ${column}::text as value, count(*) over () as total
     from ${getStagingTable(table)} as staged where not (${check}) order by file_line limit ${PROBLEMS_SHOWN}`,
  );
  return rows;
}
