import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { getErrorCode, OperatorError, getErrorMessage } from '../../operator-error.ts';
import { getMajorVersion, packagedBinaries, usableBinaries } from './binaries.ts';
import { ensureCluster, refuseOtherVersion, removeStaging, SUPERUSER } from './cluster.ts';
import { connectGuard, type Guard, type Role } from './guard.ts';
import { type Layout, getLayout, SOCKET_PORT } from './layout.ts';
import { type DatabaseFolder, prepareDatabaseFolder } from './database-folder.ts';
import {
  interruptPostmaster,
  readFatalError,
  logLength,
  readLog,
  postmasterPid,
  type ServerSettings,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { refuseMoved } from './moved-marker.ts';
import { prepareWalArchive } from './wal-archive.ts';

const DATABASE = 'sahakorn';
/** Recovery after a crash replays the log; it is given minutes before it counts as failed. */
const START_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 6000;
/** A server that was just killed still counts as connected until PostgreSQL notices. */
const HANDOVER_MS = 1000;
const POLL_MS = 20;
const RECOVER_EVERY_MS = 250;

export type EmbeddedOptions = {
  dataDir: string;
  role: Role;
  log: Logger;
  settings?: ServerSettings;
  /** The folder to which the write-ahead log is archived; null or left out: none. */
  walArchive?: string | null;
  /** How long recovery may take. */
  startWithinMs?: number;
};

/** A running embedded PostgreSQL, and our registration among its users. */
export type EmbeddedDatabase = {
  /** How to reach the portal's database. */
  address: pg.ClientConfig;
  /** True where PostgreSQL ran already: a server is up, or its owner was killed. */
  wasRunning: boolean;
  /** Whether PostgreSQL lacked space on its disk since it was opened. */
  ranOutOfSpace: () => boolean;
  /** Closes the connection; the last user stops PostgreSQL. */
  close: () => Promise<void>;
};

/**
 * Starts the private PostgreSQL of `dataDir`, or joins the one that runs. As `server` it
 * refuses, in a sentence, while another server has the folder; as `command` it works beside
 * one. PostgreSQL is restarted if it dies.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = new Cluster(prepareDatabaseFolder(options.dataDir), options);
  const wasRunning = await cluster.open(options.dataDir);
  return {
    address: cluster.address(DATABASE),
    wasRunning,
    ranOutOfSpace: () => cluster.ranOutOfSpace(),
    close: () => cluster.close(),
  };
}

/** A PostgreSQL that this process started. */
type Start = { child: ChildProcess; ended: boolean; logFrom: number };

class Cluster {
  readonly #layout: Layout;
  readonly #native: string;
  readonly #place: DatabaseFolder;
  readonly #role: Role;
  readonly #log: Logger;
  readonly #settings: ServerSettings;
  readonly #startWithinMs: number;
  readonly #logFrom: number;
  #guard: Guard | undefined;
  #recovery: Promise<void> = Promise.resolve();
  #closing = false;
  readonly #stopAtExit = () => interruptPostmaster(this.#layout);

  constructor(place: DatabaseFolder, { role, log, settings, walArchive, startWithinMs }: EmbeddedOptions) {
    this.#layout = getLayout(place.root);
    this.#place = place;
    refuseMoved(place.root);
    const packaged = packagedBinaries();
    refuseOtherVersion(this.#layout, getMajorVersion(packaged));
    this.#native = usableBinaries(packaged, place.account, place.root);
    this.#role = role;
    this.#log = log;
    this.#settings = { ...(walArchive && prepareWalArchive(walArchive, place.account)), ...settings };
    this.#startWithinMs = startWithinMs ?? START_WITHIN_MS;
    ensureCluster(this.#layout, this.#native, place.account);
    this.#logFrom = logLength(this.#layout);
  }

  address(database: string): pg.ClientConfig {
    return { host: this.#layout.sockets, port: SOCKET_PORT, user: SUPERUSER, database, ssl: false };
  }

  async open(dataDir: string): Promise<boolean> {
    const wasRunning = postmasterPid(this.#layout) !== null;
    const guard = await this.#join();
    this.#guard = guard;
    try {
      if (this.#role === 'server' && !(await claimServerRole(guard)))
        throw await createInUseError(guard, dataDir);
      if (this.#role === 'server') this.#stopClusterAtExit();
      removeStaging(this.#layout);
      await createDatabase(guard);
    } catch (error) {
      await this.close();
      throw error;
    }
    this.#watch(guard);
    return wasRunning;
  }

  ranOutOfSpace(): boolean {
    return readLog(this.#layout, this.#logFrom).includes('No space left on device');
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#recovery;
    process.off('exit', this.#stopAtExit);
    const guard = this.#guard;
    if (!guard) return;
    const last = await guard.leave().catch(() => false);
    if (last && !(await stopPostmaster(this.#layout, STOP_WITHIN_MS))) {
      this.#log.warn('the embedded database is still busy and will stop on its own');
    }
    await guard.client.end().catch(() => undefined);
  }

  /** Connects, starting PostgreSQL where none runs, and takes a place among its users. */
  async #join(): Promise<Guard> {
    const deadline = Date.now() + this.#startWithinMs;
    let start: Start | undefined;
    while (Date.now() < deadline) {
      if (this.#closing) return this.#giveUp(start);
      const guard = await connectGuard(this.address('postgres')).catch((error: unknown) => {
        if (!isNotUp(error)) throw error;
        return null;
      });
      if (guard && (await guard.join().catch(() => false))) return guard;
      await guard?.client.end();
      if (start?.ended) this.#explain(start.logFrom);
      if (!start || start.ended) start = this.#startUnlessRunning();
      await sleep(POLL_MS);
    }
    throw new OperatorError({
      th: `ฐานข้อมูลในตัวไม่พร้อมใช้งาน ดู ${this.#layout.log}`,
      en: `The embedded database did not become ready: see ${this.#layout.log}.`,
    });
  }

  #startUnlessRunning(): Start | undefined {
    if (postmasterPid(this.#layout) !== null) return undefined;
    const logFrom = logLength(this.#layout);
    this.#stopClusterAtExit();
    const child = startPostmaster(this.#layout, this.#native, this.#place.account, this.#settings);
    const start: Start = { child, ended: false, logFrom };
    child.once('exit', () => (start.ended = true));
    child.once('error', () => (start.ended = true));
    return start;
  }

  /** Stops a PostgreSQL that this process is just starting: its lock file may not exist yet. */
  async #giveUp(start: Start | undefined): Promise<never> {
    if (start && !start.ended) {
      start.child.kill('SIGINT');
      while (!start.ended) await sleep(POLL_MS);
    }
    throw new OperatorError({ th: 'ปิดฐานข้อมูลในตัวแล้ว', en: 'The embedded database is closed.' });
  }

  /**
   * If another process started PostgreSQL first, our start ends without an error and we use that PostgreSQL.
   */
  #explain(logFrom: number): void {
    const message = readFatalError(this.#layout, logFrom);
    if (message.includes('"postmaster.pid" already exists')) return;
    throw new OperatorError({
      th: `ฐานข้อมูลในตัวเริ่มทำงานไม่ได้: ${message} (ดู ${this.#layout.log})`,
      en: `The embedded database did not start: ${message} (see ${this.#layout.log}).`,
    });
  }

  /** A process that ends without closing, as at a second signal, stops PostgreSQL too. */
  #stopClusterAtExit(): void {
    process.off('exit', this.#stopAtExit);
    process.once('exit', this.#stopAtExit);
  }

  /** Restarts PostgreSQL when it dies while this connection is open. */
  #watch(guard: Guard): void {
    this.#guard = guard;
    guard.client.once('end', () => {
      if (this.#closing) return;
      this.#guard = undefined;
      this.#log.warn('the embedded database died and is restarted');
      this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    while (!this.#closing) {
      try {
        const guard = await this.#join();
        if (this.#role === 'server' && !(await claimServerRole(guard))) {
          this.#log.error('another server uses the embedded database now');
        }
        this.#watch(guard);
        this.#log.info('the embedded database is running again');
        return;
      } catch (error) {
        if (this.#closing) return;
        this.#log.error({ reason: getErrorMessage(error) }, 'the embedded database cannot be restarted yet');
        await sleep(RECOVER_EVERY_MS);
      }
    }
  }
}

async function createInUseError(guard: Guard, dataDir: string): Promise<OperatorError> {
  const owner = await guard.serverProcess();
  return new OperatorError({
    th: `ฐานข้อมูลใน ${dataDir} มีโพรเซส ${owner ?? 'ที่ไม่ทราบหมายเลข'} ใช้อยู่ หยุดโพรเซสนั้นก่อน หรือใช้ DATA_DIR อื่น`,
    en: `The database in ${dataDir} is in use by process ${owner ?? 'unknown'}: stop it first, or choose another DATA_DIR.`,
  });
}

async function claimServerRole(guard: Guard): Promise<boolean> {
  for (let waited = 0; waited < HANDOVER_MS; waited += POLL_MS) {
    if (await guard.becomeServer()) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** Two first starts may both find it missing; one of them makes it. */
async function createDatabase(guard: Guard): Promise<void> {
  const { rowCount } = await guard.client.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount) return;
  await guard.client.query(`create database ${DATABASE}`).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(getErrorCode(error))) throw error;
  });
}

/** No server listens, or PostgreSQL is just starting or stopping. */
function isNotUp(error: unknown): boolean {
  return (
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(
      getErrorCode(error),
    ) || getErrorMessage(error).includes('Connection terminated')
  );
}
