import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

const KEY_BYTES = 32;

/**
 * The secret of that name, shared by all servers of a cooperative; `fresh` is stored if there is none.
 */
export async function getOrCreateSecret(
  db: Kysely<Database>,
  name: string,
  fresh: Buffer,
  now: Date,
): Promise<Buffer> {
  await db
    .insertInto('kept_secret')
    .values({ name, value: fresh, made_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('kept_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Reads a key when it is first needed, creating it if missing, and caches it. A failure is retried. */
export function createKeyReader(db: Kysely<Database>, name: string, now: () => Date): () => Promise<Buffer> {
  let key: Promise<Buffer> | null = null;
  return async () => {
    key ??= getOrCreateSecret(db, name, randomBytes(KEY_BYTES), now());
    try {
      return await key;
    } catch (error) {
      key = null;
      throw error;
    }
  };
}
