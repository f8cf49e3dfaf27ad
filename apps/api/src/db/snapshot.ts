import type { Kysely } from 'kysely';
import { ReplicaLostError } from './feeds-pool.ts';
import type { Database } from './schema.ts';

/**
 * Runs several queries on one snapshot of the books. `work` is repeated where a replica is lost within it.
 */
export async function inSnapshot<Result>(
  db: Kysely<Database>,
  work: (snapshot: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const read = () =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ReplicaLostError)) throw error;
    return read();
  }
}
