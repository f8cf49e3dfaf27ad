import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { openEmbedded } from './embedded/embedded.ts';
import type { Role } from './embedded/guard.ts';
import { explainDatabaseError } from './explain-database-error.ts';
import { migrate } from './migrate.ts';
import { createFeedsKysely, createKysely, createPool, type PoolRole } from './pool.ts';
import { ReadReplica } from './read-replica.ts';
import type { Database } from './schema.ts';
import { createSlowQueryLog } from './slow-query-log.ts';
import { checkServer, checkThaiSearch } from './start-checks.ts';

/** A database that is migrated and fit for use. */
export type OpenDatabase = {
  db: Kysely<Database>;
  /** For reads that may be some seconds old: the configured replica while it is fresh, else `db`. */
  feeds: Kysely<Database>;
  /** Null if the settings name none. */
  replica: ReadReplica | null;
  /** The pool below `db`, for what Kysely does not support, such as COPY. */
  pool: pg.Pool;
  /** How other processes of this server reach it. */
  address: pg.ClientConfig;
  /** True for the private PostgreSQL under `DATA_DIR`, false for the one of `DATABASE_URL`. */
  embedded: boolean;
  close: () => Promise<void>;
};

export type DatabaseSettings = {
  databaseUrl: string | null;
  dataDir: string;
  /** Where the embedded database archives its write-ahead log; null or left out: nowhere. */
  walArchive?: string | null;
  /** A streaming replica of `databaseUrl`, and by how many seconds feeds may be old. */
  replica?: { url: string; lagSeconds: number } | null;
};

type OpenOptions = ConnectOptions & {
  role: Role;
  /** Whether worker processes of this server answer the requests. */
  hasWorkers?: boolean;
};

type ConnectOptions = {
  log: Logger;
  isDiskFull?: () => boolean;
  /** Queries that take longer are logged; zero: none is. */
  slowQueryMs?: number;
};

/**
 * Opens the cooperative's own PostgreSQL, or else the embedded one, checks it, and migrates it to this
 * release. Throws an `OperatorError` if it cannot be used. A `server` refuses an embedded database that
 * another server holds; a `command` works beside it.
 */
export async function openDatabase(
  { databaseUrl, dataDir, walArchive = null, replica: replicaSettings = null }: DatabaseSettings,
  { role, hasWorkers = false, ...options }: OpenOptions,
): Promise<OpenDatabase> {
  const { log } = options;
  const embedded = databaseUrl === null ? await openEmbedded({ dataDir, walArchive, role, log }) : null;
  const address = embedded?.address ?? { connectionString: databaseUrl ?? '' };
  try {
    await prepareDatabase(address, log);
  } catch (error) {
    await embedded?.close();
    throw explainDatabaseError(error, embedded !== null);
  }
  const poolRole = hasWorkers ? 'primary' : role;
  const replica = poolRole === 'server' ? replicaSettings : null;
  const connected = connect({ address, embedded: embedded !== null, replica }, poolRole, options);
  const close = async () => {
    await connected.close();
    await embedded?.close();
  };
  return { ...connected, close };
}

/**
 * Connects a worker to the database that the primary has opened and checked.
 * @param address as the primary gave it
 */
export function openWorkerDatabase(
  { databaseUrl, replica = null }: DatabaseSettings,
  address: pg.ClientConfig,
  options: ConnectOptions,
): OpenDatabase {
  return connect({ address, embedded: databaseUrl === null, replica }, 'worker', options);
}

type Target = {
  address: pg.ClientConfig;
  embedded: boolean;
  replica: NonNullable<DatabaseSettings['replica']> | null;
};

function connect(
  { address, embedded, replica: replicaSettings }: Target,
  role: PoolRole,
  { log, isDiskFull, slowQueryMs = 0 }: ConnectOptions,
): OpenDatabase {
  const pool = createPool(address, role, log);
  // A PostgreSQL on another machine reports its own full disk.
  const logQuery = createSlowQueryLog(log, slowQueryMs);
  const db = createKysely(pool, embedded ? isDiskFull : undefined, logQuery);
  const replica = replicaSettings ? openReplica(pool, replicaSettings, log) : null;
  const feeds = replica ? createFeedsKysely(pool, replica, logQuery) : db;
  const close = () => closeAll({ db, replica, pool });
  return { db, feeds, replica, pool, address, embedded, close };
}

/** A replica that cannot be reached does not keep the server from starting. */
function openReplica(
  primary: pg.Pool,
  { url, lagSeconds }: NonNullable<DatabaseSettings['replica']>,
  log: Logger,
): ReadReplica {
  const replica = createPool({ connectionString: url }, 'replica', log);
  return new ReadReplica({ primary, replica, lagSeconds, log });
}

async function closeAll({ db, replica, pool }: Pick<OpenDatabase, 'db' | 'replica' | 'pool'>): Promise<void> {
  await replica?.close();
  await db.destroy();
  // Kysely does not close a pool that it never used.
  if (!pool.ended) await pool.end();
}

/** Migrations may take long, so they use connections without the request timeout. */
async function prepareDatabase(address: pg.ClientConfig, log: Logger): Promise<void> {
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
