import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Whoever comes when so many wait for a connection already is sent away at once, before it takes more memory. */
const WAITING_MOST = 50;

/** PostgreSQL's own code for having no connection left. */
const TOO_MANY_CONNECTIONS = '53300';

/** What `pg` says of a query that was not answered in its time limit; it has no code. */
const NOT_ANSWERED = 'Query read timeout';

/** Queries that are asked all the time say so in their text, and are planned once for each connection. */
const KEPT_PLAN = /\/\* plan: ([a-z_]+) \*\//;

/** Too many wait for the database: try again in a moment. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  readonly code = TOO_MANY_CONNECTIONS;
}

/**
 * A pool that stays usable when its database is slow or silent: no more than fifty wait for a connection, and one
 * that did not answer is closed instead of being handed to the next who would wait in vain.
 */
export function queuedPool(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      // Those who come at the same moment wait for the idle connections, too, but only until the next.
      if (pool.waitingCount - pool.idleCount >= WAITING_MOST)
        throw new DatabaseBusyError('Too many wait for the database.');
      const client = await pool.connect();
      const watched = known.get(client) ?? watch(client);
      known.set(client, watched);
      return watched;
    },
  };
}

function watch(client: pg.PoolClient): PostgresPoolClient {
  let silent: Error | null = null;
  /** Kysely asks for cursors only where it was given some. */
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (silent) throw silent;
    try {
      const name = KEPT_PLAN.exec(sql)?.[1];
      const values = [...parameters];
      return await client.query(name === undefined ? { text: sql, values } : { name, text: sql, values });
    } catch (error) {
      if (error instanceof Error && error.message === NOT_ANSWERED) silent = error;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || silent !== null),
  };
}
