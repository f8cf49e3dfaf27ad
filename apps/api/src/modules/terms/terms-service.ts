import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { createTermsQueries } from './terms-queries.ts';
import type { Acceptance, CurrentTerms, TermsQueries } from './terms-queries.ts';

const USER_AGENT_LENGTH = 400;

/** Finds the terms that a member has to accept, and records acceptances. */
export class TermsService {
  readonly #db: Kysely<Database>;
  readonly #queries: TermsQueries;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor({ db, audit, now }: { db: Kysely<Database>; audit: AuditLog; now: () => Date }) {
    this.#db = db;
    this.#queries = createTermsQueries(db);
    this.#audit = audit;
    this.#now = now;
  }

  /** The current terms for someone who is not signed in yet, or for anyone; null if there are none. */
  async findCurrent(membershipNo: string | null): Promise<CurrentTerms | null> {
    return this.#queries.findCurrentTerms(membershipNo);
  }

  /** The current terms, or null when the member has accepted them or there are none. */
  async findUnaccepted(membershipNo: string): Promise<CurrentTerms | null> {
    const terms = await this.#queries.findCurrentTerms(membershipNo);
    return terms?.accepted ? null : terms;
  }

  /**
   * Records an acceptance; false when the version is not the current one,
   * so that unread terms are not accepted.
   */
  async accept(acceptance: Omit<Acceptance, 'acceptedAt'>): Promise<boolean> {
    return this.#db.transaction().execute((trx) => this.acceptWithin(trx, acceptance));
  }

  /** Does the same as part of another transaction. */
  async acceptWithin(
    trx: Transaction<Database>,
    acceptance: Omit<Acceptance, 'acceptedAt'>,
  ): Promise<boolean> {
    const queries = createTermsQueries(trx);
    const current = await queries.findCurrentTerms(acceptance.membershipNo);
    if (current?.version !== acceptance.version) return false;
    const userAgent = acceptance.userAgent.slice(0, USER_AGENT_LENGTH);
    const { membershipNo, version, address } = acceptance;
    const hash = await queries.insertAcceptance({ ...acceptance, userAgent, acceptedAt: this.#now() });
    if (hash) {
      const details = { version, text: hash.toString('hex') };
      await this.#audit.append(trx, {
        kind: 'terms-accepted',
        membershipNo,
        address,
        userAgent,
        details,
      });
    }
    return true;
  }
}
