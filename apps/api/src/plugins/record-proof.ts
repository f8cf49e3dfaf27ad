import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Marks a proof of work as used until it expires. False if it was used before, on any instance. */
export async function recordProof(db: Kysely<Database>, signature: Buffer, until: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proof')
    .values({ signature, expires_at: until })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
