import type { ClientBase } from 'pg';
import type { ImportTable, Ledger } from './tables/import-table.ts';
import { IMPORT_TABLES, getImportTable } from './tables/import-tables.ts';
import { createFindingsTable, FINDINGS_TABLE, addProblemsBeyondTolerance } from './ledger-findings.ts';
import type { ToleranceResult } from './ledger-findings.ts';
import type { ProblemList } from './values/problems.ts';
import { getStagingTable } from './staging.ts';
import { findInvalidSums } from './sum-checks.ts';
import { getFile, getPosition, selectMergedRows } from './merged-rows.ts';
import type { StagedBook } from './merged-rows.ts';

export type LedgerFindings = ToleranceResult & {
  /** Ledgers that begin after number 1, whose first balance cannot be checked. */
  midway: number;
};

/**
 * Checks that every ledger of the books is consistent in `seq_no` order, joined with what the database has
 * of it: no number is left out, each balance is the one before plus the amount, and the last is what the
 * account states; and that lines add up to the sum that their head states. Differences beyond `tolerance`
 * baht go to the problem list; all of them stay in FINDINGS_TABLE.
 */
export async function checkLedgers(
  client: ClientBase,
  books: readonly StagedBook[],
  { tolerance, problems }: { tolerance: string; problems: ProblemList },
): Promise<LedgerFindings> {
  await createFindingsTable(client);
  let midway = 0;
  for (const table of IMPORT_TABLES) {
    const { ledger } = table;
    if (ledger && getPosition(table, books) >= 0) {
      await findInvalidSteps(client, table, ledger, books);
      midway += await countMidway(client, table, ledger);
    }
    if (ledger && (getPosition(table, books) >= 0 || getPosition(getImportTable(ledger.head), books) >= 0)) {
      await findInvalidClosings(client, table, ledger, books);
    }
  }
  await findInvalidSums(client, books);
  return { ...(await addProblemsBeyondTolerance(client, tolerance, problems)), midway };
}

/** A ledger after the import: the file's rows, and those of the database that the file does not replace. */
function wholeLedger(table: ImportTable, { owner, amount, balance }: Ledger): string {
  const columns = `${owner} as account, seq_no, ${amount} as amount, ${balance} as balance, item_type_code`;
  const stage = getStagingTable(table);
  return `select file_line, ${columns} from ${stage}
    union all
    select null, ${columns} from ${table.target} as held
    where exists (select from ${stage} as staged where staged.${owner} = held.${owner})
      and not exists (select from ${stage} as staged
                      where staged.${owner} = held.${owner} and staged.seq_no = held.seq_no)`;
}

async function findInvalidSteps(
  client: ClientBase,
  table: ImportTable,
  ledger: Ledger,
  books: readonly StagedBook[],
): Promise<void> {
  const head = getImportTable(ledger.head);
  const openings = ledger.openings.map((opening) => `(${opening})::numeric`).join(', ');
  await client.query(
    `with line as (${wholeLedger(table, ledger)}),
     entry as (
       select *, lag(seq_no) over ledger as seq_before, lag(balance) over ledger as balance_before,
              lag(file_line) over ledger as line_before
       from line window ledger as (partition by account order by seq_no)),
     step as (
       select entry.*, case when seq_before is not null then balance_before + amount
                            when seq_no <= 1 then opened.expected end as expected
       from entry
       left join (${selectMergedRows(head, books)}) as head on seq_before is null and head.${head.key[0]} = account
       left join lateral (
         select opening + entry.amount as expected
         from unnest(array[${openings}]) with ordinality as choice (opening, place)
         where opening is not null
         order by abs(entry.balance - opening - entry.amount), place limit 1) as opened on seq_before is null
       where entry.file_line is not null or line_before is not null)
     insert into ${FINDINGS_TABLE}
     select $1::integer, $2, coalesce(file_line, line_before),
            case kind when 'gap' then 'seq_no' else $3 end, account, seq_no,
            case kind when 'gap' then seq_no else balance end,
            case kind when 'gap' then seq_before + 1 else expected end, kind
     from step
     cross join lateral (values
       ('gap', seq_no > seq_before + 1),
       (case when seq_before is null then 'opening' else 'step' end, balance <> expected)) as fault (kind, found)
     where found`,
    [getPosition(table, books), getFile(table, books), ledger.balance],
  );
}

async function countMidway(client: ClientBase, table: ImportTable, ledger: Ledger): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from (
       select from (${wholeLedger(table, ledger)}) as line group by account having min(seq_no) > 1) as midway`,
  );
  return Number(rows[0]?.count ?? 0);
}

/**
 * Compares what an account states with its last row: the file's last one, or a later one of the database,
 * which the account may still count or no longer.
 */
async function findInvalidClosings(
  client: ClientBase,
  table: ImportTable,
  { owner, balance, head: headName, headBalance }: Ledger,
  books: readonly StagedBook[],
): Promise<void> {
  const head = getImportTable(headName);
  const stage = getStagingTable(table);
  const columns = `${owner} as account, seq_no, ${balance} as balance`;
  const lastFirst = `order by ${owner}, seq_no desc`;
  await client.query(
    `with of_file as (select distinct on (${owner}) ${columns}, file_line from ${stage} ${lastFirst}),
     of_database as (
       select distinct on (${owner}) ${columns}, null::integer as file_line from ${table.target} as held
       where exists (select from ${stage} as staged where staged.${owner} = held.${owner})
          or exists (select from ${getStagingTable(head)} as staged where staged.${head.key[0]} = held.${owner})
       ${lastFirst}),
     last as (
       select * from of_file
       union all
       select * from of_database as held
       where not exists (select from of_file where account = held.account and seq_no >= held.seq_no)),
     closing as (
       select distinct on (account) account, seq_no, last.balance, head.${headBalance} as stated,
              head.file_line as head_line, last.file_line as last_line
       from last join (${selectMergedRows(head, books)}) as head on head.${head.key[0]} = account
       order by account, abs(head.${headBalance} - last.balance))
     insert into ${FINDINGS_TABLE}
     select case when head_line is null then $1::integer else $2::integer end,
            case when head_line is null then $3 else $4 end,
            coalesce(head_line, last_line), $5, account, seq_no, stated, balance, 'closing'
     from closing where stated <> balance`,
    [
      getPosition(table, books),
      getPosition(head, books),
      getFile(table, books),
      getFile(head, books),
      headBalance,
    ],
  );
}
