import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type NicknameQueries = ReturnType<typeof createNicknameQueries>;

/** The queries on members' names for their deposit accounts. */
export function createNicknameQueries(db: Kysely<Database>) {
  return {
    listNicknames: (membershipNo: string) =>
      db
        .selectFrom('deposit_nickname')
        .select(['deposit_account_no', 'nickname'])
        .where('membership_no', '=', membershipNo)
        .execute(),

    async hasAccount(membershipNo: string, accountNo: string): Promise<boolean> {
      const row = await db
        .selectFrom('deposit_account')
        .select('deposit_account_no')
        .where('membership_no', '=', membershipNo)
        .where('deposit_account_no', '=', accountNo)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Whether it was another one before. */
    async upsertNickname(membershipNo: string, accountNo: string, nickname: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('deposit_nickname')
        .values({ membership_no: membershipNo, deposit_account_no: accountNo, nickname })
        .onConflict((conflict) =>
          conflict
            .columns(['membership_no', 'deposit_account_no'])
            .doUpdateSet({ nickname })
            .where('deposit_nickname.nickname', '<>', nickname),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** Whether there was one. */
    async deleteNickname(membershipNo: string, accountNo: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('deposit_nickname')
        .where('membership_no', '=', membershipNo)
        .where('deposit_account_no', '=', accountNo)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
