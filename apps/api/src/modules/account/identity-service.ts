import { IDENTITY_TICKET_SECONDS } from '@sahakorn/contract/account';
import { maskEmail } from '@sahakorn/thai/account-no';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../client/caller.ts';
import type { PresentedProof } from '../../plugins/proof-of-work.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Notices } from '../mail/notices.ts';
import { createToken, hashToken } from '../../token.ts';
import type { AttemptLimiter, AttemptResult } from '../session/attempt-limiter.ts';
import type { TermsService } from '../terms/terms-service.ts';
import { type Candidate, createAccountQueries } from './account-queries.ts';
import {
  allowsPassword,
  canReceiveCode,
  createCode,
  hashCode,
  type IdentitySettings,
  sendsMailCodes,
} from './identity-code.ts';
import { type Identity, isSamePerson } from './identity.ts';
import { createTicketQueries } from './ticket-queries.ts';

/** An event for the log, without personal data. */
export type IdentityEvent = 'identity_proved' | 'identity_fail' | 'identity_lock';

export type ProvedIdentity = {
  /** Stored only as a hash. */
  ticket: string;
  /** The masked address that a code was mailed to; null if none was. */
  codeSentTo: string | null;
  terms: { version: number; title: string; bodyHtml: string } | null;
};

/** Only the office may set a password: a forgotten one, or the first. */
type OfficeOnly = 'office' | 'officeRegisters';

export type IdentityServiceOptions = {
  db: Kysely<Database>;
  attempts: AttemptLimiter;
  terms: TermsService;
  notices: Notices;
  config: IdentitySettings;
  audit: AuditLog;
  now: () => Date;
};

/**
 * Proves the identity of a member who is not signed in: the first step of registration and password reset.
 */
export class IdentityService {
  readonly #db: Kysely<Database>;
  readonly #attempts: AttemptLimiter;
  readonly #terms: TermsService;
  readonly #notices: Notices;
  readonly #settings: IdentitySettings;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor({ db, attempts, terms, notices, config, audit, now }: IdentityServiceOptions) {
    this.#db = db;
    this.#attempts = attempts;
    this.#terms = terms;
    this.#notices = notices;
    this.#settings = config;
    this.#audit = audit;
    this.#now = now;
  }

  /**
   * A ticket for setting a password, or null where the identity does not match a current member. The answer
   * reveals whether the member has an account only where just the office may set its password.
   * @throws Locked; in a flood ServiceUnavailable, or Forbidden `proof_of_work_required`
   */
  async prove(
    identity: Identity,
    { deviceToken, proof, ...caller }: Caller & { deviceToken: string | null; proof: PresentedProof },
    report: (event: IdentityEvent) => void,
  ): Promise<ProvedIdentity | OfficeOnly | null> {
    const { membershipNo } = identity;
    const terms = await this.#terms.findCurrent(membershipNo);
    const outcome = await this.#attempts.run(
      { kind: 'identity', membershipNo, address: caller.address, deviceToken, proof },
      async (_queries, trx): Promise<AttemptResult<Omit<ProvedIdentity, 'terms'> | OfficeOnly | null>> => {
        const registered = await createAccountQueries(trx).findCandidate(membershipNo);
        if (!registered || !isSamePerson(registered, identity)) {
          await this.#audit.append(trx, { kind: 'identity-failed', membershipNo, ...caller });
          return { count: 'add', result: null };
        }
        const canSend = canReceiveCode(registered.email, this.#settings);
        const { resetPolicy, registerPolicy } = this.#settings;
        const { hasAccount } = registered;
        if (!allowsPassword(hasAccount ? resetPolicy : registerPolicy, canSend)) {
          return { count: 'keep', result: hasAccount ? 'office' : 'officeRegisters' };
        }
        const ticket = createToken();
        const expiresAt = new Date(this.#now().getTime() + IDENTITY_TICKET_SECONDS * 1000);
        const termsVersion = terms?.version ?? null;
        const sent = await this.#sendCode(registered, ticket, caller, trx);
        const codeHash = sent?.hash ?? null;
        const saved = { hash: hashToken(ticket), membershipNo, termsVersion, codeHash, expiresAt };
        await createTicketQueries(trx).saveTicket(saved);
        // Count it as an attempt, to limit how fast a mailbox is filled.
        return { count: sent ? 'add' : 'keep', result: { ticket, codeSentTo: sent?.to ?? null } };
      },
    );
    if (outcome.state === 'locked') {
      report('identity_lock');
      throw outcome.refusal;
    }
    if (outcome.locks) await createTicketQueries(this.#db).deleteTicket(membershipNo);
    report(outcome.result !== null ? 'identity_proved' : outcome.locks ? 'identity_lock' : 'identity_fail');
    if (outcome.result === null || typeof outcome.result === 'string') return outcome.result;
    if (outcome.result.codeSentTo !== null) this.#notices.wake();
    return { ...outcome.result, terms };
  }

  /** Mails a code to the registered address, if the setting requires it and the address exists. */
  async #sendCode(
    { membershipNo, email }: Candidate,
    ticket: string,
    { userAgent }: Caller,
    trx: Transaction<Database>,
  ): Promise<{ hash: Buffer; to: string } | null> {
    if (!sendsMailCodes(this.#settings)) return null;
    const code = createCode();
    const added = await this.#notices.add(trx, {
      kind: 'identity-code',
      membershipNo,
      email,
      userAgent,
      code,
    });
    return added ? { hash: hashCode(code, ticket), to: maskEmail(email?.trim() ?? '') } : null;
  }
}
