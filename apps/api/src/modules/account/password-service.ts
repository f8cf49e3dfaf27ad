import type { PasswordIssue } from '@sahakorn/contract/password-rule';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { StoreAnswer } from '../idempotency/idempotency.ts';
import type { Notices } from '../mail/notices.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import type { AttemptResult, AttemptLimiter } from '../session/attempt-limiter.ts';
import type { PasswordCheck } from './password-check.ts';
import { createPasswordQueries } from './password-queries.ts';

export type PasswordChange = {
  membershipNo: string;
  /** The token hash of the requesting session, which is kept. */
  tokenHash: Buffer;
  oldPassword: string;
  newPassword: string;
  address: string;
  userAgent: string;
  deviceToken: string | null;
  /** Stores the answer for a retry in the same transaction; null without an idempotency key. */
  storeAnswer: StoreAnswer | null;
};

export type ChangeOutcome =
  | { state: 'changed' }
  | { state: 'wrong-old-password' }
  | { state: 'refused'; issues: readonly PasswordIssue[] };

/** An event for the log, without personal data. */
export type ChangeEvent =
  | 'authn_password_change'
  | 'authn_password_change_fail'
  | 'authn_password_change_lock'
  | 'authn_password_change_refused';

export type PasswordServiceOptions = {
  attempts: AttemptLimiter;
  notices: Notices;
  audit: AuditLog;
  findPasswordIssues: PasswordCheck;
  now: () => Date;
};

/** Changes passwords of members who know the current one. */
export class PasswordService {
  readonly #attempts: AttemptLimiter;
  readonly #notices: Notices;
  readonly #audit: AuditLog;
  readonly #findIssues: PasswordCheck;
  readonly #now: () => Date;

  constructor({ attempts, notices, audit, findPasswordIssues, now }: PasswordServiceOptions) {
    this.#attempts = attempts;
    this.#audit = audit;
    this.#notices = notices;
    this.#findIssues = findPasswordIssues;
    this.#now = now;
  }

  /**
   * Sets the new password, ends the member's other sessions and notifies the member by mail. A wrong
   * old password counts as a failed sign-in.
   * @throws Locked, or ServiceUnavailable when too many passwords are being checked.
   */
  async change(change: PasswordChange, report: (event: ChangeEvent) => void): Promise<ChangeOutcome> {
    const outcome = await this.#attempts.run({ kind: 'confirm', ...change }, (_queries, trx) =>
      this.#changeLocked(change, trx),
    );
    if (outcome.state === 'locked') {
      report('authn_password_change_lock');
      throw outcome.refusal;
    }
    if (outcome.result.state === 'changed') this.#notices.wake();
    report(getEvent(outcome.result, outcome.locks));
    return outcome.result;
  }

  /** The rule is checked last, so that it reveals nothing to someone who does not know the password. */
  async #changeLocked(
    { membershipNo, tokenHash, oldPassword, newPassword, address, userAgent, storeAnswer }: PasswordChange,
    trx: Transaction<Database>,
  ): Promise<AttemptResult<ChangeOutcome>> {
    const queries = createPasswordQueries(trx);
    const holder = await queries.findHolder(membershipNo);
    const isCorrect = await verifyPassword(holder?.passwordHash ?? null, oldPassword);
    const entry = { membershipNo, address, userAgent };
    if (!isCorrect || !holder) {
      await this.#audit.append(trx, { ...entry, kind: 'password-change-failed' });
      return { count: 'add', result: { state: 'wrong-old-password' } };
    }
    const names = [holder.memberName, holder.memberSurname];
    const issues = this.#findIssues(newPassword, { ...holder, names, presentPassword: oldPassword });
    if (issues.length > 0) return { count: 'clear', result: { state: 'refused', issues } };
    const hash = await hashPassword(newPassword);
    await queries.updatePassword(membershipNo, hash, { now: this.#now(), reset: false });
    await queries.deleteSessions(membershipNo, { except: tokenHash });
    await this.#audit.append(trx, { ...entry, kind: 'password-changed' });
    const { email } = holder;
    await this.#notices.add(trx, { kind: 'password-changed', membershipNo, email, userAgent });
    const result = { state: 'changed' } as const;
    await storeAnswer?.(trx, result);
    return { count: 'clear', result };
  }
}

function getEvent({ state }: ChangeOutcome, locks: boolean): ChangeEvent {
  if (state === 'changed') return 'authn_password_change';
  if (state === 'refused') return 'authn_password_change_refused';
  return locks ? 'authn_password_change_lock' : 'authn_password_change_fail';
}
