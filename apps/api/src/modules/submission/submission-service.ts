import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { PostKind } from '../../db/board-schema.ts';
import type { Database } from '../../db/schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Caller } from '../../client/caller.ts';
import { RateLimited } from '../../errors/domain-errors.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import { createSubmissionQueries } from './submission-queries.ts';

const HOUR_MS = 3600_000;
/** An identical text within this time counts as sent twice. */
const DUPLICATE_WINDOW_MS = 10_000;
const USER_AGENT_LENGTH = 400;

/**
 * The author: a visitor, or a member whose number is stored and never shown. `visitor` is a secret of the
 * browser or program; without it, no post counts as a repetition.
 */
export type Author = Caller & { membershipNo: string | null; visitor: string | null };

export type Post = { kind: PostKind; author: Author; text: readonly string[] };

/** How a submission is written, and how a repeated one gets a new token. */
export type SubmissionWork = {
  write: (trx: Transaction<Database>) => Promise<number>;
  rekey: (trx: Transaction<Database>, rowId: number) => Promise<void>;
  /** Stores the answer for a retry; null without an idempotency key. */
  storeAnswer: ((trx: Transaction<Database>, rowId: number) => Promise<void>) | null;
};

type SubmissionServiceOptions = {
  db: Kysely<Database>;
  now: () => Date;
  /** Submissions per hour from one network; zero is no limit. */
  perHour: number;
};

/** Accepts public submissions: rate limited by network, without duplicates, with a record of their origin. */
export class SubmissionService {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;
  readonly #perHour: number;

  constructor({ db, now, perHour }: SubmissionServiceOptions) {
    this.#db = db;
    this.#now = now;
    this.#perHour = perHour;
  }

  /**
   * Writes a submission in one transaction and returns its row id. The limit is
   * counted in the database, across all servers.
   * @throws RateLimited when the network has reached its limit
   */
  async submit({ kind, author, text }: Post, { write, rekey, storeAnswer }: SubmissionWork): Promise<number> {
    const place = addressBucket(author.address);
    const digest = createHash('sha256')
      .update(JSON.stringify([kind, author.visitor, ...text]))
      .digest();
    return withAdvisoryLock(this.#db, `visitor ${place}`, async (trx) => {
      const queries = createSubmissionQueries(trx);
      const now = this.#now();
      const since = new Date(now.getTime() - DUPLICATE_WINDOW_MS);
      const isRepeatable = storeAnswer === null && author.visitor !== null;
      const before = isRepeatable ? await queries.findSame(place, digest, since) : null;
      if (before !== null) {
        await rekey(trx, before);
        return before;
      }
      await this.#checkRateLimit(queries, place, now);
      const rowId = await write(trx);
      await queries.insertPost({
        kind,
        row_id: rowId,
        address: author.address,
        place,
        user_agent: author.userAgent.slice(0, USER_AGENT_LENGTH),
        digest,
        created_at: now,
      });
      await storeAnswer?.(trx, rowId);
      return rowId;
    });
  }

  async #checkRateLimit(
    queries: ReturnType<typeof createSubmissionQueries>,
    place: string,
    now: Date,
  ): Promise<void> {
    if (this.#perHour === 0) return;
    const { count, first } = await queries.countSince(place, new Date(now.getTime() - HOUR_MS));
    if (count < this.#perHour || first === null) return;
    throw new RateLimited(Math.max(1, Math.ceil((first.getTime() + HOUR_MS - now.getTime()) / 1000)));
  }
}
