import { pipeline } from 'node:stream/promises';
import pg, { type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { toCopyTarget } from './database-text.ts';
import type { SequenceState } from './manifest.ts';

const { escapeIdentifier } = pg;

/** Foreign keys, and indexes that no constraint needs, of the given tables. */
const SLOW_CHECKS = `
  select 1 as step, format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
  union all
  select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by step`;

/**
 * Empties tables, disables their triggers, and drops foreign keys and indexes for a faster load.
 * @returns a function that restores them, which checks all rows at once
 */
export async function beginLoading(
  client: ClientBase,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const names = tables.map((table) => escapeIdentifier(table));
  const setTriggers = async (state: 'enable' | 'disable') => {
    for (const name of names) await client.query(`alter table ${name} ${state} trigger user`);
  };
  const { rows } = await client.query<{ remove: string; make: string }>(SLOW_CHECKS, [names]);
  await setTriggers('disable');
  for (const { remove } of rows) await client.query(remove);
  await client.query(`truncate ${names.join(', ')}`);
  return async () => {
    for (const { make } of rows.toReversed()) await client.query(make);
    await setTriggers('enable');
  };
}

/** Adds rows to a table from the text of COPY. */
export async function loadRows(
  client: ClientBase,
  { name, columns }: { name: string; columns: readonly string[] },
  text: AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(text, client.query(copyFrom(`copy ${toCopyTarget(name, columns)} from stdin`)));
}

export async function setSequences(client: ClientBase, sequences: readonly SequenceState[]): Promise<void> {
  for (const { name, value, called } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [escapeIdentifier(name), value, called]);
  }
}
