import type { ClientBase } from 'pg';
import type { StagedBook } from './merged-rows.ts';
import type { ImportTable } from './tables/import-table.ts';
import { getStagingTable } from './staging.ts';

/** The changes of one table. */
export type MergeCounts = {
  added: number;
  changed: number;
  same: number;
  /** Rows of a set that differ in the file. */
  removed: number;
  /**
   * Rows of the database that a complete export would contain and this one does not; they are not changed.
   */
  vanished: number;
  /** The keys of the first few of them. */
  vanishedKeys: readonly string[];
};

const VANISHED_KEYS_SHOWN = 5;

/**
 * Writes a checked file into its table: new rows are added, rows that differ are changed in the columns that
 * the file provides. Only rows that the file's own sets no longer contain are deleted.
 */
export async function mergeBook(client: ClientBase, book: StagedBook): Promise<MergeCounts> {
  const { table } = book;
  await freeUniqueValues(client, book);
  const removed = await removeFromSets(client, book);
  const { added, changed, same } = await upsert(client, book);
  await client.query(`analyze ${table.target}`);
  return { added, changed, same, removed, ...(await findVanished(client, book)) };
}

/**
 * Two rows may swap a value that must be unique; the old values of both are
 * cleared before either gets its new one.
 */
async function freeUniqueValues(client: ClientBase, { table, provided }: StagedBook): Promise<void> {
  for (const column of (table.unique ?? []).filter((name) => provided.includes(name))) {
    await client.query(
      `update ${table.target} as held set ${column} = null from ${getStagingTable(table)} as staged
       where ${sameKey(table.key)} and held.${column} is distinct from staged.${column}
         and exists (select from ${getStagingTable(table)} as taker where taker.${column} = held.${column})`,
    );
  }
}

async function removeFromSets(client: ClientBase, { table }: StagedBook): Promise<number> {
  if (!table.setKey) return 0;
  const { rowCount } = await client.query(
    `delete from ${table.target} as held
     where exists (select from ${getStagingTable(table)} as staged where ${sameKey(table.setKey)})
       and not exists (select from ${getStagingTable(table)} as staged where ${sameKey(table.key)})`,
  );
  return rowCount ?? 0;
}

async function upsert(
  client: ClientBase,
  { table, provided }: StagedBook,
): Promise<Pick<MergeCounts, 'added' | 'changed' | 'same'>> {
  const columns = provided.join(', ');
  const others = provided.filter((name) => !table.key.includes(name));
  const held = others.map((name) => `${table.target}.${name}`).join(', ');
  const excluded = others.map((name) => `excluded.${name}`).join(', ');
  const { rows } = await client.query<{ staged: string; added: string; changed: string }>(
    `with written as (
       insert into ${table.target} (${columns}) select ${columns} from ${getStagingTable(table)}
       on conflict (${table.key.join(', ')}) do update set (${others.join(', ')}) = row (${excluded})
       where (${held}) is distinct from (${excluded})
       returning (xmax = 0) as added)
     select (select count(*) from ${getStagingTable(table)}) as staged,
            count(*) filter (where added) as added, count(*) filter (where not added) as changed
     from written`,
  );
  const [{ staged, added, changed } = { staged: 0, added: 0, changed: 0 }] = rows;
  return {
    added: Number(added),
    changed: Number(changed),
    same: Number(staged) - Number(added) - Number(changed),
  };
}

/**
 * An export of the newest movements or months only is no loss: of a ledger, rows after the file's first one
 * count, of a table that grows by months, rows from its first month on.
 */
async function findVanished(
  client: ClientBase,
  { table }: StagedBook,
): Promise<Pick<MergeCounts, 'vanished' | 'vanishedKeys'>> {
  const owner = table.ledger?.owner;
  const within = owner
    ? `and seq_no > (select min(seq_no) from ${getStagingTable(table)} as staged where staged.${owner} = held.${owner})`
    : sinceFirst(table);
  const { rows } = await client.query<{ key: string; total: string }>(
    `select concat_ws(' ', ${table.key.join(', ')}) as key, count(*) over () as total
     from ${table.target} as held
     where not exists (select from ${getStagingTable(table)} as staged where ${sameKey(table.key)}) ${within}
     order by ${table.key.join(', ')} limit ${VANISHED_KEYS_SHOWN}`,
  );
  return { vanished: Number(rows[0]?.total ?? 0), vanishedKeys: rows.map(({ key }) => key) };
}

function sinceFirst(table: ImportTable): string {
  if (!table.periodColumns) return '';
  const time = table.periodColumns.join(', ');
  return `and (${time}) >= (select ${time} from ${getStagingTable(table)} order by ${time} limit 1)`;
}

function sameKey(key: readonly string[]): string {
  return key.map((column) => `held.${column} = staged.${column}`).join(' and ');
}
