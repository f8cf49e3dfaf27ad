import type { Insertable, Kysely } from 'kysely';
import type { ImpersonationTicketTable } from '../../db/account-schema.ts';
import type { SessionTable } from '../../db/account-schema.ts';
import type { Database } from '../../db/schema.ts';

/** `member_status` of those who have left the cooperative. */
const RESIGNED = '3';

/** The member to impersonate. */
export type ImpersonatedMember = {
  membershipNo: string;
  prename: string;
  memberName: string;
  memberSurname: string;
  hasAccount: boolean;
  /** False when the account is closed or the member has left. */
  maySignIn: boolean;
};

export type Ticket = { membershipNo: string; staff: string; reason: string };

/** The queries of impersonation, on their own or inside a transaction. */
export function createImpersonationQueries(db: Kysely<Database>) {
  return {
    async findMember(membershipNo: string): Promise<ImpersonatedMember | null> {
      const row = await db
        .selectFrom('member')
        .leftJoin('account', 'account.membership_no', 'member.membership_no')
        .select(['prename', 'member_name', 'member_surname', 'member_status'])
        .select(['account.created_at', 'disabled_at'])
        .where('member.membership_no', '=', membershipNo)
        .executeTakeFirst();
      if (!row) return null;
      return {
        membershipNo,
        prename: row.prename,
        memberName: row.member_name,
        memberSurname: row.member_surname,
        hasAccount: row.created_at !== null,
        maySignIn: row.disabled_at === null && row.member_status !== RESIGNED,
      };
    },

    async insertTicket(ticket: Insertable<ImpersonationTicketTable>): Promise<void> {
      await db.insertInto('impersonation_ticket').values(ticket).execute();
    },

    /** Takes and deletes the ticket, so that it works once. */
    async takeTicket(ticketHash: Buffer, now: Date): Promise<Ticket | null> {
      const row = await db
        .deleteFrom('impersonation_ticket')
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      return row ? { membershipNo: row.membership_no, staff: row.staff, reason: row.reason } : null;
    },

    async insertSession(session: Insertable<SessionTable>): Promise<void> {
      await db.insertInto('session').values(session).execute();
    },
  };
}
