import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Work on a key that someone has taken on. */
export type Claim = { id: Buffer; claim: Buffer };

/** Keeps who is at work on which key, and what came of it. */
export function createIdempotencyQueries(db: Kysely<Database>) {
  return {
    /** Takes a key on, if it is new or was given up before `abandonedBefore`. */
    async claim(
      { id, claim, fingerprint }: Claim & { fingerprint: Buffer },
      { now, abandonedBefore }: { now: Date; abandonedBefore: Date },
    ): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('idempotency_key')
        .values({ id, fingerprint, claim, claimed_at: now })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ fingerprint, claim, claimed_at: now })
            .where('idempotency_key.answer', 'is', null)
            .where('idempotency_key.claimed_at', '<', abandonedBefore),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    find: (id: Buffer) =>
      db
        .selectFrom('idempotency_key')
        .select(['fingerprint', 'answer'])
        .where('id', '=', id)
        .executeTakeFirst(),

    /** False where the key is no longer this claim's. */
    async settle({ id, claim }: Claim, answer: Buffer): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('idempotency_key')
        .set({ answer })
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('answer', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Nothing came of it: the key is as new. */
    async release({ id, claim }: Claim): Promise<void> {
      await db
        .deleteFrom('idempotency_key')
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('answer', 'is', null)
        .execute();
    },
  };
}
