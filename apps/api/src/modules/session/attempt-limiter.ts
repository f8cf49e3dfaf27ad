import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Locked } from '../../errors/domain-errors.ts';
import type { PresentedProof, WorkLevel } from '../../plugins/proof-of-work.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import { passwordQueue } from './password.ts';
import type { SessionQueries, LockedSessionQueries } from './session-queries.ts';
import type { LockPolicy, Throttle } from './throttle.ts';
import { afterFailure, failuresLeft, secondsLocked } from './throttle.ts';
import { createWorkQueue } from '../../limits/work-queue.ts';

/** When wrong tries lock. */
export type LockSettings = { threshold: number; baseSeconds: number; maxSeconds: number };

/** What is being guessed, and from where. */
export type AttemptSource = {
  /** Whose secret of which kind, e.g. `number:001234`; known or not. */
  subject: string;
  address: string;
  /** What the try carries where a try after a wrong one costs work; absent where none does. */
  proof?: PresentedProof;
};

/**
 * What a try came to, and what that does to the count against its subject and address: a wrong guess adds to both,
 * a right one may clear the subject's.
 */
export type AttemptResult<Result> = { count: 'add' | 'clear' | 'keep'; result: Result };

/** `locks`: this try was the one too many. */
export type AttemptOutcome<Result> =
  | { state: 'locked'; refusal: Locked }
  | { state: 'tried'; result: Result; locks: boolean };

const SUBJECT_FADE_SECONDS = 3600;
/** Many people share an address, so it bears more wrong tries and forgets them sooner. */
const ADDRESS_TRIES = 10;
const ADDRESS_FADE_SECONDS = 10;

/**
 * Looking for locks is quick, but a flood of it would take every connection to the database: it gets some of them,
 * and the public pages keep the others.
 */
const lockLookups = createWorkQueue({ running: 4, waiting: 500 });

/** The subject of a member's password, wherever it is asked for. */
export function passwordSubject(membershipNo: string): string {
  return `number:${membershipNo}`;
}

/** The subject of what a member proves their identity with. A lock on the password leaves it open. */
export function identitySubject(membershipNo: string): string {
  return `identity:${membershipNo}`;
}

/** Lets secrets be guessed one try at a time, a few tries long, and by as many at once as the machine bears. */
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
   * Runs one try in a transaction of its own. The work gives its refusals back: thrown, they would undo the count.
   * Looks for a lock before it waits for its turn, so that a flood against one subject keeps nobody else out.
   * @throws ServiceUnavailable when too many try at once, or Forbidden `proof_of_work_required`; neither counts.
   */
  async run<Result>(
    trier: AttemptSource,
    work: (queries: LockedSessionQueries, trx: Transaction<Database>) => Promise<AttemptResult<Result>>,
  ): Promise<AttemptOutcome<Result>> {
    const locked = await lockLookups.run(() => this.#lockOn(trier, this.#queries));
    if (locked) return locked;
    return passwordQueue.run(() =>
      this.#queries.withAdvisoryLock(trier.subject, async (queries, trx) => {
        const lockedMeanwhile = await this.#lockOn(trier, queries);
        if (lockedMeanwhile) return lockedMeanwhile;
        const { count, result } = await work(queries, trx);
        if (count === 'clear') await queries.deleteThrottle(trier.subject);
        const locks = count === 'add' && (await this.#add(trier, queries));
        return { state: 'tried' as const, result, locks };
      }),
    );
  }

  /** How much work the next try costs: it doubles with each wrong one, more slowly with those of an address. */
  async levelFor(trier: Pick<AttemptSource, 'subject' | 'address'>): Promise<WorkLevel> {
    return this.#getLevel(trier, await this.#queries.listThrottles(getSubjects(trier)));
  }

  /** The lock that the try meets, if any; without one, work is asked of it. */
  async #lockOn(
    trier: AttemptSource,
    queries: LockedSessionQueries,
  ): Promise<{ state: 'locked'; refusal: Locked } | null> {
    const throttles = await queries.listThrottles(getSubjects(trier));
    const waits = [...throttles.values()].map((throttle) => secondsLocked(throttle, this.#now()));
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) return { state: 'locked', refusal: new Locked(seconds) };
    await trier.proof?.(this.#getLevel(trier, throttles));
    return null;
  }

  #getLevel(
    { subject, address }: Pick<AttemptSource, 'subject' | 'address'>,
    throttles: ReadonlyMap<string, Throttle>,
  ): WorkLevel {
    const failures = (counted: string, fadeSeconds: number) => {
      const throttle = throttles.get(counted);
      return throttle ? failuresLeft(throttle, { fadeSeconds }, this.#now()) : 0;
    };
    const bySubject = failures(subject, SUBJECT_FADE_SECONDS);
    const byAddress = failures(addressSubject(address), ADDRESS_FADE_SECONDS);
    if (bySubject + byAddress === 0) return null;
    return Math.max(bySubject - 1, Math.floor(byAddress / ADDRESS_TRIES), 0);
  }

  /** Whether subject or address are locked from now on. */
  async #add({ subject, address }: AttemptSource, queries: LockedSessionQueries): Promise<boolean> {
    const now = this.#now();
    const addTo = (counted: string, policy: LockPolicy) =>
      queries.changeThrottle(counted, now, (before) => afterFailure(before, policy, now));
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
