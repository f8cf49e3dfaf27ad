import type { Kysely } from 'kysely';
import type { PostKind } from '../../db/board-schema.ts';
import type { Database } from '../../db/schema.ts';

/** Records and counts submissions. */
export function createSubmissionQueries(db: Kysely<Database>) {
  return {
    /** The row of an identical text from the same visitor and network since an instant. */
    async findSame(place: string, digest: Buffer, since: Date): Promise<number | null> {
      const row = await db
        .selectFrom('visitor_post')
        .select('row_id')
        .where('place', '=', place)
        .where('created_at', '>', since)
        .where('digest', '=', digest)
        .limit(1)
        .executeTakeFirst();
      return row?.row_id ?? null;
    },

    /** The number of submissions from a network since an instant, and when the first was. */
    async countSince(place: string, since: Date): Promise<{ count: number; first: Date | null }> {
      const row = await db
        .selectFrom('visitor_post')
        .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.min('created_at').as('first')])
        .where('place', '=', place)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return { count: Number(row.count), first: row.first };
    },

    async insertPost(post: {
      kind: PostKind;
      row_id: number;
      address: string;
      place: string;
      user_agent: string;
      digest: Buffer;
      created_at: Date;
    }): Promise<void> {
      await db.insertInto('visitor_post').values(post).execute();
    },
  };
}
