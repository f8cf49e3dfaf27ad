import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** Waits until no other transaction has the turn of the same subject, on any instance; the turn ends with this one. */
export async function takeAdvisoryLock(trx: Transaction<Database>, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
}

/** Runs the work in a transaction that has the turn of a subject. */
export function withAdvisoryLock<Result>(
  db: Kysely<Database>,
  subject: string,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, subject);
    return work(trx);
  });
}
