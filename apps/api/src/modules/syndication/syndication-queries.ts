import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

type Slice = { limit: number; offset: number };

/** Reads the published pages for the sitemap and the RSS feed. */
export function createSyndicationQueries(db: Kysely<Database>) {
  const selectPublished = (now: Date) =>
    db
      .selectFrom('topic')
      .where('external_url', '=', '')
      .where(sql<boolean>`visible_from <= ${now} and visible_until > ${now}`);

  return {
    countTopics: async (now: Date): Promise<number> => {
      const row = await selectPublished(now)
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    listTopics: (now: Date, { limit, offset }: Slice) =>
      selectPublished(now)
        .select(['topic_id', 'published_at'])
        .orderBy('topic_id')
        .limit(limit)
        .offset(offset)
        .execute(),

    /** The categories with pages, and the day of their newest page. */
    listCategories: (now: Date) =>
      selectPublished(now)
        .innerJoin('content_category', 'content_category.category', 'topic.category')
        .select((eb) => ['topic.category', eb.fn.max('topic.published_at').as('newest')])
        .groupBy(['topic.category', 'content_category.position'])
        .orderBy('content_category.position')
        .execute(),

    /** The board's topics, the newest first. */
    listBoardTopics: (limit: number) =>
      db
        .selectFrom('board_topic')
        .select(['topic_id', 'created_at'])
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('topic_id', 'desc')
        .limit(limit)
        .execute(),

    listNewest: (now: Date, limit: number) =>
      selectPublished(now)
        .innerJoin('content_category', 'content_category.category', 'topic.category')
        .select(['topic_id', 'title', 'excerpt', 'published_at', 'content_category.name as category_name'])
        .orderBy('published_at', 'desc')
        .orderBy('topic_id', 'desc')
        .limit(limit)
        .execute(),
  };
}

export type SyndicationQueries = ReturnType<typeof createSyndicationQueries>;
