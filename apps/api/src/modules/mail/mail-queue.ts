import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The state of the mail queue. Abandoned notices count until they are deleted. */
export type MailQueue = {
  waiting: number;
  /** When the notice that waits for longest is, or was, due. */
  oldestDueAt: Date | null;
  givenUp: number;
  /** Why the latest unsent notice failed; null if none did. */
  lastError: string | null;
};

export async function readMailQueue(db: Kysely<Database>): Promise<MailQueue> {
  const { rows } = await sql<{
    waiting: string;
    oldest: Date | null;
    given_up: string;
    reason: string | null;
  }>`
    select count(*) filter (where due_at is not null) as waiting,
           min(due_at) as oldest,
           count(*) filter (where given_up_at is not null) as given_up,
           (array_agg(last_error order by happened_at desc) filter (where last_error is not null))[1] as reason
      from notice where sent_at is null`.execute(db);
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    oldestDueAt: row?.oldest ?? null,
    givenUp: Number(row?.given_up ?? 0),
    lastError: row?.reason ?? null,
  };
}
