import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { getErrorMessage } from '../operator-error.ts';
import { isSameDatabase, readPrimary, readStandby } from './replica-position.ts';
import { DatabaseBusyError, queuedPool } from './queued-pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const LOOKED_AT_MS = 1000;
/** A bound of a second needs several looks within it. */
const LOOKS_WITHIN_BOUND = 4;

/** A position of the primary's log, and when the primary stood there. */
type Mark = { position: bigint; at: number };

type ReadReplicaOptions = { primary: pg.Pool; replica: pg.Pool; lagSeconds: number; log: Logger };

/**
 * A replica of the database, and how far it is behind. It is compared with the primary once a second: once it has
 * replayed the log up to a position at which the primary stood, it is no older than that moment.
 */
export class ReadReplica {
  readonly #primary: pg.Pool;
  readonly #replica: pg.Pool;
  readonly #queue: PostgresPool;
  readonly #boundMs: number;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #marks: Mark[] = [];
  /** When the primary stood where the replica is known to be. */
  #sameAt: number | null = null;
  #reported: 'used' | 'unused' | null = null;

  constructor({ primary, replica, lagSeconds, log }: ReadReplicaOptions) {
    this.#primary = primary;
    this.#replica = replica;
    this.#queue = queuedPool(replica, () => false);
    this.#boundMs = lagSeconds * 1000;
    this.#log = log;
    void this.#watch();
  }

  /** For how long, at most, the replica has been behind; null while that is unknown. */
  get lagMs(): number | null {
    return this.#sameAt === null ? null : performance.now() - this.#sameAt;
  }

  /** Whether the replica is behind by no more than the bound, at this moment. */
  get isFresh(): boolean {
    return this.lagMs !== null && this.lagMs <= this.#boundMs;
  }

  /** A connection to the replica, or null where the primary must be read. */
  async connect(): Promise<PostgresPoolClient | null> {
    if (!this.isFresh) return null;
    try {
      return await this.#queue.connect();
    } catch (error) {
      if (error instanceof DatabaseBusyError || !isDatabaseUnavailable(error)) throw error;
      this.reject(error);
      return null;
    }
  }

  /** Stops the use of the replica until it is compared with the primary again. */
  reject(error: unknown): void {
    this.#sameAt = null;
    this.#report(getErrorMessage(error));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#replica.end();
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    const everyMs = Math.min(LOOKED_AT_MS, this.#boundMs / LOOKS_WITHIN_BOUND);
    while (!signal.aborted) {
      try {
        await this.#compare();
        this.#report('it is too far behind');
      } catch (error) {
        if (!signal.aborted) this.reject(error);
      }
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #compare(): Promise<void> {
    const at = performance.now();
    const primary = await readPrimary(this.#primary);
    const standby = await readStandby(this.#replica);
    if (standby.replayed === null) throw new Error('DATABASE_READ_URL is no replica');
    if (!isSameDatabase(primary, standby)) throw new Error('DATABASE_READ_URL is of another database');
    const { replayed } = standby;
    this.#marks.push({ position: primary.position, at });
    this.#sameAt = this.#marks.findLast(({ position }) => position <= replayed)?.at ?? this.#sameAt;
    // A position that is older than the bound says nothing of use when it is reached.
    this.#marks = this.#marks.filter((mark) => mark.position > replayed && at - mark.at <= this.#boundMs);
  }

  #report(reason: string): void {
    const state = this.isFresh ? 'used' : 'unused';
    if (state === this.#reported || this.#closing.signal.aborted) return;
    this.#reported = state;
    if (state === 'used') this.#log.info('feeds are read from the replica');
    else this.#log.warn({ reason }, 'feeds are read from the primary');
  }
}
