import type { ClientBase } from 'pg';
import { FINDINGS_TABLE } from './ledger-findings.ts';
import { getStagingTable } from './staging.ts';
import type { StagedBook } from './merged-rows.ts';
import type { ImportTable } from './tables/import-table.ts';

/** Movements of one file that are dated after today, or birthdays too long ago: how many, and the first lines. */
export type UnlikelyDays = {
  kind: 'future' | 'age';
  file: string;
  count: number;
  lines: readonly number[];
};

const LINES_SHOWN = 3;
/** Nobody is known to have been older than 122. */
const OLDEST_YEARS = 130;

type DayCheck = Pick<UnlikelyDays, 'kind'> & { account: string; seq: string; day: string; unlikely: string };

/** SQL over a row and `$3`, today. */
function getCheck({ name, ledger }: ImportTable): DayCheck | null {
  if (ledger) {
    const { owner: account, day } = ledger;
    return { kind: 'future', account, seq: 'seq_no', day, unlikely: `${day} > $3::date` };
  }
  if (name !== 'member') return null;
  const unlikely = `date_of_birth < $3::date - interval '${OLDEST_YEARS} years'`;
  return { kind: 'age', account: 'membership_no', seq: 'null::integer', day: 'date_of_birth', unlikely };
}

/**
 * Some systems post ahead, and some do not know a birthday, so these are not refused; but a wrong era looks the
 * same. All go to FINDINGS_TABLE. `today`: `YYYY-MM-DD`.
 */
export async function findUnlikelyDays(
  client: ClientBase,
  books: readonly StagedBook[],
  today: string,
): Promise<UnlikelyDays[]> {
  const found: UnlikelyDays[] = [];
  for (const [position, { table, source }] of books.entries()) {
    const check = getCheck(table);
    if (!check) continue;
    const { kind, account, seq, day, unlikely } = check;
    const { rows } = await client.query<{ count: number; lines: number[] | null }>(
      `with fault as (
         insert into ${FINDINGS_TABLE} (position, file, file_line, account, seq_no, kind, day)
         select $1::integer, $2, file_line, ${account}, ${seq}, $4, ${day}
         from ${getStagingTable(table)} where ${unlikely} returning file_line)
       select count(*)::integer as count, (array_agg(file_line order by file_line))[1:${LINES_SHOWN}] as lines from fault`,
      [position, source.name, today, kind],
    );
    const [{ count, lines } = { count: 0, lines: null }] = rows;
    if (count > 0) found.push({ kind, file: source.name, count, lines: lines ?? [] });
  }
  return found;
}
