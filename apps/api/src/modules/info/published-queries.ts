import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The visible pages of a category, the newest first. */
export type ListedCategory = { name: string; ids: Int32Array };

const NEVER = new Date(8.64e15);
const BYTES_AN_ID = 4;

/** Reads the versions and the order of published pages. */
export function createPublishedQueries(db: Kysely<Database>) {
  return {
    /** The version; it changes with every transaction that changes pages. */
    findVersion: async (): Promise<string> => {
      const row = await db.selectFrom('published_version').select('version').executeTakeFirst();
      return row?.version ?? '';
    },

    /** The next instant at which a page appears or expires. */
    findNextChange: async (now: Date): Promise<Date> => {
      const { rows } = await sql<{ turn: Date | number | null }>`
        select least(
          (select min(visible_from) from topic where visible_from > ${now}),
          (select min(visible_until) from topic where visible_until > ${now})) as turn`.execute(db);
      const turn = rows[0]?.turn;
      return turn instanceof Date ? turn : NEVER;
    },

    /** Null if there is no such category. The ids come as bytes, which is ten times faster for 50,000 ids. */
    findListed: async (category: string, now: Date): Promise<ListedCategory | null> => {
      const { rows } = await sql<{ name: string; ids: Buffer | null }>`
        select name, (
          select string_agg(int4send(topic_id), ''::bytea order by published_at desc, topic_id desc)
          from topic
          where topic.category = content_category.category
            and visible_from <= ${now} and visible_until > ${now}) as ids
        from content_category where category = ${category}`.execute(db);
      const [row] = rows;
      return row ? { name: row.name, ids: readNumbers(row.ids ?? Buffer.alloc(0)) } : null;
    },
  };
}

export type PublishedQueries = ReturnType<typeof createPublishedQueries>;

function readNumbers(bytes: Buffer): Int32Array {
  const ids = new Int32Array(bytes.length / BYTES_AN_ID);
  for (let at = 0; at < ids.length; at += 1) ids[at] = bytes.readInt32BE(at * BYTES_AN_ID);
  return ids;
}
