import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { withAdvisoryLock } from '../../db/advisory-lock.ts';

export type PictureQueries = ReturnType<typeof createPictureQueries>;

/** The queries on members' pictures. */
export function createPictureQueries(db: Kysely<Database>) {
  return {
    findPicture: (membershipNo: string) => findPicture(db, membershipNo),

    /** Returns the file of the earlier picture, if there was one. */
    updatePicture(membershipNo: string, file: string): Promise<string | null> {
      return withAdvisoryLock(db, `picture:${membershipNo}`, async (trx) => {
        const before = await findPicture(trx, membershipNo);
        await trx
          .updateTable('member')
          .set({ picture_file: file })
          .where('membership_no', '=', membershipNo)
          .execute();
        return before;
      });
    },
  };
}

async function findPicture(db: Kysely<Database>, membershipNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('picture_file')
    .where('membership_no', '=', membershipNo)
    .executeTakeFirst();
  return row?.picture_file ?? null;
}
