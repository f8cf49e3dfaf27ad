import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The day of the newest movement in anyone's account, not after `today` (`YYYY-MM-DD`): some books post ahead. */
export async function findLastMovement(db: Kysely<Database>, today: string): Promise<string | null> {
  const row = await db
    .selectFrom('deposit_entry')
    .select('operate_date')
    .where('operate_date', '<=', today)
    .orderBy('operate_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.operate_date ?? null;
}
