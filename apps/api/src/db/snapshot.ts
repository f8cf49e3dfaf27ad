import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Runs several queries on one snapshot of the books. */
export function inSnapshot<Result>(
  db: Kysely<Database>,
  work: (snapshot: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
