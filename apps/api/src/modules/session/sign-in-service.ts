import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { DomainError } from '../../errors/domain-errors.ts';
import { Forbidden, InvalidCredentials } from '../../errors/domain-errors.ts';
import type { PresentedProof } from '../../plugins/proof-of-work.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Notices } from '../mail/notices.ts';
import { createDeviceQueries } from './device-queries.ts';
import { type DeviceFeatures, type RecognisedDevice, recogniseDevice } from './device-traces.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import type { LockedSessionQueries } from './session-queries.ts';
import type { Account, MemberNames } from './sign-in-queries.ts';
import { createToken, hashToken } from '../../token.ts';
import { isTemporaryPasswordForm } from './temporary-password.ts';
import type { Accepted, AttemptLimiter, AttemptResult } from './attempt-limiter.ts';

/** How long sessions last, and how many a member may have. */
export type SignInSettings = {
  sessionsPerMember: number;
  session: {
    idleSeconds: number;
    absoluteSeconds: number;
    rememberIdleSeconds: number;
    rememberAbsoluteSeconds: number;
  };
};

export type SignInAttempt = DeviceFeatures & {
  /** Six digits. */
  membershipNo: string;
  password: string;
  remember: boolean;
  /** The proof of work, required after a failed attempt. */
  proof: PresentedProof;
};

/** An event for the log, without personal data. */
export type SignInEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_login_fail_max'
  | 'authn_login_reset_required';

export type SignedIn = MemberNames & {
  token: string;
  membershipNo: string;
  expiresIn: number;
  /** The value of the device cookie. */
  deviceToken: string;
};

type Outcome = { event: SignInEvent } & ({ signedIn: SignedIn } | { refusal: DomainError });

/** The result of an attempt without a lock. */
type Entry =
  | { mustReset: true }
  | { mustReset: false; signedIn: SignedIn; device: RecognisedDevice['device'] }
  | null;

type SignInServiceOptions = {
  attempts: AttemptLimiter;
  audit: AuditLog;
  notices: Notices;
  now: () => Date;
  settings: SignInSettings;
};

const USER_AGENT_LENGTH = 400;
const RESET_NOTICE_MS = 30 * 24 * 3600_000;

/** Signs members in: one attempt at a time for a number, and the same answer for every failure. */
export class SignInService {
  readonly #attempts: AttemptLimiter;
  readonly #audit: AuditLog;
  readonly #notices: Notices;
  readonly #now: () => Date;
  readonly #settings: SignInSettings;

  constructor({ attempts, audit, notices, now, settings }: SignInServiceOptions) {
    this.#attempts = attempts;
    this.#audit = audit;
    this.#notices = notices;
    this.#now = now;
    this.#settings = settings;
  }

  /**
   * Opens a session.
   * @throws InvalidCredentials, Locked, Forbidden `password_reset_required` or `proof_of_work_required`, or
   * ServiceUnavailable in a flood
   */
  async signIn(attempt: SignInAttempt, report: (event: SignInEvent) => void): Promise<SignedIn> {
    const outcome = await this.#try(attempt);
    report(outcome.event);
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.signedIn;
  }

  async #try(attempt: SignInAttempt): Promise<Outcome> {
    const isTemporaryForm = isTemporaryPasswordForm(attempt.password);
    const source = { kind: 'sign-in', ...attempt, isTemporaryForm } as const;
    const outcome = await this.#attempts.run(source, async (queries, trx, accepted) => {
      const attempted = await this.#authenticate(attempt, accepted, { queries, trx });
      await this.#record(attempt, attempted.result, trx);
      return attempted;
    });
    if (outcome.state === 'locked') return { event: 'authn_login_fail_max', refusal: outcome.refusal };
    const { result, locks } = outcome;
    if (!result) {
      return { event: locks ? 'authn_login_lock' : 'authn_login_fail', refusal: new InvalidCredentials() };
    }
    if (!result.mustReset && result.device === 'new') this.#notices.wake();
    return result.mustReset
      ? { event: 'authn_login_reset_required', refusal: new Forbidden('password_reset_required') }
      : { event: 'authn_login_success', signedIn: result.signedIn };
  }

  async #authenticate(
    attempt: SignInAttempt,
    accepted: Accepted,
    { queries, trx }: { queries: LockedSessionQueries; trx: Transaction<Database> },
  ): Promise<AttemptResult<Entry>> {
    const account = await queries.findAccount(attempt.membershipNo);
    const now = this.#now();
    const until = account?.temporaryPasswordUntil ?? null;
    const isTemporary = account?.mustReset === true && until !== null && until > now;
    const hash = accepted === 'any' || isTemporary ? account?.passwordHash : null;
    const isCorrect = await verifyPassword(hash ?? null, attempt.password);
    if (!isCorrect || !account?.maySignIn) return { count: 'add', result: null };
    if (account.mustReset && !isTemporary) return { count: 'clear', result: { mustReset: true } };
    if (isTemporary) await queries.useTemporaryPassword(attempt.membershipNo, now);
    if (needsRehash(account.passwordHash)) {
      await queries.updatePasswordHash(attempt.membershipNo, await hashPassword(attempt.password));
    }
    const recognised = await recogniseDevice(trx, attempt.membershipNo, attempt, this.#now());
    const { device, deviceCookie } = recognised;
    const passwordResetAt = this.#findNewReset(account, recognised);
    const session = await this.#openSession(attempt, { ...account, passwordResetAt }, queries);
    await this.#endSurplusSessions(attempt, session.token, trx);
    if (device === 'new') await this.#notifyMember(attempt, account, trx);
    const signedIn = { ...session, deviceToken: deviceCookie };
    return { count: 'clear', result: { mustReset: false, signedIn, device } };
  }

  /** A reset since the last sign-in on this device; on a device without a cookie, one of the last month. */
  #findNewReset({ passwordResetAt: reset }: Account, { lastSeenAt }: RecognisedDevice): Date | null {
    if (reset === null) return null;
    const knownSince = lastSeenAt ?? new Date(this.#now().getTime() - RESET_NOTICE_MS);
    return reset > knownSince ? reset : null;
  }

  /** Warns the member in case someone else knows the password. */
  async #notifyMember(attempt: SignInAttempt, { email }: Account, trx: Transaction<Database>): Promise<void> {
    const { membershipNo, userAgent } = attempt;
    await this.#notices.add(trx, { kind: 'new-device', membershipNo, email, userAgent });
  }

  /** Writes one entry for every number, registered or not, so that the response time reveals nothing. */
  async #record(attempt: SignInAttempt, entry: Entry, trx: Transaction<Database>): Promise<void> {
    const { membershipNo, address, userAgent, remember } = attempt;
    const who = { membershipNo, address, userAgent };
    if (entry?.mustReset === false) {
      const kind = entry.device === 'new' ? 'signed-in-new-device' : 'signed-in';
      await this.#audit.append(trx, { ...who, kind, details: { remember } });
    } else await this.#audit.append(trx, { ...who, kind: 'sign-in-failed' });
  }

  /** The account activity shows it to the member. */
  async #endSurplusSessions(
    attempt: SignInAttempt,
    token: string,
    trx: Transaction<Database>,
  ): Promise<void> {
    const { membershipNo, address, userAgent } = attempt;
    const max = this.#settings.sessionsPerMember;
    const surplus = { newest: hashToken(token), max, now: this.#now() };
    const sessions = await createDeviceQueries(trx).deleteSurplusDevices(membershipNo, surplus);
    if (sessions === 0) return;
    const reason = `เข้าสู่ระบบเกิน ${max} อุปกรณ์ อุปกรณ์ที่ไม่ได้ใช้นานที่สุดจึงถูกออกจากระบบ`;
    const entry = { membershipNo, address, userAgent, details: { sessions, reason } };
    await this.#audit.append(trx, { ...entry, kind: 'sessions-ended' });
  }

  async #openSession(
    attempt: SignInAttempt,
    account: Account,
    queries: LockedSessionQueries,
  ): Promise<Omit<SignedIn, 'deviceToken'>> {
    const now = this.#now();
    const { session } = this.#settings;
    const idleSeconds = attempt.remember ? session.rememberIdleSeconds : session.idleSeconds;
    const absoluteSeconds = attempt.remember ? session.rememberAbsoluteSeconds : session.absoluteSeconds;
    const token = createToken();
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
      password_reset_at: account.passwordResetAt,
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
