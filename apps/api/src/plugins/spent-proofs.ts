import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** The queries on proofs of work that were used. */
export function createSpentProofQueries(db: Kysely<Database>) {
  return {
    /** Remembers a proof until it is over anyway. False where it was used before, on any instance. */
    async spend(signature: Buffer, until: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('spent_proof')
        .values({ signature, expires_at: until })
        .onConflict((conflict) => conflict.column('signature').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** Forgets proofs that are over; those that someone else is sweeping are left to them. */
    async sweep(now: Date): Promise<void> {
      await db
        .deleteFrom('spent_proof')
        .where('signature', 'in', (over) =>
          over
            .selectFrom('spent_proof')
            .select('signature')
            .where('expires_at', '<=', now)
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    },
  };
}
