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
/** The same text again within this time is one that was sent twice. */
const TWICE_MS = 10_000;
const USER_AGENT_LENGTH = 400;

/** Who writes: a visitor, or a member whose number is kept and never shown. */
export type Author = Caller & { membershipNo: string | null };

export type Post = { kind: PostKind; author: Author; text: readonly string[] };

/** How a text is written, and how the one who sent it twice is given a new key to it. */
export type PostWork = {
  write: (trx: Transaction<Database>) => Promise<number>;
  rekey: (trx: Transaction<Database>, rowId: number) => Promise<void>;
  /** Keeps what is answered, where the client itself says which texts are the same; null where it does not. */
  settle: ((trx: Transaction<Database>, rowId: number) => Promise<void>) | null;
};

type SubmissionServiceOptions = {
  db: Kysely<Database>;
  now: () => Date;
  /** Texts that one place may write in an hour; zero is no limit. */
  perHour: number;
};

/** Takes what visitors write: so many texts an hour from one place, each once, with a note of where it came from. */
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
   * Writes a text, whole or not at all, and gives its row. Counted in the database: all servers count together.
   * @throws RateLimited when this place has written enough for an hour
   */
  async take({ kind, author, text }: Post, { write, rekey, settle }: PostWork): Promise<number> {
    const place = addressBucket(author.address);
    const digest = createHash('sha256')
      .update(JSON.stringify([kind, ...text]))
      .digest();
    return withAdvisoryLock(this.#db, `visitor ${place}`, async (trx) => {
      const queries = createSubmissionQueries(trx);
      const now = this.#now();
      const lately = new Date(now.getTime() - TWICE_MS);
      const before = settle ? null : await queries.findSame(place, digest, lately);
      if (before !== null) {
        await rekey(trx, before);
        return before;
      }
      await this.#refuseMany(queries, place, now);
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
      await settle?.(trx, rowId);
      return rowId;
    });
  }

  async #refuseMany(
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
