import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { InProgress, KeyReused } from '../../errors/domain-errors.ts';
import { getProcessShare } from '../../limits/process-share.ts';
import { FairQueue } from '../../limits/fair-queue.ts';
import { deriveAttemptKeys, type KeyedWrite } from './idempotency-key.ts';
import { createIdempotencyQueries } from './idempotency-queries.ts';

/** Stores the answer of a write in the transaction of the write. */
export type StoreAnswer = (trx: Transaction<Database>, answer: unknown) => Promise<void>;

/** Longer than a request may take: after this time a claim counts as abandoned. */
const ABANDONED_MS = 10_000;
const CLAIM_BYTES = 16;

/** Keys are looked up before any other check, so a flood of keys may use a few connections only. */
const lookups = new FairQueue({ running: getProcessShare(4), waiting: getProcessShare(200) });

/** Runs a write with an idempotency key once, across all servers. */
export class Idempotency {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor({ db, now }: { db: Kysely<Database>; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Runs the work, or returns its earlier answer. Work that stores no answer, because it was refused or
   * failed, may be retried with the same key. Work without a key gets no `storeAnswer`. `admit` refuses by
   * throwing, before anything is written; who repeats a request for its answer is not asked.
   * @throws KeyReused for another body, InProgress while the same is under way, QueueFull in a flood
   */
  async run<Answer>(
    write: KeyedWrite,
    work: (storeAnswer: StoreAnswer | null) => Promise<Answer>,
    admit?: () => Promise<void>,
  ): Promise<Answer> {
    const { key, body, owner } = write;
    if (key === null) {
      await admit?.();
      return work(null);
    }
    const attempt = deriveAttemptKeys({ ...write, key });
    const queries = createIdempotencyQueries(this.#db);
    const claim = { id: attempt.id, claim: randomBytes(CLAIM_BYTES) };
    const fingerprint = attempt.getFingerprint(body);
    const now = this.#now();
    const abandonedBefore = new Date(now.getTime() - ABANDONED_MS);
    const readAnswer = (before: Awaited<ReturnType<typeof queries.find>>): Answer => {
      if (before && !before.fingerprint.equals(fingerprint)) throw new KeyReused();
      if (!before?.answer) throw new InProgress();
      return attempt.open(before.answer) as Answer;
    };
    const find = () => queries.find(attempt.id, abandonedBefore);
    if (admit) {
      const before = await lookups.run(owner, null, find);
      if (before) return readAnswer(before);
      await admit();
    }
    const isOurs = await lookups.run(owner, null, () =>
      queries.claim({ ...claim, fingerprint }, { now, abandonedBefore }),
    );
    if (!isOurs) return readAnswer(await find());
    try {
      return await work(async (trx, answer) => {
        // If the claim was lost, fail and roll the write back.
        if (!(await createIdempotencyQueries(trx).storeAnswer(claim, attempt.seal(answer))))
          throw new InProgress();
      });
    } finally {
      // Also after `storeAnswer`: the transaction may have failed later. A stored answer is not released.
      await queries.release(claim);
    }
  }
}
