import type { Kysely } from 'kysely';
import type { BreachStep } from '../../db/privacy-schema.ts';
import type { Database } from '../../db/schema.ts';

/** One step in the handling of a breach. */
export type BreachEntry = {
  breachNo: number;
  step: BreachStep;
  happenedAt: Date;
  recordedAt: Date;
  staff: string;
  detail: string;
};

/** Reads and appends to the register of breaches, which is append-only. */
export function createBreachQueries(db: Kysely<Database>) {
  return {
    /** Of one breach or of all, in the order in which they were recorded. */
    async list(breachNo: number | null): Promise<BreachEntry[]> {
      const rows = await db
        .selectFrom('breach_entry')
        .selectAll()
        .$if(breachNo !== null, (entries) => entries.where('breach_no', '=', breachNo))
        .orderBy('breach_no')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        breachNo: row.breach_no,
        step: row.step,
        happenedAt: row.happened_at,
        recordedAt: row.recorded_at,
        staff: row.staff,
        detail: row.detail,
      }));
    },

    async nextNumber(): Promise<number> {
      const { last } = await db
        .selectFrom('breach_entry')
        .select(({ fn }) => fn.max('breach_no').as('last'))
        .executeTakeFirstOrThrow();
      return (last ?? 0) + 1;
    },

    async insert(entry: BreachEntry): Promise<void> {
      await db
        .insertInto('breach_entry')
        .values({
          breach_no: entry.breachNo,
          step: entry.step,
          happened_at: entry.happenedAt,
          recorded_at: entry.recordedAt,
          staff: entry.staff,
          detail: entry.detail,
        })
        .execute();
    },
  };
}
