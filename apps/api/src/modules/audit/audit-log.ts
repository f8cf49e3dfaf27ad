import type { Kysely } from 'kysely';
import type { AuditDetails, AuditKind } from '../../db/audit-schema.ts';
import type { Database } from '../../db/schema.ts';
import { createAuditQueries } from './audit-queries.ts';

/** Something that was done, or tried. */
export type AuditEntry = {
  kind: AuditKind;
  /** Six digits, known or not; null where nobody is named. */
  membershipNo: string | null;
  /** The officer who acts, alone or in the member's place. Default: nobody. */
  staff?: string | null;
  address: string;
  userAgent: string;
  details?: AuditDetails;
};

const USER_AGENT_LENGTH = 400;

/** Records what is done together with the doing: both happen, or neither does. */
export class AuditLog {
  readonly #now: () => Date;

  constructor({ now }: { now: () => Date }) {
    this.#now = now;
  }

  /** Adds an entry inside the transaction of what it records, and gives its id. It is bound into the chain at the commit. */
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
