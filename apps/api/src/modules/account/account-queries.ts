import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A member of the register, with the fields that creating an account needs. */
export type Candidate = {
  membershipNo: string;
  prename: string;
  memberName: string;
  memberSurname: string;
  idCard: string | null;
  dateOfBirth: string | null;
  memberStatus: string;
  hasAccount: boolean;
  /** The office may give a password: the account still has a temporary one, or must be reset. */
  awaitsPassword: boolean;
  /** A closed account. */
  accountClosed: boolean;
  email: string | null;
  phone: string | null;
};

export type AccountQueries = ReturnType<typeof createAccountQueries>;

/** The queries on members' accounts, on their own or inside a transaction. */
export function createAccountQueries(db: Kysely<Database>) {
  return {
    async findCandidate(membershipNo: string): Promise<Candidate | null> {
      const row = await db
        .selectFrom('member')
        .leftJoin('account', 'account.membership_no', 'member.membership_no')
        .select(['member.membership_no', 'prename', 'member_name', 'member_surname'])
        .select(['id_card', 'date_of_birth', 'member_status', 'email', 'mobile_no'])
        .select(['account.created_at', 'must_reset', 'disabled_at'])
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
        awaitsPassword: row.must_reset === true,
        accountClosed: row.disabled_at !== null,
        email: row.email,
        phone: row.mobile_no,
      };
    },

    /** False if the member already has an account. */
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

    /**
     * Sets a temporary password, creating the account if there is none. False if the member has chosen a
     * password and the office has not required a new one.
     */
    async issueTemporaryPassword(
      membershipNo: string,
      { passwordHash, until, now }: { passwordHash: string; until: Date; now: Date },
    ): Promise<boolean> {
      const values = {
        password_hash: passwordHash,
        password_changed_at: now,
        must_reset: true,
        given_password_until: until,
      };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('account')
        .values({ membership_no: membershipNo, created_at: now, ...values })
        .onConflict((conflict) =>
          conflict
            .column('membership_no')
            .doUpdateSet({ ...values, password_reset_at: now })
            .where('account.must_reset', '=', true),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
