import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Lets several queries see the books as they are at one moment. */
export function inSnapshot<Result>(
  db: Kysely<Database>,
  work: (snapshot: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
