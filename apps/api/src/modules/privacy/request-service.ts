import { PRIVACY_ANSWER_DAYS, type PrivacyRequestKind } from '@sahakorn/contract/privacy';
import { todayIso } from '@sahakorn/thai/date';
import { addDays } from '@sahakorn/thai/date-arithmetic';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';
import type { Caller } from '../../client/caller.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { createRequestQueries, type PrivacyRequestRow } from './request-queries.ts';

export type NewRequest = { membershipNo: string; kind: PrivacyRequestKind; detail: string };

export type RequestRefusal = 'empty' | 'too-many';

export type GivenAnswer = { id: string; state: 'done' | 'refused'; answer: string; staff: string };

/** Open requests per member. */
const MAX_OPEN = 5;

export type RequestServiceOptions = { db: Kysely<Database>; audit: AuditLog; now: () => Date };

/** The register of members' privacy requests and their answers. */
export class RequestService {
  readonly #db: Kysely<Database>;
  readonly #audit: AuditLog;
  readonly #now: () => Date;

  constructor({ db, audit, now }: RequestServiceOptions) {
    this.#db = db;
    this.#audit = audit;
    this.#now = now;
  }

  list(membershipNo: string): Promise<PrivacyRequestRow[]> {
    return createRequestQueries(this.#db).listForMember(membershipNo);
  }

  listAll(which: { answered: boolean }): Promise<PrivacyRequestRow[]> {
    return createRequestQueries(this.#db).listAll(which);
  }

  /**
   * Takes a request; it is due thirty days after the day in Bangkok on which it came.
   * @param storeAnswer stores the answer for a retry, in the same transaction
   */
  async create(
    { membershipNo, kind, detail: typed }: NewRequest,
    caller: Caller,
    storeAnswer: ((trx: Transaction<Database>, request: PrivacyRequestRow) => Promise<void>) | null,
  ): Promise<PrivacyRequestRow | { refusal: RequestRefusal }> {
    const detail = typed.trim();
    if (detail === '') return { refusal: 'empty' };
    return withAdvisoryLock(this.#db, `privacy request:${membershipNo}`, async (trx) => {
      const queries = createRequestQueries(trx);
      if ((await queries.countOpen(membershipNo)) >= MAX_OPEN) return { refusal: 'too-many' };
      const now = this.#now();
      const request = await queries.insert({
        membership_no: membershipNo,
        kind,
        detail,
        received_at: now,
        due_on: addDays(todayIso(now), PRIVACY_ANSWER_DAYS),
      });
      const details = { request: request.id, kind };
      await this.#audit.append(trx, { kind: 'privacy-requested', membershipNo, ...caller, details });
      await storeAnswer?.(trx, request);
      return request;
    });
  }

  /** Answers an open request; null if there is none. */
  async answer({ id, ...answer }: GivenAnswer): Promise<PrivacyRequestRow | null> {
    return this.#db.transaction().execute(async (trx) => {
      const request = await createRequestQueries(trx).answer(id, { ...answer, answeredAt: this.#now() });
      if (!request) return null;
      await this.#audit.append(trx, {
        kind: 'privacy-answered',
        membershipNo: request.membershipNo,
        staff: answer.staff,
        address: '',
        userAgent: '',
        details: { request: id, kind: request.kind, state: answer.state },
      });
      return request;
    });
  }
}
