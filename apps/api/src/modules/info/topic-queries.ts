import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { selectTopics, type TopicRow } from './topic-rows.ts';

export type TopicPageRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createTopicQueries>['findTopic']>>
>;

/** Reads published pages. A page is seen from `visible_from` until before `visible_until`. */
export function createTopicQueries(db: Kysely<Database>) {
  // Built once, because every list and every search uses it.
  const byIds = selectTopics(db)
    .modifyFront(sql`/* plan: topics_by_id */`)
    .where(sql<boolean>`topic.topic_id = any(${[]}::integer[])`)
    .compile();
  return {
    /** In no order. */
    listByIds: async (ids: readonly number[]) =>
      (await db.executeQuery<TopicRow>({ ...byIds, parameters: [ids] })).rows,

    listFeatured: (now: Date, limit: number) =>
      selectTopics(db)
        .where('featured', '=', true)
        .where(visible(now))
        .orderBy('topic.published_at', 'desc')
        .orderBy('topic.topic_id', 'desc')
        .limit(limit)
        .execute(),

    /** Visible or not. */
    findTopic: (topicId: number) =>
      selectTopics(db)
        .select(['topic.body_html', 'topic.album', 'topic.visible_from', 'topic.visible_until'])
        .where('topic.topic_id', '=', topicId)
        .executeTakeFirst(),

    /** Whether a page with this number was deleted. */
    isGone: async (topicId: number): Promise<boolean> =>
      (await db
        .selectFrom('gone_topic')
        .select('topic_id')
        .where('topic_id', '=', topicId)
        .executeTakeFirst()) !== undefined,

    /** The nearest visible page before or after one in the order of its category. */
    findNeighbour: (
      { category, published_at, topic_id }: { category: string; published_at: Date; topic_id: number },
      side: 'before' | 'after',
      now: Date,
    ) => {
      const [sign, order] = side === 'before' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const];
      return db
        .selectFrom('topic')
        .select(['topic_id', 'title'])
        .where('category', '=', category)
        .where(sql<boolean>`(published_at, topic_id) ${sign} (${published_at}, ${topic_id})`)
        .where(visible(now))
        .orderBy('published_at', order)
        .orderBy('topic_id', order)
        .limit(1)
        .executeTakeFirst();
    },
  };
}

export type TopicQueries = ReturnType<typeof createTopicQueries>;

function visible(now: Date) {
  return sql<boolean>`visible_from <= ${now} and visible_until > ${now}`;
}
