import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/schema.ts';
import { getErrorMessage } from '../../operator-error.ts';
import type { RetentionRule } from './retention-rules.ts';

/** How many rows went by a rule. */
export type Swept = { what: string; rows: number };

const EVERY_MS = 3600_000;
/** The start has better things to do, and a server that is started again and again sweeps too. */
const FIRST_AFTER_MS = 60_000;

type SweepOptions = {
  db: Kysely<Database>;
  rules: readonly RetentionRule[];
  now: () => Date;
  /** Counts, and takes it back. */
  dryRun?: boolean;
  /** Breaks off between two parts. */
  signal?: AbortSignal;
};

class TakenBack extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super('a dry run');
    this.rows = rows;
  }
}

/** Removes everything whose time is over, in parts of which each is a transaction; gives what went by each rule. */
export async function sweep({ db, rules, now, dryRun = false, signal }: SweepOptions): Promise<Swept[]> {
  const swept: Swept[] = [];
  for (const { what, sweep: sweepPart } of rules) {
    if (sweepPart === null || signal?.aborted) continue;
    // oxlint-disable-next-line eslint/no-await-in-loop -- one rule after the other, so that nobody waits for long
    swept.push({ what, rows: await (dryRun ? tryRule : runRule)({ db, sweepPart, now, signal }) });
  }
  return swept;
}

type RuleRun = {
  db: Kysely<Database>;
  sweepPart: NonNullable<RetentionRule['sweep']>;
  now: () => Date;
  signal: AbortSignal | undefined;
};

async function runRule({ db, sweepPart, now, signal }: RuleRun): Promise<number> {
  let total = 0;
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- part after part, until nothing is left
    const part = await db.transaction().execute(async (trx) => {
      // Of several servers one sweeps; the others find nothing to do.
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('retention', 0)) as free`.execute(trx);
      return rows[0]?.free ? sweepPart(trx, now()) : 0;
    });
    total += part;
    if (part === 0 || signal?.aborted) return total;
  }
}

/** All parts in one transaction, which is taken back. */
async function tryRule({ db, sweepPart, now }: RuleRun): Promise<number> {
  try {
    return await db.transaction().execute(async (trx) => {
      let total = 0;
      // oxlint-disable-next-line eslint/no-await-in-loop -- part after part, until nothing is left
      for (let part = 1; part > 0; total += part) part = await sweepPart(trx, now());
      throw new TakenBack(total);
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.rows;
    throw error;
  }
}

type RoundOptions = Omit<SweepOptions, 'dryRun' | 'signal'> & { log: Pick<Logger, 'info' | 'warn'> };

/** Sweeps while the server listens: soon after its start, then every hour. */
export class RetentionJob {
  readonly #options: RoundOptions;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: RoundOptions) {
    this.#options = options;
  }

  start(): void {
    this.#wait(FIRST_AFTER_MS);
  }

  /** Ends after the part that is at work. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, ms);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    const { log, ...options } = this.#options;
    try {
      const swept = await sweep({ ...options, signal: this.#stopping.signal });
      const gone = swept.filter(({ rows }) => rows > 0).map(({ what, rows }) => `${what}: ${rows}`);
      if (gone.length > 0) log.info({ event: 'retention_swept', gone }, 'what was over was removed');
    } catch (error) {
      log.warn({ reason: getErrorMessage(error) }, 'what was over was not removed');
    }
    if (!this.#stopping.signal.aborted) this.#wait(EVERY_MS);
  }
}
