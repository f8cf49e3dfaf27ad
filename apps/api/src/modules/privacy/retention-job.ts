import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import {
  describeClockFault,
  getDeletionTime,
  ImplausibleClock,
  type MachineClock,
} from '../../db/deletion-clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Bilingual } from '../../language.ts';
import { getErrorMessage } from '../../operator-error.ts';
import { removeOldLogs } from '../../plugins/log-stream.ts';
import type { RetentionRule } from './retention-rules.ts';

/** The number of rows that a rule removed. */
export type Swept = { what: Bilingual; rows: number };

const INTERVAL_MS = 3600_000;
/** Wait a little after the start, but not so long that a server that restarts often never runs the job. */
const FIRST_RUN_DELAY_MS = 60_000;

type SweepOptions = {
  db: Kysely<Database>;
  rules: readonly RetentionRule[];
  /** What expired before is deleted. */
  now: Date;
  /** A dry run: counts, then rolls back. */
  dryRun?: boolean;
  /** Stops between two batches. */
  signal?: AbortSignal;
};

class RolledBack extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super('a dry run');
    this.rows = rows;
  }
}

/** Deletes expired rows in batches, one transaction each, and returns the counts by rule. */
export async function sweep({ db, rules, now, dryRun = false, signal }: SweepOptions): Promise<Swept[]> {
  const swept: Swept[] = [];
  for (const { what, sweep: sweepPart } of rules) {
    if (sweepPart === null || signal?.aborted) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one rule after the other, to keep the load low
    swept.push({ what, rows: await (dryRun ? dryRunRule : runRule)({ db, sweepPart, now, signal }) });
  }
  return swept;
}

type RuleRun = {
  db: Kysely<Database>;
  sweepPart: NonNullable<RetentionRule['sweep']>;
  now: Date;
  signal: AbortSignal | undefined;
};

async function runRule({ db, sweepPart, now, signal }: RuleRun): Promise<number> {
  let total = 0;
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- batch after batch, until nothing is left
    const part = await db.transaction().execute(async (trx) => {
      // Only one server runs the job at a time.
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('retention', 0)) as free`.execute(trx);
      return rows[0]?.free ? sweepPart(trx, now) : 0;
    });
    total += part;
    if (part === 0 || signal?.aborted) return total;
  }
}

/** A dry run: all batches in one transaction, which is rolled back. */
async function dryRunRule({ db, sweepPart, now }: RuleRun): Promise<number> {
  try {
    return await db.transaction().execute(async (trx) => {
      let total = 0;
      // oxlint-disable-next-line eslint/no-await-in-loop -- batch after batch, until nothing is left
      for (let part = 1; part > 0; total += part) part = await sweepPart(trx, now);
      throw new RolledBack(total);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.rows;
    throw error;
  }
}

type RetentionJobOptions = MachineClock & {
  db: Kysely<Database>;
  rules: readonly RetentionRule[];
  /** The log whose old files are deleted too; null: it is not in files. */
  logFile: string | null;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
};

/** Runs the job soon after the start, then every hour. It deletes nothing while the clock may be wrong. */
export class RetentionJob {
  readonly #options: RetentionJobOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RetentionJobOptions) {
    this.#options = options;
  }

  start(): void {
    this.#wait(FIRST_RUN_DELAY_MS);
  }

  /** Stops after the batch in progress. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#runAndWait();
    }, ms);
    this.#timer.unref();
  }

  async #runAndWait(): Promise<void> {
    await this.run();
    if (!this.#stopping.signal.aborted) this.#wait(INTERVAL_MS);
  }

  /** Deletes what has expired, once. */
  async run(): Promise<void> {
    const { db, rules, logFile, log, ...clock } = this.#options;
    try {
      const now = await getDeletionTime(db, clock);
      const swept = await sweep({ db, rules, now, signal: this.#stopping.signal });
      if (logFile !== null) await removeOldLogs(logFile, now);
      const gone = swept.filter(({ rows }) => rows > 0).map(({ what, rows }) => `${what.th}: ${rows}`);
      if (gone.length > 0) log.info({ event: 'retention_swept', gone }, 'expired data was deleted');
    } catch (error) {
      if (error instanceof ImplausibleClock) {
        log.error({ event: 'retention_refused', ...error.fault }, describeClockFault(error.fault).en);
      } else {
        log.warn({ reason: getErrorMessage(error) }, 'the retention job failed');
      }
    }
  }
}
