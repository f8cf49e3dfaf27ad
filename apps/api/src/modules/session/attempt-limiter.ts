import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Locked } from '../../errors/domain-errors.ts';
import type { PresentedProof, ProofMode, WorkLevel } from '../../plugins/proof-of-work.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import { passwordQueue } from './password.ts';
import { type AttemptKind, getDeviceSubject, getSubject } from './attempt-subjects.ts';
import type { SessionQueries, LockedSessionQueries } from './session-queries.ts';
import type { LockPolicy, Throttle } from './throttle.ts';
import { addFailure, countRecentFailures, secondsLocked } from './throttle.ts';
import { getProcessShare } from '../../limits/process-share.ts';
import { createWorkQueue } from '../../limits/work-queue.ts';

/** When failed attempts lock. */
export type LockSettings = { threshold: number; baseSeconds: number; maxSeconds: number };

/** Who guesses which member's secret. */
export type AttemptSource = {
  kind: AttemptKind;
  /** Registered or not. */
  membershipNo: string;
  address: string;
  /** The device cookie, if any. */
  deviceToken: string | null;
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
const lockLookups = createWorkQueue({ running: getProcessShare(4), waiting: getProcessShare(500) });

type AttemptLimiterOptions = {
  queries: SessionQueries;
  now: () => Date;
  config: { lock: LockSettings; captchaMode: ProofMode };
};

/** The counters of failures that an attempt belongs to. A known device has a separate counter. */
type Counters = { subject: string; address: string | null };

/** Protects secrets from guessing: one attempt at a time for a subject, a lock after several failures, and a bounded queue. */
export class AttemptLimiter {
  readonly #queries: SessionQueries;
  readonly #now: () => Date;
  readonly #lock: LockSettings;
  readonly #captchaMode: ProofMode;

  constructor({ queries, now, config }: AttemptLimiterOptions) {
    this.#queries = queries;
    this.#now = now;
    this.#lock = config.lock;
    this.#captchaMode = config.captchaMode;
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
    const { counters, locked } = await lockLookups.run(async () => {
      const counted = await this.#getCounters(source);
      return { counters: counted, locked: await this.#lockOn(source, counted, this.#queries) };
    });
    if (locked) return locked;
    return passwordQueue.run(() =>
      this.#queries.withAdvisoryLock(getSubject(source), async (queries, trx) => {
        const lockedMeanwhile = await this.#lockOn(source, counters, queries);
        if (lockedMeanwhile) return lockedMeanwhile;
        const { count, result } = await work(queries, trx);
        if (count === 'clear') await queries.deleteThrottle(counters.subject);
        const locks = count === 'add' && (await this.#add(source, counters, queries));
        return { state: 'tried' as const, result, locks };
      }),
    );
  }

  /** The work level of the next attempt: it rises with each failure of the subject, and more slowly with those of the address. */
  async levelFor(source: AttemptSource): Promise<WorkLevel> {
    const counters = await this.#getCounters(source);
    return this.#getLevel(counters, await this.#queries.listThrottles(getNames(counters)));
  }

  /** Strangers who lock a number or an address do not lock the member's known devices. */
  async #getCounters(source: AttemptSource): Promise<Counters> {
    const { kind, membershipNo, address, deviceToken } = source;
    const subject = getSubject(source);
    const device =
      deviceToken === null
        ? null
        : await this.#queries.findKnownDevice({ membershipNo, deviceToken }, this.#now());
    if (device !== null) return { subject: getDeviceSubject(device, subject), address: null };
    const bucket = `address:${addressBucket(address)}`;
    return { subject, address: kind === 'sign-in' ? bucket : `${kind}-${bucket}` };
  }

  /** The lock on an attempt, if any; without one, the proof of work is checked. */
  async #lockOn(
    source: AttemptSource,
    counters: Counters,
    queries: LockedSessionQueries,
  ): Promise<{ state: 'locked'; refusal: Locked } | null> {
    const throttles = await queries.listThrottles(getNames(counters));
    const waits = [...throttles].map(([name, throttle]) =>
      name === counters.address && this.#slowsAddress(source) ? 0 : secondsLocked(throttle, this.#now()),
    );
    const seconds = Math.max(0, ...waits);
    if (seconds > 0) return { state: 'locked', refusal: new Locked(seconds) };
    await source.proof?.(this.#getLevel(counters, throttles));
    return null;
  }

  /** Whether failures from an address cost work instead of locking it: many people may share it. */
  #slowsAddress({ proof }: AttemptSource): boolean {
    return proof !== undefined && this.#captchaMode !== 'off';
  }

  #getLevel({ subject, address }: Counters, throttles: ReadonlyMap<string, Throttle>): WorkLevel {
    const failures = (counted: string | null, fadeSeconds: number) => {
      const throttle = counted === null ? undefined : throttles.get(counted);
      return throttle ? countRecentFailures(throttle, { fadeSeconds }, this.#now()) : 0;
    };
    const bySubject = failures(subject, SUBJECT_FADE_SECONDS);
    const byAddress = failures(address, ADDRESS_FADE_SECONDS);
    if (bySubject + byAddress === 0) return null;
    return Math.max(bySubject - 1, Math.floor(byAddress / ADDRESS_TRIES), 0);
  }

  /** Increments the counters. True if the subject or the address is locked from now on. */
  async #add(source: AttemptSource, counters: Counters, queries: LockedSessionQueries): Promise<boolean> {
    const now = this.#now();
    const addTo = async (counted: string, policy: LockPolicy) => {
      const { lockedUntil } = await queries.changeThrottle(counted, now, (before) =>
        addFailure(before, policy, now),
      );
      return lockedUntil !== null;
    };
    const bySubject = await addTo(counters.subject, { ...this.#lock, fadeSeconds: SUBJECT_FADE_SECONDS });
    if (counters.address === null) return bySubject;
    const byAddress = await addTo(counters.address, {
      ...this.#lock,
      threshold: this.#lock.threshold * ADDRESS_TRIES,
      fadeSeconds: ADDRESS_FADE_SECONDS,
    });
    return bySubject || (byAddress && !this.#slowsAddress(source));
  }
}

function getNames({ subject, address }: Counters): string[] {
  return address === null ? [subject] : [subject, address];
}
