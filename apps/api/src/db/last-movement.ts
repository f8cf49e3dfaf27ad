import type { Kysely } from 'kysely';
import { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** The newest day of a month that ends until $1, and whether any month holds a later day: some books post ahead. */
const FIND_LAST_MOVEMENT = `
  select /* plan: last_movement */
    (select max(last_date) from deposit_month where last_date <= $1::date) as day,
    exists (select from deposit_month where last_date > $1::date) as is_posted_ahead`;

/** The newest day until $1 among the rows of the months that hold later days as well. */
const FIND_BEFORE_LATER = `
  select /* plan: last_movement_before_later */ max((
    select max(operate_date) from deposit_entry as entry
    where entry.deposit_account_no = held.deposit_account_no
      and entry.item_type_code = held.item_type_code
      and entry.seq_no between held.oldest and held.newest
      and operate_date <= $1::date)) as day
  from deposit_month as held
  where last_date > $1::date and last_date < date_trunc('month', $1::date) + interval '1 month'
    and first_date <= $1::date`;

type Found = { day: string | null; is_posted_ahead: boolean };

/**
 * The day of the newest movement in anyone's account, not after `today` (`YYYY-MM-DD`). Rows are read only where books
 * post ahead, by a query of its own: PostgreSQL plans it anew each time, which takes longer than all the rest.
 */
export async function findLastMovement(db: Kysely<Database>, today: string): Promise<string | null> {
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(FIND_LAST_MOVEMENT, [today]));
  const [found] = rows;
  if (!found?.is_posted_ahead) return found?.day ?? null;
  const later = await db.executeQuery<Pick<Found, 'day'>>(CompiledQuery.raw(FIND_BEFORE_LATER, [today]));
  return (
    [found.day, later.rows[0]?.day ?? null]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}
