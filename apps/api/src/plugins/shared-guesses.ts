import { type Kysely, sql } from 'kysely';
import { addressBucket } from '../client/address-bucket.ts';
import type { Database } from '../db/schema.ts';
import { isReadOnlyError } from '../db/unavailable.ts';
import { NotFound, RateLimited } from '../errors/domain-errors.ts';

const MINUTE_MS = 60_000;

type SharedGuessesOptions = {
  db: Kysely<Database>;
  /** What is guessed. */
  name: string;
  /** Zero is no limit. */
  perMinute: number;
  now: () => Date;
};

/** Limits the wrong codes of each address per minute, counted for all servers in the database. */
export class SharedGuesses {
  readonly #options: SharedGuessesOptions;

  constructor(options: SharedGuessesOptions) {
    this.#options = options;
  }

  /**
   * Runs a search for a code; `NotFound` counts as a wrong guess.
   * @throws RateLimited when the guesses of this minute are used up
   */
  async run<Result>(address: string, find: () => Promise<Result>): Promise<Result> {
    const { name, perMinute, now } = this.#options;
    if (perMinute === 0) return find();
    const time = now().getTime();
    const minute = new Date(time - (time % MINUTE_MS));
    const subject = `${name}:${addressBucket(address)}`;
    if ((await this.#count(subject, minute)) >= perMinute) {
      throw new RateLimited(Math.ceil((minute.getTime() + MINUTE_MS - time) / 1000));
    }
    try {
      return await find();
    } catch (error) {
      if (error instanceof NotFound) await this.#add(subject, minute);
      throw error;
    }
  }

  async #count(subject: string, minute: Date): Promise<number> {
    const row = await this.#options.db
      .selectFrom('sign_in_throttle')
      .select('failures')
      .where('subject', '=', subject)
      .where('counted_at', '=', minute)
      .executeTakeFirst();
    return row?.failures ?? 0;
  }

  async #add(subject: string, minute: Date): Promise<void> {
    const failures = sql<number>`case when sign_in_throttle.counted_at = ${minute}
      then sign_in_throttle.failures + 1 else 1 end`;
    try {
      await this.#options.db
        .insertInto('sign_in_throttle')
        .values({ subject, failures: 1, locked_until: null, counted_at: minute })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet({ failures, counted_at: minute }))
        .execute();
    } catch (error) {
      // Codes are verified on while nothing can be written.
      if (!isReadOnlyError(error)) throw error;
    }
  }
}
