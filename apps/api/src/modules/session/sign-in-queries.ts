import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** `member_status` of those who have left the cooperative. */
export const RESIGNED = '3';

export type MemberNames = { prename: string; memberName: string; memberSurname: string };

/** The account of a member who signs in. */
export type Account = MemberNames & {
  passwordHash: string;
  mustReset: boolean;
  /** When the temporary password expires; null for the member's own password. */
  temporaryPasswordUntil: Date | null;
  /** When the password was last set without the old one. */
  passwordResetAt: Date | null;
  /** False when the account is closed or the member has left. */
  maySignIn: boolean;
  email: string | null;
};

/** The account queries of sign-in. */
export function createSignInQueries(db: Kysely<Database>) {
  return {
    async findAccount(membershipNo: string): Promise<Account | null> {
      const row = await db
        .selectFrom('account')
        .innerJoin('member', 'member.membership_no', 'account.membership_no')
        .select(['prename', 'member_name', 'member_surname', 'member_status', 'email'])
        .select(['password_hash', 'must_reset', 'given_password_until', 'password_reset_at', 'disabled_at'])
        .where('account.membership_no', '=', membershipNo)
        .executeTakeFirst();
      if (!row) return null;
      return {
        ...toNames(row),
        passwordHash: row.password_hash,
        mustReset: row.must_reset,
        temporaryPasswordUntil: row.given_password_until,
        passwordResetAt: row.password_reset_at,
        maySignIn: row.disabled_at === null && row.member_status !== RESIGNED,
        email: row.email,
      };
    },

    /** A temporary password opens one session. */
    async useTemporaryPassword(membershipNo: string, now: Date): Promise<void> {
      await db
        .updateTable('account')
        .set({ given_password_until: now })
        .where('membership_no', '=', membershipNo)
        .execute();
    },

    async updatePasswordHash(membershipNo: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('membership_no', '=', membershipNo)
        .execute();
    },
  };
}

export function toNames(row: { prename: string; member_name: string; member_surname: string }): MemberNames {
  return { prename: row.prename, memberName: row.member_name, memberSurname: row.member_surname };
}
