import type { Kysely } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** Reads one index entry. For most books this is the answer; some have rows with later dates. */
const FIND_NEWEST = `select /* plan: newest_movement */ max(last_date) as day from deposit_month`;

/**
 * The newest day up to $1. Rows are read only of months that also have later days. PostgreSQL plans this
 * query each time, which takes longer than running it.
 */
const FIND_UNTIL = `
  select /* plan: last_movement */ greatest(
    (select max(last_date) from deposit_month where last_date <= $1::date),
    (select max((
        select max(operate_date) from deposit_entry as entry
        where entry.deposit_account_no = held.deposit_account_no
          and entry.item_type_code = held.item_type_code
          and entry.seq_no between held.oldest and held.newest
          and operate_date <= $1::date))
      from deposit_month as held
      where last_date > $1::date and last_date < date_trunc('month', $1::date) + interval '1 month'
        and first_date <= $1::date)) as day`;

/**
 * The day of the newest movement in anyone's account, not after `today`
 * (`YYYY-MM-DD`): some books post ahead.
 */
export async function findLastMovement(db: Kysely<Database>, today: string): Promise<string | null> {
  const newest = await findDay(db, FIND_NEWEST);
  return newest === null || newest <= today ? newest : findDay(db, FIND_UNTIL, today);
}

async function findDay(db: Kysely<Database>, text: string, ...values: string[]): Promise<string | null> {
  const { rows } = await db.executeQuery<{ day: string | null }>(CompiledQuery.raw(text, values));
  return rows[0]?.day ?? null;
}
