import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Locked } from '../../errors/domain-errors.ts';
import type { PresentedProof, WorkLevel } from '../../plugins/proof-of-work.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import { passwordQueue } from './password.ts';
import type { SessionQueries, LockedSessionQueries } from './session-queries.ts';
import type { LockPolicy, Throttle } from './throttle.ts';
import { addFailure, countRecentFailures, secondsLocked } from './throttle.ts';
import { createWorkQueue } from '../../limits/work-queue.ts';

/** When failed attempts lock. */
export type LockSettings = { threshold: number; baseSeconds: number; maxSeconds: number };

/** What is being guessed, and by whom. */
export type AttemptSource = {
  /** The kind and owner of the secret, e.g. `number:001234`; registered or not. */
  subject: string;
  address: string;
  /** The proof of work of the request; absent where none is ever required. */
  proof?: PresentedProof;
};

/**
 * The result of an attempt, and its effect on the counters: a failure increments those of the subject and the address,
 * a success may clear that of the subject.
 */
export type AttemptResult<Result> = { count: 'add' | 'clear' | 'keep'; result: Result };

/** `locks`: this attempt caused a lock. */
export type AttemptOutcome<Result> =
  | { state: 'locked'; refusal: Locked }
  | { state: 'tried'; result: Result; locks: boolean };

const SUBJECT_FADE_SECONDS = 3600;
/** Many people may share an address, so its limit is higher and decays faster. */
const ADDRESS_TRIES = 10;
const ADDRESS_FADE_SECONDS = 10;

/**
 * Checking for locks is quick, but a flood could take every database connection, so it may use only some of them,
 * and the public pages keep the rest.
 */
const lockLookups = createWorkQueue({ running: 4, waiting: 500 });

/** The subject of a member's password. */
export function passwordSubject(membershipNo: string): string {
  return `number:${membershipNo}`;
}

/** The subject of a member's identity proof. It is not locked together with the password. */
export function identitySubject(membershipNo: string): string {
  return `identity:${membershipNo}`;
}

/** Protects secrets from guessing: one attempt at a time for a subject, a lock after several failures, and a bounded queue. */
export class AttemptLimiter {
  readonly #queries: SessionQueries;
  readonly #now: () => Date;
  readonly #lock: LockSettings;

  constructor({ queries, now, lock }: { queries: SessionQueries; now: () => Date; lock: LockSettings }) {
    this.#queries = queries;
    this.#now = now;
    this.#lock = lock;
  }

  /**
   * Runs one attempt in its own transaction. The work must return refusals: a thrown one would roll the counter back.
   * Checks for a lock before queueing, so that a flood against one subject does not block other members.
   * @throws ServiceUnavailable in a flood, or Forbidden `proof_of_work_required`; neither counts.
   */
  async run<Result>(
    source: AttemptSource,
    work: (queries: LockedSessionQueries, trx: Transaction<Database>) => Promise<AttemptResult<Result>>,
  ): Promise<AttemptOutcome<Result>> {
    const locked = await lockLookups.run(() => this.#lockOn(source, this.#queries));
    if (locked) return locked;
    return passwordQueue.run(() =>
      this.#queries.withAdvisoryLock(source.subject, async (queries, trx) => {
        const lockedMeanwhile = await this.#lockOn(source, queries);
        if (lockedMeanwhile) return lockedMeanwhile;
        const { count, result } = await work(queries, trx);
        if (count === 'clear') await queries.deleteThrottle(source.subject);
        const locks = count === 'add' && (await this.#add(source, queries));
        return { state: 'tried' as const, result, locks };
      }),
    );
  }

  /** The work level of the next attempt: it rises with each failure of the subject, and more slowly with those of the address. */
  async levelFor(source: Pick<AttemptSource, 'subject' | 'address'>): Promise<WorkLevel> {
    return this.#getLevel(source, await this.#queries.listThrottles(getSubjects(source)));
  }

  /** The lock on an attempt, if any; without one, the proof of work is checked. */
  async #lockOn(
    source: AttemptSource,
    queries: LockedSessionQueries,
  ): Promise<{ state: 'locked'; refusal: Locked } | null> {
    const throttles = await queries.listThrottles(getSubjects(source));
    const waits = [...throttles.values()].map((throttle) => secondsLocked(throttle, this.#now()));
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) return { state: 'locked', refusal: new Locked(seconds) };
    await source.proof?.(this.#getLevel(source, throttles));
    return null;
  }

  #getLevel(
    { subject, address }: Pick<AttemptSource, 'subject' | 'address'>,
    throttles: ReadonlyMap<string, Throttle>,
  ): WorkLevel {
    const failures = (counted: string, fadeSeconds: number) => {
      const throttle = throttles.get(counted);
      return throttle ? countRecentFailures(throttle, { fadeSeconds }, this.#now()) : 0;
    };
    const bySubject = failures(subject, SUBJECT_FADE_SECONDS);
    const byAddress = failures(addressSubject(address), ADDRESS_FADE_SECONDS);
    if (bySubject + byAddress === 0) return null;
    return Math.max(bySubject - 1, Math.floor(byAddress / ADDRESS_TRIES), 0);
  }

  /** Increments the counters. True if the subject or the address is locked from now on. */
  async #add({ subject, address }: AttemptSource, queries: LockedSessionQueries): Promise<boolean> {
    const now = this.#now();
    const addTo = (counted: string, policy: LockPolicy) =>
      queries.changeThrottle(counted, now, (before) => addFailure(before, policy, now));
    const bySubject = await addTo(subject, { ...this.#lock, fadeSeconds: SUBJECT_FADE_SECONDS });
    const byAddress = await addTo(addressSubject(address), {
      ...this.#lock,
      threshold: this.#lock.threshold * ADDRESS_TRIES,
      fadeSeconds: ADDRESS_FADE_SECONDS,
    });
    return bySubject.lockedUntil !== null || byAddress.lockedUntil !== null;
  }
}

function getSubjects({ subject, address }: Pick<AttemptSource, 'subject' | 'address'>): string[] {
  return [subject, addressSubject(address)];
}

function addressSubject(address: string): string {
  return `address:${addressBucket(address)}`;
}
