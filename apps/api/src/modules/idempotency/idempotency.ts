import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { InProgress, KeyReused } from '../../errors/domain-errors.ts';
import { createWorkQueue } from '../../limits/work-queue.ts';
import { keyAttempt, type KeyedWrite } from './idempotency-key.ts';
import { createIdempotencyQueries } from './idempotency-queries.ts';

/** Keeps what a write is answered, in the transaction of the write: neither is there without the other. */
export type Settle = (trx: Transaction<Database>, answer: unknown) => Promise<void>;

/** Longer than a request may take. Whose server died leaves the key to the next try after this time. */
const ABANDONED_MS = 10_000;
const CLAIM_BYTES = 16;

/** A key is written down before anything else is asked of its sender: a flood of keys takes a few connections only. */
const claims = createWorkQueue({ running: 4, waiting: 200 });

/** Lets a write that comes again with its key happen once, on all servers together. */
export class Idempotency {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor({ db, now }: { db: Kysely<Database>; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Does the work, or gives the answer that it had before. Work that settles nothing, because it was refused or failed,
   * may be tried again with the same key. Work without a key gets no `settle`.
   * @throws KeyReused for another body, InProgress while the same is under way, ServiceUnavailable in a flood
   */
  async run<Answer>(write: KeyedWrite, work: (settle: Settle | null) => Promise<Answer>): Promise<Answer> {
    const { key, body } = write;
    if (key === null) return work(null);
    const attempt = keyAttempt({ ...write, key });
    const queries = createIdempotencyQueries(this.#db);
    const claim = { id: attempt.id, claim: randomBytes(CLAIM_BYTES) };
    const fingerprint = attempt.getFingerprint(body);
    const now = this.#now();
    const abandonedBefore = new Date(now.getTime() - ABANDONED_MS);
    const isOurs = await claims.run(() => queries.claim({ ...claim, fingerprint }, { now, abandonedBefore }));
    if (!isOurs) {
      const before = await queries.find(attempt.id);
      if (before && !before.fingerprint.equals(fingerprint)) throw new KeyReused();
      if (!before?.answer) throw new InProgress();
      return attempt.open(before.answer) as Answer;
    }
    try {
      return await work(async (trx, answer) => {
        // Whoever was too slow finds the key in other hands, and what they wrote is taken back.
        if (!(await createIdempotencyQueries(trx).settle(claim, attempt.seal(answer))))
          throw new InProgress();
      });
    } finally {
      // Also where it settled: the transaction may have been broken off after that. An answer stays.
      await queries.release(claim);
    }
  }
}
