import type { ClientBase } from 'pg';

/** A table of the portal as the database itself describes it. */
export type CatalogTable = {
  name: string;
  /** In order, without computed columns. */
  columns: string[];
  /** The columns of type `numeric`. */
  amounts: string[];
  /** The approximate size of its rows on the disk. */
  bytes: number;
};

/** Tables that migrations keep for themselves; restoring makes them by migrating. */
const BOOKKEEPING = ['applied_migration', 'kysely_migration', 'kysely_migration_lock'];

/** The tables of the portal's schema by name, without those of extensions. */
export async function listTables(client: ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select relname as name, pg_relation_size(class.oid)::float8 as bytes,
       array_agg(attname::text order by attnum) as columns,
       coalesce(array_agg(attname::text order by attnum) filter (where atttypid = 'numeric'::regtype), '{}') as amounts
     from pg_class as class
     join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and not relname = any($1)
       and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
     group by class.oid order by relname`,
    [BOOKKEEPING],
  );
  return rows;
}

/** The migrations that made the tables, in order; none in an empty database. */
export async function listApplied(client: ClientBase): Promise<{ name: string; sha256: string }[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('applied_migration') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const applied = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from applied_migration order by name',
  );
  return applied.rows;
}

/** The sequences of the portal's schema by name. */
export async function listSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class as class
     where relnamespace = current_schema()::regnamespace and relkind = 'S'
       and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
     order by relname`,
  );
  return rows.map(({ name }) => name);
}
