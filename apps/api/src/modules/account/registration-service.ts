import { IDENTITY_ERRORS, passwordErrorText } from '@sahakorn/contract/account';
import type { Kysely, Transaction } from 'kysely';
import type { NoticeKind } from '../../db/account-schema.ts';
import type { Database } from '../../db/schema.ts';
import { takeAdvisoryLock } from '../../db/advisory-lock.ts';
import { Conflict } from '../../errors/domain-errors.ts';
import type { PresentedProof } from '../../plugins/proof-of-work.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { StoreAnswer } from '../idempotency/idempotency.ts';
import type { Notices } from '../mail/notices.ts';
import { hashPassword } from '../session/password.ts';
import { hashToken } from '../../token.ts';
import type { AttemptLimiter, AttemptResult } from '../session/attempt-limiter.ts';
import { type AttemptKind, passwordSubject } from '../session/attempt-subjects.ts';
import type { TermsService } from '../terms/terms-service.ts';
import { type Candidate, createAccountQueries } from './account-queries.ts';
import { allowsPassword, type IdentitySettings, isCode } from './identity-code.ts';
import { type Identity, isSameName, isSamePerson } from './identity.ts';
import type { PasswordCheck } from './password-check.ts';
import { createPasswordQueries } from './password-queries.ts';
import { createTicketQueries, type Ticket } from './ticket-queries.ts';

/** The input of the second step of registration and password reset. */
export type SecondStep = Identity & {
  memberName: string;
  memberSurname: string;
  password: string;
  ticket: string;
  /** From the mail, where one was sent. */
  code: string;
  /** Format errors that were found before. */
  errors: readonly string[];
  /** Whether the input is complete enough to be compared with the register. */
  comparable: boolean;
  address: string;
  userAgent: string;
  deviceToken: string | null;
  proof: PresentedProof;
  /** Stores the answer for a retry in the same transaction; null without an idempotency key. */
  storeAnswer: StoreAnswer | null;
};

/** An event for the log, without personal data. */
export type RegistrationEvent =
  | 'account_registered'
  | 'authn_password_reset'
  | 'identity_step_refused'
  | 'identity_step_lock';

export type RegistrationServiceOptions = {
  db: Kysely<Database>;
  attempts: AttemptLimiter;
  terms: TermsService;
  notices: Notices;
  audit: AuditLog;
  findPasswordIssues: PasswordCheck;
  config: IdentitySettings;
  now: () => Date;
};

/** A member with a proved identity, and the new password. */
type ProvedMember = { member: Candidate; ticket: Ticket; passwordHash: string };

/** The differences between registration and password reset. */
type PasswordFlow = {
  kind: AttemptKind;
  /** Why it is refused for this member. */
  refusal: (member: Candidate, ticket: Ticket) => string | null;
  set: (proved: ProvedMember, trx: Transaction<Database>) => Promise<void>;
  /** Whether a success counts as an attempt, to limit how often it is done. */
  count: 'add' | 'keep';
  event: RegistrationEvent;
  notice: NoticeKind;
  audited: 'registered' | 'password-reset';
};

/** Sets the password of members who have proved their identity. It does not sign them in. */
export class RegistrationService {
  readonly #db: Kysely<Database>;
  readonly #attempts: AttemptLimiter;
  readonly #terms: TermsService;
  readonly #notices: Notices;
  readonly #audit: AuditLog;
  readonly #findIssues: PasswordCheck;
  readonly #settings: IdentitySettings;
  readonly #now: () => Date;

  constructor(options: RegistrationServiceOptions) {
    const { db, attempts, terms, notices, audit, findPasswordIssues, config, now } = options;
    this.#db = db;
    this.#attempts = attempts;
    this.#terms = terms;
    this.#notices = notices;
    this.#audit = audit;
    this.#findIssues = findPasswordIssues;
    this.#settings = config;
    this.#now = now;
  }

  /**
   * Creates an account and accepts the terms that were shown. Returns every error; none of them
   * depends on the register before the ticket proves an identity.
   * @throws Locked; in a flood ServiceUnavailable, or Forbidden `proof_of_work_required`; Conflict when an
   *   officer creates the account at the same time.
   */
  register(step: SecondStep, report: (event: RegistrationEvent) => void): Promise<string[]> {
    return this.#setPassword(step, report, {
      kind: 'register',
      refusal: ({ hasAccount }, { codeHash }) => {
        if (hasAccount) return IDENTITY_ERRORS.registered.text;
        const allowed = allowsPassword(this.#settings.registerPolicy, codeHash !== null);
        return allowed ? null : IDENTITY_ERRORS.officeRegisters.text;
      },
      set: async ({ member: { membershipNo }, ticket, passwordHash }, trx) => {
        const inserted = await createAccountQueries(trx).insertAccount(
          membershipNo,
          passwordHash,
          this.#now(),
        );
        if (!inserted) throw new Conflict('staff created an account for the member in the meantime');
        if (ticket.termsVersion === null) return;
        const { address, userAgent } = step;
        const version = ticket.termsVersion;
        await this.#terms.acceptWithin(trx, { membershipNo, version, address, userAgent });
      },
      count: 'keep',
      event: 'account_registered',
      notice: 'registered',
      audited: 'registered',
    });
  }

  /**
   * Resets a forgotten password, ends all sessions of the member and clears the sign-in locks.
   * Returns errors as `register` does.
   * @throws Locked; in a flood ServiceUnavailable, or Forbidden `proof_of_work_required`
   */
  reset(step: SecondStep, report: (event: RegistrationEvent) => void): Promise<string[]> {
    return this.#setPassword(step, report, {
      kind: 'identity',
      refusal: ({ hasAccount, accountClosed }, { codeHash }) => {
        if (!hasAccount) return IDENTITY_ERRORS.notRegistered.text;
        const allowed = allowsPassword(this.#settings.resetPolicy, codeHash !== null);
        if (!allowed) return IDENTITY_ERRORS.office.text;
        return accountClosed ? IDENTITY_ERRORS.closed.text : null;
      },
      set: async ({ member: { membershipNo }, passwordHash }, trx) => {
        const passwords = createPasswordQueries(trx);
        // Wait for a sign-in with the old password, so that its session is ended too.
        await takeAdvisoryLock(trx, passwordSubject(membershipNo));
        await passwords.updatePassword(membershipNo, passwordHash, { now: this.#now(), reset: true });
        await passwords.deleteSessions(membershipNo, { except: null });
        await passwords.deleteThrottles(membershipNo, ['sign-in']);
      },
      count: 'add',
      event: 'authn_password_reset',
      notice: 'password-reset',
      audited: 'password-reset',
    });
  }

  async #setPassword(
    step: SecondStep,
    report: (event: RegistrationEvent) => void,
    flow: PasswordFlow,
  ): Promise<string[]> {
    const errors = [...step.errors, ...this.#passwordErrors(step)];
    if (!step.comparable) return errors;
    const outcome = await this.#attempts.run({ kind: flow.kind, ...step }, async (_queries, trx) => {
      // Hash before looking the member up, so that the response time reveals nothing.
      const passwordHash = errors.length === 0 ? await hashPassword(step.password) : '';
      const attempt = await this.#setLocked({ step, errors, passwordHash, flow }, trx);
      await this.#record(step, attempt, flow, trx);
      if (attempt.result.length === 0) await step.storeAnswer?.(trx, attempt.result);
      return attempt;
    });
    if (outcome.state === 'locked') {
      report('identity_step_lock');
      throw outcome.refusal;
    }
    if (outcome.locks) await createTicketQueries(this.#db).deleteTicket(step.membershipNo);
    if (outcome.result.length > 0) {
      report(outcome.locks ? 'identity_step_lock' : 'identity_step_refused');
      return outcome.result;
    }
    this.#notices.wake();
    report(flow.event);
    return [];
  }

  /** A format error is not a guess and is not recorded. */
  async #record(
    { membershipNo, address, userAgent }: SecondStep,
    { count, result }: AttemptResult<string[]>,
    { audited }: PasswordFlow,
    trx: Transaction<Database>,
  ): Promise<void> {
    const who = { membershipNo, address, userAgent };
    if (result.length === 0) await this.#audit.append(trx, { ...who, kind: audited });
    else if (count === 'add') await this.#audit.append(trx, { ...who, kind: 'identity-failed' });
  }

  async #setLocked(
    {
      step,
      errors,
      passwordHash,
      flow,
    }: { step: SecondStep; errors: readonly string[]; passwordHash: string; flow: PasswordFlow },
    trx: Transaction<Database>,
  ): Promise<AttemptResult<string[]>> {
    const member = await createAccountQueries(trx).findCandidate(step.membershipNo);
    const tickets = createTicketQueries(trx);
    const ticket = await tickets.findTicket(hashToken(step.ticket), step.membershipNo, this.#now());
    if (!ticket) return { count: 'add', result: [...errors, IDENTITY_ERRORS.notProved.text] };
    if (!member || !isSamePerson(member, step)) {
      return { count: 'add', result: [...errors, IDENTITY_ERRORS.notMatching.text] };
    }
    if (!matchesName(member, step))
      return { count: 'add', result: [...errors, IDENTITY_ERRORS.otherName.text] };
    if (ticket.codeHash && !isCode(step.code, step.ticket, ticket.codeHash)) {
      return { count: 'add', result: [...errors, IDENTITY_ERRORS.wrongCode.text] };
    }
    const refused = flow.refusal(member, ticket) ?? this.#findSecondStepError(step, errors, member);
    if (refused !== null || errors.length > 0) {
      return { count: 'keep', result: [...errors, ...(refused === null ? [] : [refused])] };
    }
    await flow.set({ member, ticket, passwordHash }, trx);
    await tickets.deleteTicket(step.membershipNo);
    const { membershipNo, email } = member;
    await this.#notices.add(trx, { kind: flow.notice, membershipNo, email, userAgent: step.userAgent });
    return { count: flow.count, result: [] };
  }

  #passwordErrors(step: SecondStep, phone: string | null = null): string[] {
    const names = [step.memberName, step.memberSurname].map((name) => name.trim());
    return this.#findIssues(step.password, { ...step, names, phone }).map(passwordErrorText);
  }

  /** A password issue that only the register reveals; checked after the identity is proved. */
  #findSecondStepError(step: SecondStep, errors: readonly string[], { phone }: Candidate): string | null {
    return this.#passwordErrors(step, phone).find((text) => !errors.includes(text)) ?? null;
  }
}

function matchesName({ memberName, memberSurname }: Candidate, step: SecondStep): boolean {
  return isSameName(memberName, step.memberName) && isSameName(memberSurname, step.memberSurname);
}
