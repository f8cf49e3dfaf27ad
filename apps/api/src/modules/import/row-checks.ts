import type { ClientBase } from 'pg';
import { readRows } from '../../db/read-rows.ts';
import type { ProblemList } from './values/problems.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './merged-rows.ts';

type RuleViolation = { file_line: number; value: string | null };

/** Finds rows whose cells are valid one by one, but not together, or not `today` (`YYYY-MM-DD`). */
export async function checkRows(
  client: ClientBase,
  books: readonly StagedBook[],
  { today, problems }: { today: string; problems: ProblemList },
): Promise<void> {
  for (const { table, source } of books) {
    for (const { column, check, reason } of table.rules ?? []) {
      const query = `select file_line, ${column}::text as value
        from ${getStagingTable(table)} as staged, (select $1::date as today) as clock
        where not (${check}) order by file_line`;
      for await (const { file_line: line, value } of readRows<RuleViolation>(client, query, [today])) {
        problems.add({ file: source.name, line, column, value, reason });
      }
    }
  }
}
