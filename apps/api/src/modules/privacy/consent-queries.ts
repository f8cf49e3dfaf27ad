import type { Insertable, Kysely } from 'kysely';
import type { ConsentDecisionTable, ConsentPurpose } from '../../db/privacy-schema.ts';
import type { Database } from '../../db/schema.ts';

/** A version of the privacy notice, which never changes. */
export type Notice = {
  version: number;
  title: string;
  bodyHtml: string;
  consents: readonly ConsentPurpose[];
  publishedAt: Date;
};

/** A decision, with the purpose as it was shown. */
export type Decision = {
  code: string;
  version: number;
  given: boolean;
  decidedAt: Date;
  /** Undefined where that version has no such purpose. */
  purpose: ConsentPurpose | undefined;
};

export type AcceptedTerms = { version: number; title: string; acceptedAt: Date };

/** The queries on the notice and on consents, on their own or inside a transaction. */
export function createConsentQueries(db: Kysely<Database>) {
  return {
    /** The newest notice, or null. */
    async findNotice(): Promise<Notice | null> {
      const row = await db
        .selectFrom('privacy_notice')
        .selectAll()
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { body_html, published_at, ...notice } = row;
      return { ...notice, bodyHtml: body_html, publishedAt: published_at };
    },

    /** Every consent that a member gave or withdrew, newest first. */
    async listDecisions(membershipNo: string): Promise<Decision[]> {
      const rows = await db
        .selectFrom('consent_decision')
        .innerJoin('privacy_notice', 'privacy_notice.version', 'consent_decision.version')
        .select(['code', 'consent_decision.version', 'given', 'decided_at', 'consents'])
        .where('membership_no', '=', membershipNo)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(({ decided_at, consents, ...row }) => ({
        ...row,
        decidedAt: decided_at,
        purpose: consents.find(({ code }) => code === row.code),
      }));
    },

    async insertDecision(decision: Insertable<ConsentDecisionTable>): Promise<void> {
      await db.insertInto('consent_decision').values(decision).execute();
    },

    /** The terms that a member accepted, newest first. */
    async listAcceptedTerms(membershipNo: string): Promise<AcceptedTerms[]> {
      const rows = await db
        .selectFrom('terms_acceptance')
        .innerJoin('terms', 'terms.version', 'terms_acceptance.version')
        .select(['terms.version', 'title', 'accepted_at'])
        .where('membership_no', '=', membershipNo)
        .orderBy('terms.version', 'desc')
        .execute();
      return rows.map(({ accepted_at, ...row }) => ({ ...row, acceptedAt: accepted_at }));
    },
  };
}
