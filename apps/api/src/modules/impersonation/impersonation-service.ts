import { IMPERSONATION_SECONDS, IMPERSONATION_TICKET_SECONDS } from '@sahakorn/contract/impersonation';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../../client/caller.ts';
import { Forbidden } from '../../errors/domain-errors.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { createToken, hashToken } from '../../token.ts';
import { createImpersonationQueries, type ImpersonatedMember } from './impersonation-queries.ts';

/** Why a member cannot be impersonated. */
export type ImpersonationRefusal = 'off' | 'unknown' | 'no-account' | 'closed';

/** A refused ticket. */
export class ImpersonationRefused extends Error {
  override name = 'ImpersonationRefused';
  readonly refusal: ImpersonationRefusal;

  constructor(refusal: ImpersonationRefusal) {
    super(`No ticket: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Who impersonates whom, and why; the member can read all of it. */
export type Permission = { membershipNo: string; staff: string; reason: string };

/** An impersonation session. */
export type Impersonation = { member: ImpersonatedMember; staff: string; token: string; expiresIn: number };

export type ImpersonationServiceOptions = {
  db: Kysely<Database>;
  audit: AuditLog;
  config: { impersonation: boolean };
  now: () => Date;
};

const USER_AGENT_LENGTH = 400;

/** Lets officers see the portal as a member, and audits it under both names. */
export class ImpersonationService {
  readonly #db: Kysely<Database>;
  readonly #audit: AuditLog;
  readonly #isOn: boolean;
  readonly #now: () => Date;

  constructor({ db, audit, config, now }: ImpersonationServiceOptions) {
    this.#db = db;
    this.#audit = audit;
    this.#isOn = config.impersonation;
    this.#now = now;
  }

  /**
   * Creates a single-use ticket that is valid for a minute.
   * @throws ImpersonationRefused
   */
  async allow({ membershipNo, staff, reason }: Permission): Promise<string> {
    if (!this.#isOn) throw new ImpersonationRefused('off');
    const ticket = createToken();
    await this.#db.transaction().execute(async (trx) => {
      const queries = createImpersonationQueries(trx);
      const member = await queries.findMember(membershipNo);
      if (!member) throw new ImpersonationRefused('unknown');
      if (!member.hasAccount) throw new ImpersonationRefused('no-account');
      if (!member.maySignIn) throw new ImpersonationRefused('closed');
      await queries.insertTicket({
        ticket_hash: hashToken(ticket),
        membership_no: membershipNo,
        staff,
        reason,
        expires_at: this.#after(IMPERSONATION_TICKET_SECONDS),
      });
      const entry = { membershipNo, staff, address: '', userAgent: '', details: { reason } };
      await this.#audit.append(trx, { ...entry, kind: 'impersonation-allowed' });
    });
    return ticket;
  }

  /**
   * Exchanges a ticket for a session. The member's own sessions are not affected.
   * @throws Forbidden for a used, expired or unknown ticket, for a member who may no longer
   *   sign in, and where impersonation is off.
   */
  async start(ticket: string, caller: Caller): Promise<Impersonation> {
    if (!this.#isOn) throw new Forbidden('forbidden', 'impersonation is turned off');
    return this.#db.transaction().execute(async (trx) => {
      const queries = createImpersonationQueries(trx);
      const redeemed = await queries.takeTicket(hashToken(ticket), this.#now());
      const member = redeemed && (await queries.findMember(redeemed.membershipNo));
      if (!redeemed || !member?.maySignIn)
        throw new Forbidden('forbidden', 'the ticket was already used or has expired');
      const { membershipNo, staff, reason } = redeemed;
      const token = createToken();
      await this.#openSession(queries, { membershipNo, staff, token, caller });
      const entry = { membershipNo, staff, ...caller, details: { reason } };
      await this.#audit.append(trx, { ...entry, kind: 'impersonation-started' });
      return { member, staff, token, expiresIn: IMPERSONATION_SECONDS };
    });
  }

  async #openSession(
    queries: ReturnType<typeof createImpersonationQueries>,
    {
      membershipNo,
      staff,
      token,
      caller,
    }: { membershipNo: string; staff: string; token: string; caller: Caller },
  ): Promise<void> {
    const now = this.#now();
    await queries.insertSession({
      token_hash: hashToken(token),
      membership_no: membershipNo,
      created_at: now,
      last_seen_at: now,
      idle_seconds: IMPERSONATION_SECONDS,
      absolute_expires_at: this.#after(IMPERSONATION_SECONDS),
      remember: false,
      user_agent: caller.userAgent.slice(0, USER_AGENT_LENGTH),
      address: caller.address,
      impersonator: staff,
    });
  }

  #after(seconds: number): Date {
    return new Date(this.#now().getTime() + seconds * 1000);
  }
}
