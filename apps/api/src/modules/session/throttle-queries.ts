import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Throttle } from './throttle.ts';

/** Reads and writes the failure counters of subjects: `number:001234`, `address:203.0.113.7`. */
export function createThrottleQueries(db: Kysely<Database>) {
  return {
    /** By subject; subjects without failures are missing. */
    async listThrottles(subjects: readonly string[]): Promise<ReadonlyMap<string, Throttle>> {
      const rows = await db
        .selectFrom('sign_in_throttle')
        .select(['subject', 'failures', 'locked_until', 'counted_at'])
        .where('subject', 'in', subjects)
        .execute();
      return new Map(rows.map((row) => [row.subject, toThrottle(row)]));
    },

    /** Changes the counter of a subject and locks its row. Needs a transaction. */
    async changeThrottle(
      subject: string,
      now: Date,
      change: (before: Throttle) => Throttle,
    ): Promise<Throttle> {
      const row = await db
        .insertInto('sign_in_throttle')
        .values({ subject, failures: 0, locked_until: null, counted_at: now })
        // Changes nothing, but locks the row and returns it.
        .onConflict((conflict) => conflict.column('subject').doUpdateSet({ subject }))
        .returning(['failures', 'locked_until', 'counted_at'])
        .executeTakeFirstOrThrow();
      const after = change(toThrottle(row));
      await db
        .updateTable('sign_in_throttle')
        .set({ failures: after.failures, locked_until: after.lockedUntil, counted_at: after.countedAt })
        .where('subject', '=', subject)
        .execute();
      return after;
    },

    async deleteThrottle(subject: string): Promise<void> {
      await db.deleteFrom('sign_in_throttle').where('subject', '=', subject).execute();
    },
  };
}

function toThrottle(row: { failures: number; locked_until: Date | null; counted_at: Date }): Throttle {
  return { failures: row.failures, lockedUntil: row.locked_until, countedAt: row.counted_at };
}
