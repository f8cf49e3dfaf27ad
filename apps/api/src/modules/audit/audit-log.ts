import type { Kysely } from 'kysely';
import type { AuditDetails, AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';
import { createAuditQueries } from './audit-queries.ts';

/** An action or attempt to record. */
export type AuditEntry = {
  kind: AuditKind;
  /** Six digits, registered or not; null if no member is concerned. */
  membershipNo: string | null;
  /** The officer who acts, also when impersonating the member. */
  staff?: string | null;
  address: string;
  userAgent: string;
  details?: AuditDetails;
};

/** What a service needs that audits each action. */
export type AuditedContext = { db: Kysely<Database>; audit: AuditLog; now: () => Date };

const USER_AGENT_LENGTH = 400;

/** Records actions in the transaction of the action itself. */
export class AuditLog {
  readonly #now: () => Date;

  constructor({ now }: { now: () => Date }) {
    this.#now = now;
  }

  /**
   * Adds an entry inside the given transaction and returns its id. A
   * trigger adds it to the chain at the commit.
   */
  append(
    trx: Kysely<Database>,
    { kind, membershipNo, staff = null, address, userAgent, details = {} }: AuditEntry,
  ): Promise<string> {
    return createAuditQueries(trx).insertEntry({
      happened_at: this.#now(),
      kind,
      membership_no: membershipNo,
      staff,
      address,
      user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
      details: JSON.stringify(details),
    });
  }
}
