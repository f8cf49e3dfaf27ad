import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A ticket, with the terms that were shown with it. */
export type Ticket = {
  termsVersion: number | null;
  /** Hash of the code that was mailed with it; null if none was. */
  codeHash: Buffer | null;
};

/** The queries on proved identities, on their own or inside a transaction. */
export function createTicketQueries(db: Kysely<Database>) {
  return {
    /** Stores a ticket, replacing an earlier one of the member. */
    async saveTicket(ticket: {
      hash: Buffer;
      membershipNo: string;
      termsVersion: number | null;
      codeHash: Buffer | null;
      expiresAt: Date;
    }): Promise<void> {
      const values = {
        ticket_hash: ticket.hash,
        terms_version: ticket.termsVersion,
        code_hash: ticket.codeHash,
        expires_at: ticket.expiresAt,
      };
      await db
        .insertInto('identity_ticket')
        .values({ ...values, membership_no: ticket.membershipNo })
        .onConflict((conflict) => conflict.column('membership_no').doUpdateSet(values))
        .execute();
    },

    /** The ticket, if it belongs to this member and has not expired. */
    async findTicket(hash: Buffer, membershipNo: string, now: Date): Promise<Ticket | null> {
      const row = await db
        .selectFrom('identity_ticket')
        .select(['terms_version', 'code_hash'])
        .where('ticket_hash', '=', hash)
        .where('membership_no', '=', membershipNo)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? { termsVersion: row.terms_version, codeHash: row.code_hash } : null;
    },

    async deleteTicket(membershipNo: string): Promise<void> {
      await db.deleteFrom('identity_ticket').where('membership_no', '=', membershipNo).execute();
    },
  };
}
