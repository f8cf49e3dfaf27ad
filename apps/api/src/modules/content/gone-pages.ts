import type pg from 'pg';

/** Deletes pages, and keeps their numbers to answer 410 Gone. */
export async function removeTopics(
  client: pg.ClientBase,
  topicIds: readonly number[],
  now: Date,
): Promise<void> {
  await client.query(
    `with removed as (delete from topic where topic_id = any($1) returning topic_id, source)
     insert into gone_topic (topic_id, source, gone_at) select topic_id, source, $2 from removed`,
    [topicIds, now],
  );
}

/** The last number of each file whose page was deleted, so that old links work again if the page returns. */
export async function listGoneNumbers(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ source: string; topic_id: number }>(
    'select distinct on (source) source, topic_id from gone_topic order by source, gone_at desc',
  );
  return new Map(rows.map(({ source, topic_id }) => [source, topic_id]));
}

/** Removes restored pages from the deleted ones. */
export async function deleteRestoredPages(client: pg.ClientBase): Promise<void> {
  await client.query('delete from gone_topic where topic_id in (select topic_id from topic)');
}
