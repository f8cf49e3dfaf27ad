import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { getErrorCode, OperatorError, getErrorMessage } from '../operator-error.ts';
import type { EmbeddedDatabase } from './embedded/embedded.ts';
import { openEmbedded } from './embedded/embedded.ts';
import type { Role } from './embedded/guard.ts';
import { migrate } from './migrate.ts';
import { queuedPool } from './queued-pool.ts';
import type { Database } from './schema.ts';
import { checkServer, checkThaiSearch } from './start-checks.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 2000;
/** A screen must be answered soon; commands may run for minutes. */
const SERVER_STATEMENT_TIMEOUT_MS = 3000;
/** For a database that accepts connections but never answers, as behind a broken network. */
const SERVER_ANSWER_TIMEOUT_MS = 4000;
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
 * and `numeric[]` holds decimal strings, not floats. `numeric` and `int8` are strings in `pg` already.
 */
function valueParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  for (const oid of [DATE, TIMESTAMP]) parsers.setTypeParser(oid, (text) => text);
  const parseTextArray: (text: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY, 'text');
  for (const oid of [DATE_ARRAY, TIMESTAMP_ARRAY, NUMERIC_ARRAY]) parsers.setTypeParser(oid, parseTextArray);
  return parsers;
}

/** A pool to one database, with our parsers, time limits and session settings, however it is reached. */
export function createPool(address: pg.ClientConfig, role: Role, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    ...withSessionOptions(address),
    types: valueParsers(),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: `sahakorn-${role}`,
    ...(role === 'server' && {
      statement_timeout: SERVER_STATEMENT_TIMEOUT_MS,
      query_timeout: SERVER_ANSWER_TIMEOUT_MS,
    }),
  });
  // An unhandled connection error, as in a restart of the database, would end the process. The pool
  // handles errors of idle connections only.
  const report = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/** A URL may carry its own `options`; ours are appended, because `pg` uses the last `options` parameter only. */
function withSessionOptions(address: pg.ClientConfig): pg.ClientConfig {
  const url = address.connectionString;
  if (url === undefined) return { ...address, options: SESSION_OPTIONS };
  const own = new URLSearchParams(url.split('?')[1]).get('options');
  const options = encodeURIComponent(own === null ? SESSION_OPTIONS : `${own} ${SESSION_OPTIONS}`);
  return { ...address, connectionString: `${url}${url.includes('?') ? '&' : '?'}options=${options}` };
}

/** Kysely over a pool. */
export function createKysely(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: queuedPool(pool) }) });
}

/** A database that is migrated and fit for use. */
export type OpenDatabase = {
  db: Kysely<Database>;
  /** The pool below `db`, for what Kysely does not speak, such as COPY. */
  pool: pg.Pool;
  /** True for the private PostgreSQL under `DATA_DIR`, false for the one of `DATABASE_URL`. */
  embedded: boolean;
  close: () => Promise<void>;
};

export type DatabaseSettings = { databaseUrl: string | null; dataDir: string };

/**
 * Opens the cooperative's own PostgreSQL, or else the embedded one, checks it, and migrates it to this release.
 * Whatever is wrong with it comes as an `OperatorError`. A `server` refuses an embedded database that another
 * server holds; a `command` works beside it.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  { role, log }: { role: Role; log: Logger },
): Promise<OpenDatabase> {
  const embedded =
    settings.databaseUrl === null ? await openEmbedded({ dataDir: settings.dataDir, role, log }) : null;
  const address = embedded?.address ?? { connectionString: settings.databaseUrl ?? '' };
  try {
    await makeReady(address, log);
  } catch (error) {
    await embedded?.close();
    throw explained(error, embedded !== null);
  }
  const pool = createPool(address, role, log);
  const db = createKysely(pool);
  return { db, pool, embedded: embedded !== null, close: () => closeAll(db, pool, embedded) };
}

async function closeAll(
  db: Kysely<Database>,
  pool: pg.Pool,
  embedded: EmbeddedDatabase | null,
): Promise<void> {
  await db.destroy();
  // Kysely does not close a pool that it never used.
  if (!pool.ended) await pool.end();
  await embedded?.close();
}

/** Migrations may take long, so they use connections without the request timeout. */
async function makeReady(address: pg.ClientConfig, log: Logger): Promise<void> {
  const db = createKysely(createPool(address, 'command', log));
  try {
    await checkServer(db);
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ applied }, 'the database was migrated');
    await checkThaiSearch(db);
  } finally {
    await db.destroy();
  }
}

function explained(error: unknown, isEmbedded: boolean): OperatorError {
  if (error instanceof OperatorError) return error;
  const which = isEmbedded ? 'The embedded database' : 'The database of DATABASE_URL';
  return new OperatorError(`${which} cannot be used: ${describe(error).replace(/\.$/, '')}.`);
}

function describe(error: unknown): string {
  // Node joins the failures of several addresses in one error without a message of its own.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (getErrorCode(inner) === 'ERR_INVALID_URL') return 'the address is malformed';
  const reason = getErrorMessage(inner);
  return reason.includes('client password must be a string')
    ? 'it asks for a password, and the address has none'
    : reason;
}
