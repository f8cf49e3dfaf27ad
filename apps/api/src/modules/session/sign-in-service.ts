import type { DomainError } from '../../plugins/domain-errors.ts';
import { Forbidden, InvalidCredentials, Locked, ServiceUnavailable } from '../../plugins/domain-errors.ts';
import { addressBucket } from './address-bucket.ts';
import { hashPassword, needsRehash, passwordWork, verifyPassword } from './password.ts';
import type { Account, MemberNames, SessionQueries, SessionQueriesInTurn } from './session-queries.ts';
import { createToken, hashToken } from './session-token.ts';
import type { LockPolicy } from './throttle.ts';
import { afterFailure, secondsLocked } from './throttle.ts';
import { QueueFullError } from './work-queue.ts';

/** How long sessions last and when wrong tries lock. */
export type SignInSettings = {
  session: {
    idleSeconds: number;
    absoluteSeconds: number;
    rememberIdleSeconds: number;
    rememberAbsoluteSeconds: number;
  };
  lock: { threshold: number; baseSeconds: number; maxSeconds: number };
};

export type SignInAttempt = {
  /** Six digits. */
  membershipNo: string;
  password: string;
  remember: boolean;
  address: string;
  userAgent: string;
};

/** What happened, for the log. It names nobody. */
export type SignInEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_login_fail_max'
  | 'authn_login_reset_required';

export type SignedIn = MemberNames & { token: string; membershipNo: string; expiresIn: number };

type Outcome = { event: SignInEvent } & ({ signedIn: SignedIn } | { refusal: DomainError });

const NUMBER_FADE_SECONDS = 3600;
/** Many people share an address, so it bears more wrong tries and forgets them sooner. */
const ADDRESS_TRIES = 10;
const ADDRESS_FADE_SECONDS = 10;
const FORGOTTEN_MS = 24 * 3600 * 1000;
const USER_AGENT_LENGTH = 400;
const BUSY_SECONDS = 2;

/** Signs members in: one try at a time for a number, and the same words for every reason to refuse. */
export class SignInService {
  readonly #queries: SessionQueries;
  readonly #now: () => Date;
  readonly #settings: SignInSettings;

  constructor({
    queries,
    now,
    settings,
  }: {
    queries: SessionQueries;
    now: () => Date;
    settings: SignInSettings;
  }) {
    this.#queries = queries;
    this.#now = now;
    this.#settings = settings;
  }

  /**
   * Opens a session.
   * @throws InvalidCredentials, Locked, Forbidden `password_reset_required`, or ServiceUnavailable when too many
   * sign in at once.
   */
  async signIn(attempt: SignInAttempt, report: (event: SignInEvent) => void): Promise<SignedIn> {
    const outcome = await this.#try(attempt);
    report(outcome.event);
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.signedIn;
  }

  /** Looks for a lock first, without queueing, so that a flood against one number keeps nobody else out. */
  async #try(attempt: SignInAttempt): Promise<Outcome> {
    const locked = await this.#lockOn(attempt, this.#queries);
    if (locked) return locked;
    try {
      return await passwordWork.run(() =>
        this.#queries.inTurn(numberSubject(attempt), (queries) => this.#tryInTurn(attempt, queries)),
      );
    } catch (error) {
      if (error instanceof QueueFullError) throw new ServiceUnavailable(BUSY_SECONDS, error.message);
      throw error;
    }
  }

  /** Returns its refusals: thrown, they would undo the count of wrong tries. */
  async #tryInTurn(attempt: SignInAttempt, queries: SessionQueriesInTurn): Promise<Outcome> {
    const locked = await this.#lockOn(attempt, queries);
    if (locked) return locked;
    const account = await queries.findAccount(attempt.membershipNo);
    const right = await verifyPassword(account?.passwordHash ?? null, attempt.password);
    if (!right || !account?.mayEnter) return this.#countFailure(attempt, queries);
    await queries.deleteThrottle(numberSubject(attempt));
    if (account.mustReset) {
      return { event: 'authn_login_reset_required', refusal: new Forbidden('password_reset_required') };
    }
    if (needsRehash(account.passwordHash)) {
      await queries.updatePasswordHash(attempt.membershipNo, await hashPassword(attempt.password));
    }
    return { event: 'authn_login_success', signedIn: await this.#openSession(attempt, account, queries) };
  }

  async #lockOn(attempt: SignInAttempt, queries: SessionQueriesInTurn): Promise<Outcome | null> {
    const throttles = await queries.listThrottles([numberSubject(attempt), addressSubject(attempt)]);
    const seconds = Math.max(0, ...throttles.map((throttle) => secondsLocked(throttle, this.#now())));
    return seconds > 0 ? { event: 'authn_login_fail_max', refusal: new Locked(seconds) } : null;
  }

  async #countFailure(attempt: SignInAttempt, queries: SessionQueriesInTurn): Promise<Outcome> {
    const now = this.#now();
    await queries.deleteFaded(new Date(now.getTime() - FORGOTTEN_MS), now);
    const count = (subject: string, policy: LockPolicy) =>
      queries.changeThrottle(subject, now, (before) => afterFailure(before, policy, now));
    const { lock } = this.#settings;
    const byNumber = await count(numberSubject(attempt), { ...lock, fadeSeconds: NUMBER_FADE_SECONDS });
    const byAddress = await count(addressSubject(attempt), {
      ...lock,
      threshold: lock.threshold * ADDRESS_TRIES,
      fadeSeconds: ADDRESS_FADE_SECONDS,
    });
    const locks = byNumber.lockedUntil !== null || byAddress.lockedUntil !== null;
    return { event: locks ? 'authn_login_lock' : 'authn_login_fail', refusal: new InvalidCredentials() };
  }

  async #openSession(
    attempt: SignInAttempt,
    account: Account,
    queries: SessionQueriesInTurn,
  ): Promise<SignedIn> {
    const now = this.#now();
    const { session } = this.#settings;
    const idleSeconds = attempt.remember ? session.rememberIdleSeconds : session.idleSeconds;
    const absoluteSeconds = attempt.remember ? session.rememberAbsoluteSeconds : session.absoluteSeconds;
    const token = createToken();
    await queries.deleteExpiredSessions(now);
    await queries.insertSession({
      token_hash: hashToken(token),
      membership_no: attempt.membershipNo,
      created_at: now,
      last_seen_at: now,
      idle_seconds: idleSeconds,
      absolute_expires_at: new Date(now.getTime() + absoluteSeconds * 1000),
      remember: attempt.remember,
      user_agent: attempt.userAgent.slice(0, USER_AGENT_LENGTH),
      address: attempt.address,
    });
    const { prename, memberName, memberSurname } = account;
    return {
      token,
      membershipNo: attempt.membershipNo,
      expiresIn: idleSeconds,
      prename,
      memberName,
      memberSurname,
    };
  }
}

function numberSubject({ membershipNo }: SignInAttempt): string {
  return `number:${membershipNo}`;
}

function addressSubject({ address }: SignInAttempt): string {
  return `address:${addressBucket(address)}`;
}
