import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A claimed key. */
export type Claim = { id: Buffer; claim: Buffer };

/** Stores the claims and answers of keys. */
export function createIdempotencyQueries(db: Kysely<Database>) {
  return {
    /** Claims a key, if it is new or its claim is older than `abandonedBefore`. */
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

    /** A stored answer, or a claim that is not abandoned. */
    find: (id: Buffer, abandonedBefore: Date) =>
      db
        .selectFrom('idempotency_key')
        .select(['fingerprint', 'answer'])
        .where('id', '=', id)
        .where((row) => row.or([row('answer', 'is not', null), row('claimed_at', '>=', abandonedBefore)]))
        .executeTakeFirst(),

    /** False if another claim has taken the key. */
    async storeAnswer({ id, claim }: Claim, answer: Buffer): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('idempotency_key')
        .set({ answer })
        .where('id', '=', id)
        .where('claim', '=', claim)
        .where('answer', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Releases a claim without an answer. */
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
