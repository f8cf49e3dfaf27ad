import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { Locked } from '../../errors/domain-errors.ts';
import { FairQueue, type Owner, QueueFull } from '../../limits/fair-queue.ts';
import { getProcessShare } from '../../limits/process-share.ts';
import type { PresentedProof, ProofMode, WorkLevel } from '../../plugins/proof-of-work.ts';
import { addressBucket } from '../../client/address-bucket.ts';
import { AttemptCosts, type Counters, getNames, type Paced, withoutSuccesses } from './attempt-costs.ts';
import { addPaced, reserveTurn, SUBJECT_DECAY_SECONDS } from './attempt-pacing.ts';
import { isHashingCrowded, passwordQueue } from './password.ts';
import {
  type AttemptKind,
  getDeviceSubject,
  getSubject,
  getSuccessSubject,
  getTemporarySubject,
} from './attempt-subjects.ts';
import type { SessionQueries, LockedSessionQueries } from './session-queries.ts';
import { addFailure, type LockPolicy, secondsLocked } from './throttle.ts';

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
 * address, a success may clear that of the subject. Successes are counted too.
 */
export type AttemptResult<Result> = { count: 'add' | 'clear' | 'keep'; result: Result };

/** `locks`: this attempt caused a lock. */
export type AttemptOutcome<Result> =
  | { state: 'locked'; refusal: Locked }
  | { state: 'tried'; result: Result; locks: boolean };

/**
 * Guesses at this rate find a temporary password of 59 bits, before it expires, with a chance of 1 in 10^13.
 */
const TEMPORARY_ATTEMPTS = 5000;
const TEMPORARY_DECAY_SECONDS = 10;

/**
 * Checking for locks is quick, but a flood could take every database connection, so it may use only some of
 * them, and the rest is for the public pages.
 */
const lockLookups = new FairQueue({ running: getProcessShare(4), waiting: getProcessShare(500) });

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

/** Whether an attempt may be made, and what counts its failure besides the address. */
type Admission =
  | { state: 'locked'; refusal: Locked }
  | {
      state: 'admitted';
      subject: string;
      policy: LockPolicy;
      accepted: Accepted;
      paced: readonly Paced[];
      /** Whether the caller has done a proof of work. */
      proven: boolean;
    };

/**
 * Protects secrets from guessing: one attempt at a time for a subject, a lock after
 * several failures, and a bounded queue in which nobody delays others much.
 */
export class AttemptLimiter {
  readonly #queries: SessionQueries;
  readonly #now: () => Date;
  readonly #lock: LockSettings;
  readonly #costs: AttemptCosts;

  constructor({ queries, now, config }: AttemptLimiterOptions) {
    this.#queries = queries;
    this.#now = now;
    this.#lock = config.lock;
    this.#costs = new AttemptCosts({ now, config });
  }

  /**
   * Runs one attempt in its own transaction. The work must return refusals: a thrown one
   * would roll the counter back. Checks for a lock before queueing, so that a flood against
   * one subject does not block other members.
   * @throws ServiceUnavailable in a flood, or Forbidden `proof_of_work_required`; neither counts.
   */
  async run<Result>(source: AttemptSource, work: AttemptWork<Result>): Promise<AttemptOutcome<Result>> {
    const { counters, first } = await lockLookups.run(getOwner(source), null, async () => {
      const counted = await this.#getCounters(source);
      const counts = isHashingCrowded() ? counted : withoutSuccesses(counted);
      return { counters: counted, first: await this.#admit(source, counts, this.#queries) };
    });
    if (first.state === 'locked') return first;
    await this.#waitForTurn(first.paced, source);
    const release = await this.#enterQueue(source, first.proven);
    try {
      return await this.#queries.withAdvisoryLock(getSubject(source), async (queries, trx) => {
        const admission = await this.#admit(source, withoutSuccesses(counters), queries);
        if (admission.state === 'locked') return admission;
        const { count, result } = await work(queries, trx, admission.accepted);
        if (count === 'clear') await queries.deleteThrottle(admission.subject);
        if (count !== 'add') await this.#addPaced(counters.successes, this.#costs.successSpacing, queries);
        const failed = { ...admission, address: counters.address };
        const locks = count === 'add' && (await this.#add(failed, queries));
        return { state: 'tried' as const, result, locks };
      });
    } finally {
      release();
    }
  }

  /** Reserving a turn locks a row, so one at a time does, and the others wait without a connection. */
  async #waitForTurn(paced: readonly Paced[], source: AttemptSource): Promise<void> {
    const waits = paced.map(({ subject, spacing }) =>
      lockLookups.run({ ...getOwner(source), member: subject }, null, () =>
        reserveTurn(this.#queries, subject, { spacing, now: this.#now() }),
      ),
    );
    await sleep(Math.max(0, ...(await Promise.all(waits))));
  }

  /**
   * Waits for a place to hash in: an attempt takes one only when no other attempt of its subject has one. Who
   * is refused in a flood and can prove work is asked to, and then goes first.
   */
  async #enterQueue(source: AttemptSource, proven: boolean): Promise<() => void> {
    const owner = { ...getOwner(source), member: getSubject(source), proven };
    try {
      return await passwordQueue.acquire(owner);
    } catch (error) {
      if (!(error instanceof QueueFull) || proven || !(await source.proof?.(0))) throw error;
      return passwordQueue.acquire({ ...owner, proven: true });
    }
  }

  /** The work level of the next attempt. */
  async getWorkLevel(source: AttemptSource): Promise<WorkLevel> {
    const counters = await this.#getCounters(source);
    return this.#costs.getLevel(source.kind, counters, await this.#queries.listThrottles(getNames(counters)));
  }

  /** Strangers who lock a number or an address do not lock the member's known devices. */
  async #getCounters(source: AttemptSource): Promise<Counters & { successes: string }> {
    const { kind, membershipNo, address, deviceToken, isTemporaryForm = false } = source;
    const subject = getSubject(source);
    const device =
      deviceToken === null
        ? null
        : await this.#queries.findKnownDevice({ membershipNo, deviceToken }, this.#now());
    const successes = getSuccessSubject(subject);
    if (device !== null) {
      return { subject: getDeviceSubject(device, subject), address: null, temporary: null, successes };
    }
    const bucket = `address:${addressBucket(address)}`;
    return {
      subject,
      address: kind === 'sign-in' ? bucket : `${kind}-${bucket}`,
      temporary: isTemporaryForm ? getTemporarySubject(membershipNo) : null,
      successes,
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
    const { subject, temporary } = counters;
    const usesTemporary = temporary !== null && getSecondsLocked(subject) > 0;
    const counted = usesTemporary ? temporary : subject;
    const seconds = getSecondsLocked(counted);
    if (seconds > 0) return { state: 'locked', refusal: new Locked(seconds) };
    const proven = (await source.proof?.(this.#costs.getLevel(source.kind, counters, throttles))) ?? false;
    const policy = usesTemporary
      ? { ...this.#lock, threshold: TEMPORARY_ATTEMPTS, decaySeconds: TEMPORARY_DECAY_SECONDS }
      : { ...this.#lock, decaySeconds: SUBJECT_DECAY_SECONDS };
    return {
      state: 'admitted',
      subject: counted,
      policy,
      accepted: usesTemporary ? 'temporary' : 'any',
      paced: this.#costs.listPaced(source.proof !== undefined, counters, throttles),
      proven,
    };
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
    if (address !== null) await this.#addPaced(address, this.#costs.addressSpacing, queries);
    return lockedUntil !== null;
  }

  async #addPaced(subject: string, spacing: LockPolicy, queries: LockedSessionQueries): Promise<void> {
    const now = this.#now();
    await queries.changeThrottle(subject, now, (before) => addPaced(before, spacing, now));
  }
}

/** Whose turn an attempt takes: within a session it is the member's, otherwise the address's. */
function getOwner({ kind, membershipNo, address }: AttemptSource): Owner {
  return kind === 'confirm' ? { member: membershipNo } : { address: addressBucket(address) };
}
