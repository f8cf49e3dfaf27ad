import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A member of the register, as far as giving an account needs to know. */
export type Candidate = {
  membershipNo: string;
  prename: string;
  memberName: string;
  memberSurname: string;
  idCard: string | null;
  dateOfBirth: string | null;
  memberStatus: string;
  hasAccount: boolean;
};

/** A member who has an account, as far as changing its password needs to know. */
export type AccountHolder = {
  membershipNo: string;
  memberName: string;
  memberSurname: string;
  idCard: string | null;
  dateOfBirth: string | null;
  passwordHash: string;
};

export type AccountQueries = ReturnType<typeof createAccountQueries>;

/** The queries on members' accounts, alone or inside a transaction. */
export function createAccountQueries(db: Kysely<Database>) {
  return {
    async findCandidate(membershipNo: string): Promise<Candidate | null> {
      const row = await db
        .selectFrom('member')
        .leftJoin('account', 'account.membership_no', 'member.membership_no')
        .select(['member.membership_no', 'prename', 'member_name', 'member_surname'])
        .select(['id_card', 'date_of_birth', 'member_status', 'account.created_at'])
        .where('member.membership_no', '=', membershipNo)
        .executeTakeFirst();
      if (!row) return null;
      return {
        membershipNo: row.membership_no,
        prename: row.prename,
        memberName: row.member_name,
        memberSurname: row.member_surname,
        idCard: row.id_card,
        dateOfBirth: row.date_of_birth,
        memberStatus: row.member_status,
        hasAccount: row.created_at !== null,
      };
    },

    async findHolder(membershipNo: string): Promise<AccountHolder | null> {
      const row = await db
        .selectFrom('account')
        .innerJoin('member', 'member.membership_no', 'account.membership_no')
        .select(['member.membership_no', 'member_name', 'member_surname', 'id_card', 'date_of_birth'])
        .select('password_hash')
        .where('account.membership_no', '=', membershipNo)
        .executeTakeFirst();
      if (!row) return null;
      return {
        membershipNo: row.membership_no,
        memberName: row.member_name,
        memberSurname: row.member_surname,
        idCard: row.id_card,
        dateOfBirth: row.date_of_birth,
        passwordHash: row.password_hash,
      };
    },

    /** Sets a password that its owner chose: one that had to be set anew no longer has to. */
    async updatePassword(membershipNo: string, passwordHash: string, now: Date): Promise<void> {
      await db
        .updateTable('account')
        .set({ password_hash: passwordHash, password_changed_at: now, must_reset: false })
        .where('membership_no', '=', membershipNo)
        .execute();
    },

    /** Ends the sessions of a member, but for the one whose token has this hash. */
    async deleteSessions(membershipNo: string, { but }: { but: Buffer | null }): Promise<void> {
      await db
        .deleteFrom('session')
        .where('membership_no', '=', membershipNo)
        .$if(but !== null, (sessions) => sessions.where('token_hash', '<>', but))
        .execute();
    },

    /** False if the member has got an account meanwhile. */
    async insertAccount(membershipNo: string, passwordHash: string, now: Date): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account')
        .values({
          membership_no: membershipNo,
          password_hash: passwordHash,
          created_at: now,
          password_changed_at: now,
        })
        .onConflict((conflict) => conflict.column('membership_no').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
