import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** What lists show of a page. */
export type TopicRow = Awaited<ReturnType<ReturnType<typeof selectTopics>['execute']>>[number];

/** Begins a query for what lists and hits show of pages. */
export function selectTopics(db: Kysely<Database>) {
  return db
    .selectFrom('topic')
    .innerJoin('content_category', 'content_category.category', 'topic.category')
    .leftJoin('topic_views', 'topic_views.topic_id', 'topic.topic_id')
    .select((eb) => [
      'topic.topic_id',
      'topic.category',
      'content_category.name as category_name',
      'content_category.default_image',
      'topic.title',
      'topic.excerpt',
      'topic.author',
      'topic.published_at',
      'topic.external_url',
      'topic.picture',
      'topic.attachments',
      eb.fn.coalesce('topic_views.views', sql<string>`0`).as('views'),
    ]);
}
