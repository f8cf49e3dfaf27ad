import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Locked } from '../../errors/domain-errors.ts';
import type { PresentedProof, ProofMode, WorkLevel } from '../../plugins/proof-of-work.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import {
  addAddressFailure,
  ADDRESS_DECAY_SECONDS,
  ADDRESS_ATTEMPTS,
  getSpacing,
  reserveTurn,
} from './address-pacing.ts';
import { passwordQueue } from './password.ts';
import { type AttemptKind, getDeviceSubject, getSubject, getTemporarySubject } from './attempt-subjects.ts';
import type { SessionQueries, LockedSessionQueries } from './session-queries.ts';
import type { LockPolicy, Throttle } from './throttle.ts';
import { addFailure, countRecentFailures, getLockSeconds, secondsLocked } from './throttle.ts';
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
  /** Whether the secret has the form of a temporary password. */
  isTemporaryForm?: boolean;
};

/** Which secrets an attempt may open with: `temporary` while the number is locked. */
export type Accepted = 'any' | 'temporary';

/**
 * The result of an attempt, and its effect on the counters: a failure increments those of the subject and the
 * address, a success may clear that of the subject.
 */
export type AttemptResult<Result> = { count: 'add' | 'clear' | 'keep'; result: Result };

/** `locks`: this attempt caused a lock. */
export type AttemptOutcome<Result> =
  | { state: 'locked'; refusal: Locked }
  | { state: 'tried'; result: Result; locks: boolean };

const SUBJECT_DECAY_SECONDS = 3600;
/**
 * Guesses at this rate find a temporary password of 59 bits, before it expires, with a chance of 1 in 10^13.
 */
const TEMPORARY_ATTEMPTS = 5000;
const TEMPORARY_DECAY_SECONDS = 10;

/**
 * Checking for locks is quick, but a flood could take every database connection, so it may use only some of
 * them, and the rest is for the public pages.
 */
const lockLookups = createWorkQueue({ running: getProcessShare(4), waiting: getProcessShare(500) });

type AttemptWork<Result> = (
  queries: LockedSessionQueries,
  trx: Transaction<Database>,
  accepted: Accepted,
) => Promise<AttemptResult<Result>>;

type AttemptLimiterOptions = {
  queries: SessionQueries;
  now: () => Date;
  config: { lock: LockSettings; captchaMode: ProofMode };
};

/** The counters of failures that an attempt belongs to. A known device has a separate counter. */
type Counters = { subject: string; address: string | null; temporary: string | null };

/** Whether an attempt may be made, and what counts its failure besides the address. */
type Admission =
  | { state: 'locked'; refusal: Locked }
  | {
      state: 'admitted';
      subject: string;
      policy: LockPolicy;
      accepted: Accepted;
      /** The address whose attempts are paced. */
      pacedAddress: string | null;
    };

/**
 * Protects secrets from guessing: one attempt at a time for a subject, a lock after
 * several failures, and a bounded queue.
 */
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
   * Runs one attempt in its own transaction. The work must return refusals: a thrown one
   * would roll the counter back. Checks for a lock before queueing, so that a flood against
   * one subject does not block other members.
   * @throws ServiceUnavailable in a flood, or Forbidden `proof_of_work_required`; neither counts.
   */
  async run<Result>(source: AttemptSource, work: AttemptWork<Result>): Promise<AttemptOutcome<Result>> {
    const { counters, first } = await lockLookups.run(async () => {
      const counted = await this.#getCounters(source);
      return { counters: counted, first: await this.#admit(source, counted, this.#queries) };
    });
    if (first.state === 'locked') return first;
    if (first.pacedAddress !== null) {
      const { pacedAddress: address } = first;
      const turn = { spacing: getSpacing(this.#lock.threshold), now: this.#now() };
      await sleep(await lockLookups.run(() => reserveTurn(this.#queries, address, turn)));
    }
    return passwordQueue.run(() =>
      this.#queries.withAdvisoryLock(getSubject(source), async (queries, trx) => {
        const admission = await this.#admit(source, counters, queries);
        if (admission.state === 'locked') return admission;
        const { count, result } = await work(queries, trx, admission.accepted);
        if (count === 'clear') await queries.deleteThrottle(admission.subject);
        const failed = { ...admission, address: counters.address };
        const locks = count === 'add' && (await this.#add(failed, queries));
        return { state: 'tried' as const, result, locks };
      }),
    );
  }

  /**
   * The work level of the next attempt: it rises with each failure of the subject, and
   * more slowly with those of the address.
   */
  async getWorkLevel(source: AttemptSource): Promise<WorkLevel> {
    const counters = await this.#getCounters(source);
    return this.#getLevel(counters, await this.#queries.listThrottles(getNames(counters)));
  }

  /** Strangers who lock a number or an address do not lock the member's known devices. */
  async #getCounters(source: AttemptSource): Promise<Counters> {
    const { kind, membershipNo, address, deviceToken, isTemporaryForm = false } = source;
    const subject = getSubject(source);
    const device =
      deviceToken === null
        ? null
        : await this.#queries.findKnownDevice({ membershipNo, deviceToken }, this.#now());
    if (device !== null) {
      return { subject: getDeviceSubject(device, subject), address: null, temporary: null };
    }
    const bucket = `address:${addressBucket(address)}`;
    return {
      subject,
      address: kind === 'sign-in' ? bucket : `${kind}-${bucket}`,
      temporary: isTemporaryForm ? getTemporarySubject(membershipNo) : null,
    };
  }

  /**
   * Whether an attempt may be made; the proof of work is checked then. While a number is locked, a temporary
   * password still opens it: without one, all numbers get the same answer.
   */
  async #admit(source: AttemptSource, counters: Counters, queries: LockedSessionQueries): Promise<Admission> {
    const throttles = await queries.listThrottles(getNames(counters));
    const getSecondsLocked = (name: string) => {
      const throttle = throttles.get(name);
      return throttle ? secondsLocked(throttle, this.#now()) : 0;
    };
    const { subject, address, temporary } = counters;
    const usesTemporary = temporary !== null && getSecondsLocked(subject) > 0;
    const counted = usesTemporary ? temporary : subject;
    const seconds = getSecondsLocked(counted);
    if (seconds > 0) return { state: 'locked', refusal: new Locked(seconds) };
    await source.proof?.(this.#getLevel(counters, throttles));
    const policy = usesTemporary
      ? { ...this.#lock, threshold: TEMPORARY_ATTEMPTS, decaySeconds: TEMPORARY_DECAY_SECONDS }
      : { ...this.#lock, decaySeconds: SUBJECT_DECAY_SECONDS };
    return {
      state: 'admitted',
      subject: counted,
      policy,
      accepted: usesTemporary ? 'temporary' : 'any',
      pacedAddress: this.#isPaced(source, address === null ? undefined : throttles.get(address))
        ? address
        : null,
    };
  }

  /**
   * Many people may share an address, so its failures cost proof of work,
   * or a delay where that is impossible.
   */
  #isPaced({ proof }: AttemptSource, throttle: Throttle | undefined): boolean {
    if (!throttle || (proof !== undefined && this.#captchaMode !== 'off')) return false;
    const spacing = getSpacing(this.#lock.threshold);
    return getLockSeconds(countRecentFailures(throttle, spacing, this.#now()), spacing) > 0;
  }

  #getLevel({ subject, address }: Counters, throttles: ReadonlyMap<string, Throttle>): WorkLevel {
    const failures = (counted: string | null, decaySeconds: number) => {
      const throttle = counted === null ? undefined : throttles.get(counted);
      return throttle ? countRecentFailures(throttle, { decaySeconds }, this.#now()) : 0;
    };
    const bySubject = failures(subject, SUBJECT_DECAY_SECONDS);
    const byAddress = failures(address, ADDRESS_DECAY_SECONDS);
    if (bySubject + byAddress === 0) return null;
    return Math.max(bySubject - 1, Math.floor(byAddress / ADDRESS_ATTEMPTS), 0);
  }

  /** Increments the counters. True if the subject is locked from now on. */
  async #add(
    { subject, policy, address }: { subject: string; policy: LockPolicy; address: string | null },
    queries: LockedSessionQueries,
  ): Promise<boolean> {
    const now = this.#now();
    const { lockedUntil } = await queries.changeThrottle(subject, now, (before) =>
      addFailure(before, policy, now),
    );
    if (address !== null) {
      const spacing = getSpacing(this.#lock.threshold);
      await queries.changeThrottle(address, now, (before) => addAddressFailure(before, spacing, now));
    }
    return lockedUntil !== null;
  }
}

function getNames({ subject, address, temporary }: Counters): string[] {
  return [subject, address, temporary].filter((name) => name !== null);
}
