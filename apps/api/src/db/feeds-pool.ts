import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { ReadReplica } from './read-replica.ts';

/** The replica was lost in a transaction, which can only be repeated from its beginning. */
export class ReplicaLostError extends Error {
  override name = 'ReplicaLostError';
  /** PostgreSQL's own code for a lost connection. */
  readonly code = '08006';
}

/**
 * Reads the replica while it is fresh, else the primary. A query that fails
 * on the replica is sent to the primary.
 */
export function feedsPool(primary: PostgresPool, replica: ReadReplica): PostgresPool {
  return {
    options: primary.options,
    // Their owner closes both pools.
    end: async () => undefined,
    connect: async () => {
      const client = await replica.connect();
      return client === null ? primary.connect() : withFallback(client, { primary, replica });
    },
  };
}

type Databases = { primary: PostgresPool; replica: ReadReplica };

function withFallback(first: PostgresPoolClient, { primary, replica }: Databases): PostgresPoolClient {
  let client = first;
  let inTransaction = false;
  let lost: ReplicaLostError | null = null;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (lost) throw lost;
    try {
      const result: unknown = await client.query(sql, parameters);
      inTransaction ||= sql.startsWith('start transaction') || sql === 'begin';
      return result;
    } catch (error) {
      if (client !== first) throw error;
      replica.reject(error);
      if (inTransaction) {
        lost = new ReplicaLostError('The replica was lost in a transaction.', { cause: error });
        throw lost;
      }
      const instead = await primary.connect();
      first.release(true);
      client = instead;
      return client.query(sql, parameters);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || lost !== null),
  };
}
