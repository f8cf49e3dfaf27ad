import { hash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { getProcessShare } from '../limits/process-share.ts';

/**
 * With this many queries waiting for a connection, further ones are refused at once. After a pause of the
 * process, as on a busy machine, the requests of some seconds arrive together, with several queries each; the
 * database answers thousands of those in the time for which one may wait.
 */
const MAX_WAITING = getProcessShare(500);

/** PostgreSQL's own code for having no connection left. */
const TOO_MANY_CONNECTIONS = '53300';

/** The message of `pg` for a query timeout, which has no code. */
const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';

/**
 * Frequent queries carry this comment, and are prepared once for each connection. Queries with the same
 * comment may have different texts, for example with other filters: each text is prepared under its own name.
 */
const PLAN_COMMENT = /\/\* plan: ([a-z_]+) \*\//;

/**
 * The rows of a query with this comment are arrays: writing the names of
 * columns into each takes a fifth of its time.
 */
export const ROWS_AS_ARRAYS = '/* rows as arrays */';

type QueryOptions = Pick<pg.QueryArrayConfig, 'name' | 'rowMode'> | { name?: string };

/** The options of prepared texts; there are as many as combinations of filters. */
const prepared = new Map<string, QueryOptions>();

/** Too many requests wait for the database: try again in a moment. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
  readonly code = TOO_MANY_CONNECTIONS;
}

/**
 * A pool with a bounded queue: at most 500 queries wait for a connection, and a connection whose
 * query timed out is closed instead of being reused.
 */
export function queuedPool(pool: pg.Pool, isReadOnly: () => boolean): PostgresPool {
  const readOnly = new WeakSet<pg.PoolClient>();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      // Requests of the same tick also count as waiting for idle connections.
      if (pool.waitingCount - pool.idleCount >= MAX_WAITING)
        throw new DatabaseBusyError('Too many wait for the database.');
      const client = await pool.connect();
      if (readOnly.has(client) !== isReadOnly()) await setReadOnly(client, readOnly);
      const wrapped = known.get(client) ?? wrapClient(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

/** Changes a connection between writing and reading only. */
async function setReadOnly(client: pg.PoolClient, readOnly: WeakSet<pg.PoolClient>): Promise<void> {
  const shouldBeReadOnly = !readOnly.has(client);
  try {
    await client.query(`set default_transaction_read_only = ${shouldBeReadOnly}`);
  } catch (error) {
    client.release(true);
    throw error;
  }
  if (shouldBeReadOnly) readOnly.add(client);
  else readOnly.delete(client);
}

function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let timeoutError: Error | null = null;
  /** Kysely uses cursors only where they are configured. */
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (timeoutError) throw timeoutError;
    try {
      return await client.query({ ...getOptions(sql), text: sql, values: [...parameters] });
    } catch (error) {
      if (error instanceof Error && error.message === QUERY_TIMEOUT_MESSAGE) timeoutError = error;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || timeoutError !== null),
  };
}

function getOptions(sql: string): QueryOptions {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const plan = PLAN_COMMENT.exec(sql)?.[1];
  const options: QueryOptions = {
    ...(plan !== undefined && { name: `${plan}_${hash('sha1', sql)}` }),
    ...(sql.includes(ROWS_AS_ARRAYS) && { rowMode: 'array' }),
  };
  if (plan !== undefined) prepared.set(sql, options);
  return options;
}
