import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Waits for the advisory lock of a subject, across all instances. It is released when the transaction ends.
 */
export async function takeAdvisoryLock(trx: Transaction<Database>, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
}

/** Runs the work in a transaction that holds the advisory lock of a subject. */
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
