import type { ClientBase } from 'pg';
import { FINDINGS_TABLE } from './ledger-findings.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './merged-rows.ts';

/** Movements of one file that are dated after today: how many, and the first few lines. */
export type FutureMovements = { file: string; count: number; lines: readonly number[] };

const LINES_SHOWN = 3;

/**
 * Some systems post ahead, so these are not refused; but a wrong era looks the same. All go to
 * FINDINGS_TABLE. `today`: `YYYY-MM-DD`.
 */
export async function findFutureMovements(
  client: ClientBase,
  books: readonly StagedBook[],
  today: string,
): Promise<FutureMovements[]> {
  const found: FutureMovements[] = [];
  for (const [position, { table, source }] of books.entries()) {
    const { ledger } = table;
    if (!ledger) continue;
    const { rows } = await client.query<{ count: number; lines: number[] | null }>(
      `with fault as (
         insert into ${FINDINGS_TABLE} (position, file, file_line, account, seq_no, kind, day)
         select $1::integer, $2, file_line, ${ledger.owner}, seq_no, 'future', ${ledger.day}
         from ${getStagingTable(table)} where ${ledger.day} > $3 returning file_line)
       select count(*)::integer as count, (array_agg(file_line order by file_line))[1:${LINES_SHOWN}] as lines from fault`,
      [position, source.name, today],
    );
    const [{ count, lines } = { count: 0, lines: null }] = rows;
    if (count > 0) found.push({ file: source.name, count, lines: lines ?? [] });
  }
  return found;
}
