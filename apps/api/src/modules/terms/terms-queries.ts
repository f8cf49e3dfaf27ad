import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type CurrentTerms = { version: number; title: string; bodyHtml: string; accepted: boolean };

/** Who accepted which version, when, and from where. */
export type Acceptance = {
  membershipNo: string;
  version: number;
  acceptedAt: Date;
  address: string;
  userAgent: string;
};

export type TermsQueries = ReturnType<typeof createTermsQueries>;

export function createTermsQueries(db: Kysely<Database>) {
  return {
    /** The highest version, and whether this member has accepted it; null if there are no terms. */
    async findCurrentTerms(membershipNo: string | null): Promise<CurrentTerms | null> {
      const row = await db
        .selectFrom('terms')
        .leftJoin('terms_acceptance', (join) =>
          join
            .onRef('terms_acceptance.version', '=', 'terms.version')
            .on('terms_acceptance.membership_no', '=', membershipNo),
        )
        .select(['terms.version', 'title', 'body_html', 'accepted_at'])
        .orderBy('terms.version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { version, title, body_html, accepted_at } = row;
      return { version, title, bodyHtml: body_html, accepted: accepted_at !== null };
    },

    /**
     * Records the first acceptance of a version and returns the hash of its text; null for a repeated one.
     */
    async insertAcceptance(acceptance: Acceptance): Promise<Buffer | null> {
      const row = await db
        .insertInto('terms_acceptance')
        .values({
          membership_no: acceptance.membershipNo,
          version: acceptance.version,
          accepted_at: acceptance.acceptedAt,
          address: acceptance.address,
          user_agent: acceptance.userAgent,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('text_hash')
        .executeTakeFirst();
      return row?.text_hash ?? null;
    },
  };
}
