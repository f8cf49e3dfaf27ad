import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { getErrorMessage } from '../operator-error.ts';
import { DatabaseBusyError, queuedPool } from './queued-pool.ts';
import {
  isSameDatabase,
  type PrimaryState,
  readPrimary,
  readStandby,
  type StandbyState,
} from './replica-position.ts';

const CHECK_INTERVAL_MS = 1000;
/** The replica's lag is checked this often within its limit. */
const CHECKS_WITHIN_BOUND = 4;
/** After a failed read, no feed is read from the replica for this long, even if it reports its position. */
const BACKOFF_MS = 10_000;

/** A position in the primary's log, and the time at which the primary had reached it. */
type Sample = { position: bigint; at: number };

type ReadReplicaOptions = { primary: pg.Pool; replica: pg.Pool; lagSeconds: number; log: Logger };

/**
 * A replica of the database and its lag. Once a second its position is compared with the
 * primary's. When the replica has replayed the log up to a position that the primary reached at a
 * given time, its data is at least as new as that time. Each new connection is checked too,
 * because its server may have been reset or replaced.
 */
export class ReadReplica {
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  readonly #queue: PostgresPool;
  readonly #boundMs: number;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  /** Connections that were checked. */
  readonly #known = new WeakSet<PostgresPoolClient>();
  #primaryState: PrimaryState | null = null;
  #samples: Sample[] = [];
  /** The latest position that the replica is known to have replayed. */
  #replayed = 0n;
  /** When the primary was at the position that the replica is known to have replayed. */
  #caughtUpAt: number | null = null;
  #backoffUntil = 0;
  #reported: 'used' | 'unused' | null = null;

  constructor({ primary, replica, lagSeconds, log }: ReadReplicaOptions) {
    this.#primary = primary;
    this.#replica = replica;
    this.#queue = queuedPool(replica, () => false);
    this.#boundMs = lagSeconds * 1000;
    this.#log = log;
    void this.#watch();
  }

  /** The maximum lag of the replica in milliseconds; null while it is unknown. */
  get lagMs(): number | null {
    return this.#caughtUpAt === null ? null : performance.now() - this.#caughtUpAt;
  }

  /** Whether feeds may be read from it now: its lag is within the limit, and no recent read has failed. */
  get isFresh(): boolean {
    return performance.now() >= this.#backoffUntil && this.lagMs !== null && this.lagMs <= this.#boundMs;
  }

  /** A connection to the replica, or null if the primary must be read. */
  async connect(): Promise<PostgresPoolClient | null> {
    if (!this.isFresh) return null;
    let client: PostgresPoolClient | undefined;
    try {
      client = await this.#queue.connect();
      await this.#checkNew(client);
    } catch (error) {
      client?.release(true);
      // The queue of the primary is bounded too.
      if (!(error instanceof DatabaseBusyError)) this.reject(error);
      return null;
    }
    // It may have waited for the connection.
    if (this.isFresh) return client;
    client.release();
    return null;
  }

  /** Stops the use of the replica for some seconds: it has failed a feed. */
  reject(error: unknown): void {
    this.#backoffUntil = performance.now() + BACKOFF_MS;
    this.#report(getErrorMessage(error));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#replica.end();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    const everyMs = Math.min(CHECK_INTERVAL_MS, this.#boundMs / CHECKS_WITHIN_BOUND);
    while (!signal.aborted) {
      await this.#measureLag();
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #measureLag(): Promise<void> {
    try {
      const standby = await readStandby(this.#replica);
      const at = performance.now();
      // A primary that is too busy to answer must not get the feeds as well, so the
      // known lag of the replica stays valid.
      const primary = await readPrimary(this.#primary).catch((error: unknown) => {
        this.#report(getErrorMessage(error));
        return null;
      });
      if (primary === null) return;
      this.#compare(standby, primary, at);
      this.#report('it is too far behind');
    } catch (error) {
      this.#forget();
      this.#report(getErrorMessage(error));
    }
  }

  #compare(standby: StandbyState, primary: PrimaryState, at: number): void {
    this.#primaryState = primary;
    const replayed = this.#check(standby, this.#replayed);
    // The replica was asked first, and a primary sends only what it has flushed.
    if (replayed > primary.position) throw new Error('DATABASE_READ_URL is ahead of the primary');
    this.#replayed = replayed;
    this.#samples.push({ position: primary.position, at });
    this.#caughtUpAt = this.#samples.findLast(({ position }) => position <= replayed)?.at ?? this.#caughtUpAt;
    // When a position older than the limit is reached, it proves nothing useful.
    this.#samples = this.#samples.filter(
      (sample) => sample.position > replayed && at - sample.at <= this.#boundMs,
    );
  }

  async #checkNew(client: PostgresPoolClient): Promise<void> {
    if (this.#known.has(client)) return;
    // Meanwhile another check may have found a later position of the replica.
    const minimum = this.#replayed;
    this.#check(await readStandby(client), minimum);
    this.#known.add(client);
  }

  /**
   * The position of a server, which must be a replica of the primary and have replayed at least `minimum`.
   */
  #check(standby: StandbyState, minimum: bigint): bigint {
    const { replayed } = standby;
    if (replayed === null) throw new Error('DATABASE_READ_URL is no replica');
    if (this.#primaryState && !isSameDatabase(this.#primaryState, standby)) {
      throw new Error('DATABASE_READ_URL is of another database');
    }
    if (replayed < minimum) throw new Error('DATABASE_READ_URL has gone back to an earlier moment');
    return replayed;
  }

  /** Forgets the known lag: the replica must be compared with the primary again. */
  #forget(): void {
    this.#caughtUpAt = null;
    this.#samples = [];
    this.#replayed = 0n;
  }

  #report(reason: string): void {
    const state = this.isFresh ? 'used' : 'unused';
    if (state === this.#reported || this.#closing.signal.aborted) return;
    this.#reported = state;
    if (state === 'used') this.#log.info('feeds are read from the replica');
    else this.#log.warn({ reason }, 'feeds are read from the primary');
  }
}
