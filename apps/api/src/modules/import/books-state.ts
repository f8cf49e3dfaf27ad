import { type Kysely, sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../../db/schema.ts';

/** Two numbers, so that they never meet the one-number locks of others. */
const IMPORT_LOCK = [0x53_41_48, 1] as const;

/** Takes the lock of imports until the transaction ends. False if another import holds it. */
export async function takeImportLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as taken',
    [...IMPORT_LOCK],
  );
  return rows[0]?.taken ?? false;
}

export type BooksState = { kind: 'demo' | 'imported' | null; digest: string | null };

/**
 * What the database holds: no books, the demonstration's, or a cooperative's. It stays locked until the
 * transaction ends: a server that starts meanwhile does not fill the database with the demonstration.
 */
export async function lockBooksState(client: ClientBase): Promise<BooksState> {
  await client.query('lock table books in share row exclusive mode');
  const { rows } = await client.query<BooksState>('select kind, digest from books');
  return rows[0] ?? { kind: null, digest: null };
}

/** Empties the register and everything that refers to a member: ledgers, receipts, accounts, sessions. */
export async function removeDemonstration(client: ClientBase): Promise<void> {
  await client.query('truncate member cascade');
}

/** Records which cooperative's books are loaded. */
export async function recordBooks(client: ClientBase, digest: string, now: Date): Promise<void> {
  await client.query(
    `insert into books (kind, loaded_at, digest) values ('imported', $1, $2)
     on conflict (only_row) do update set kind = excluded.kind, loaded_at = excluded.loaded_at, digest = excluded.digest`,
    [now, digest],
  );
}

/** Whether an import of books holds its lock now, in any process. */
export async function isBooksImportRunning(db: Kysely<Database>): Promise<boolean> {
  const [classId, objectId] = IMPORT_LOCK;
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and granted
       and classid = ${classId} and objid = ${objectId} and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}
