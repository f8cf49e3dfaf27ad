import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type AttemptKind, listSubjects } from '../session/attempt-subjects.ts';

/** A member who has an account, with the fields that changing its password needs. */
export type AccountHolder = {
  membershipNo: string;
  memberName: string;
  memberSurname: string;
  idCard: string | null;
  dateOfBirth: string | null;
  email: string | null;
  phone: string | null;
  passwordHash: string;
};

export type PasswordQueries = ReturnType<typeof createPasswordQueries>;

/** The queries that replace a password, on their own or inside a transaction. */
export function createPasswordQueries(db: Kysely<Database>) {
  return {
    async findHolder(membershipNo: string): Promise<AccountHolder | null> {
      const row = await db
        .selectFrom('account')
        .innerJoin('member', 'member.membership_no', 'account.membership_no')
        .select(['member.membership_no', 'member_name', 'member_surname', 'id_card', 'date_of_birth'])
        .select(['password_hash', 'email', 'mobile_no'])
        .where('account.membership_no', '=', membershipNo)
        .executeTakeFirst();
      if (!row) return null;
      return {
        membershipNo: row.membership_no,
        memberName: row.member_name,
        memberSurname: row.member_surname,
        idCard: row.id_card,
        dateOfBirth: row.date_of_birth,
        email: row.email,
        phone: row.mobile_no,
        passwordHash: row.password_hash,
      };
    },

    /**
     * Sets a password that its owner chose, and clears the forced reset. `reset`: without the old one; the
     * member's next sessions show that it was reset.
     */
    async updatePassword(
      membershipNo: string,
      passwordHash: string,
      { now, reset }: { now: Date; reset: boolean },
    ): Promise<void> {
      await db
        .updateTable('account')
        .set({
          password_hash: passwordHash,
          password_changed_at: now,
          must_reset: false,
          given_password_until: null,
          ...(reset && { password_reset_at: now }),
        })
        .where('membership_no', '=', membershipNo)
        .execute();
    },

    /** Ends the sessions of a member except the one with this token hash, and returns their number. */
    async deleteSessions(membershipNo: string, { except }: { except: Buffer | null }): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('membership_no', '=', membershipNo)
        .$if(except !== null, (sessions) => sessions.where('token_hash', '<>', except))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Opens the locks of these kinds on a member, also those of the devices that the member used before. */
    async deleteThrottles(membershipNo: string, kinds: readonly AttemptKind[]): Promise<void> {
      const traces = await db
        .selectFrom('device_trace')
        .select('trace')
        .where('membership_no', '=', membershipNo)
        .execute();
      const devices = traces.map(({ trace }) => trace.toString('hex'));
      const subjects = listSubjects(membershipNo, { kinds, devices });
      await db.deleteFrom('sign_in_throttle').where('subject', 'in', subjects).execute();
    },
  };
}
