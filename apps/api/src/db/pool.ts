import cluster from 'node:cluster';
import { Kysely, type LogEvent, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { getProcessShare } from '../limits/process-share.ts';
import { feedsPool } from './feeds-pool.ts';
import { queuedPool } from './queued-pool.ts';
import type { ReadReplica } from './read-replica.ts';
import type { Database } from './schema.ts';

/** Who uses a pool: a whole server, the primary or a worker of a cluster, or a command. */
export type PoolRole = 'server' | 'primary' | 'worker' | 'command' | 'replica';

const MAX_CONNECTIONS: Readonly<Record<PoolRole, number>> = {
  server: 10,
  primary: 2,
  worker: 4,
  command: 10,
  replica: 10,
};
const CONNECT_TIMEOUT_MS = 2000;
/**
 * A screen must be answered soon; commands may run for minutes. `query_timeout` is for a
 * database that accepts connections but never answers, as behind a broken network. After a
 * replica the primary must still have time.
 */
const REQUEST_TIMEOUTS = { statement_timeout: 3000, query_timeout: 4000 };
const TIMEOUTS = {
  server: REQUEST_TIMEOUTS,
  primary: REQUEST_TIMEOUTS,
  worker: REQUEST_TIMEOUTS,
  replica: { statement_timeout: 1200, query_timeout: 1500, connectionTimeoutMillis: 1000 },
  command: {},
};
const IDLE_IN_TRANSACTION_MS = 30_000;

/** Days must not move with the server's time zone or date style. */
const SESSION_OPTIONS = '-c timezone=Asia/Bangkok -c datestyle=ISO,YMD';

/** Oids of `pg_type` whose default parsers lose something. */
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMP_ARRAY = 1115;
const DATE_ARRAY = 1182;
const NUMERIC_ARRAY = 1231;
/** Missing in the list of ids that the types of `pg` know. */
const TEXT_ARRAY = 1009 as Parameters<typeof pg.types.getTypeParser>[0];

/**
 * Dates and timestamps stay the strings that PostgreSQL sends (a `Date` would move a day with the time zone),
 * and `numeric[]` contains decimal strings, not floats. `numeric` and `int8` are strings in `pg` already.
 */
function valueParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  for (const oid of [DATE, TIMESTAMP]) parsers.setTypeParser(oid, (text) => text);
  const parseTextArray: (text: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');
  for (const oid of [DATE_ARRAY, TIMESTAMP_ARRAY, NUMERIC_ARRAY]) parsers.setTypeParser(oid, parseTextArray);
  return parsers;
}

/** The maximum number of database connections of a server with this many workers. */
export function countConnections(workers: number): number {
  return workers === 1 ? MAX_CONNECTIONS.server : MAX_CONNECTIONS.primary + workers * MAX_CONNECTIONS.worker;
}

/** The most connections of this process, one that answers requests, to the database. */
export function countOwnConnections(): number {
  return MAX_CONNECTIONS[cluster.isWorker ? 'worker' : 'server'];
}

/** A pool to one database, with our parsers, time limits and session settings, however it is reached. */
export function createPool(address: pg.ClientConfig, role: PoolRole, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...withSessionOptions(address),
    types: valueParsers(),
    max: role === 'replica' ? getProcessShare(MAX_CONNECTIONS.replica) : MAX_CONNECTIONS[role],
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: `sahakorn-${role}`,
    ...TIMEOUTS[role],
  });
  // An unhandled connection error, as in a restart of the database, would end the process. The pool
  // handles errors of idle connections only.
  const report = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/**
 * A URL may carry its own `options`; ours are appended, because `pg` uses the last `options` parameter only.
 */
function withSessionOptions(address: pg.ClientConfig): pg.ClientConfig {
  const url = address.connectionString;
  if (url === undefined) return { ...address, options: SESSION_OPTIONS };
  const own = new URLSearchParams(url.split('?')[1]).get('options');
  const options = encodeURIComponent(own === null ? SESSION_OPTIONS : `${own} ${SESSION_OPTIONS}`);
  return { ...address, connectionString: `${url}${url.includes('?') ? '&' : '?'}options=${options}` };
}

/**
 * Kysely over a pool.
 * @param isReadOnly asked before each use of a connection; while it holds, PostgreSQL refuses writes (25006)
 * @param logQuery called after each query
 */
export function createKysely(
  pool: pg.Pool,
  isReadOnly: () => boolean = () => false,
  logQuery?: (event: LogEvent) => void,
): Kysely<Database> {
  const dialect = new PostgresDialect({ pool: queuedPool(pool, isReadOnly) });
  return new Kysely<Database>({ dialect, ...(logQuery && { log: logQuery }) });
}

/** Kysely over a replica while it is fresh, else over the pool of the primary. */
export function createFeedsKysely(
  primary: pg.Pool,
  replica: ReadReplica,
  logQuery?: (event: LogEvent) => void,
): Kysely<Database> {
  const pool = feedsPool(
    queuedPool(primary, () => false),
    replica,
  );
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(logQuery && { log: logQuery }) });
}

/** Kysely over one connection that the caller keeps, so that COPY can run inside its transactions. */
export function createClientKysely(client: pg.PoolClient): Kysely<Database> {
  const lent = { query: client.query.bind(client), release: () => undefined };
  const pool = { options: {}, connect: async () => lent, end: async () => undefined };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
