import { createHash } from 'node:crypto';
import type pg from 'pg';
import { buildSearchIndex } from '../../src/modules/search/search-index.ts';

export type LoadedTopic = {
  id: number;
  category: string;
  date: string;
  title: string;
  lead: string;
  body: string;
};

const TOPICS_AT_ONCE = 500;

/**
 * Puts topics in place of what the database contains, and builds the search index.
 * Returns the seconds that the index took.
 */
export async function loadTopics(pool: pg.Pool, topics: readonly LoadedTopic[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    await client.query('delete from topic');
    for (let start = 0; start < topics.length; start += TOPICS_AT_ONCE) {
      await insert(client, topics.slice(start, start + TOPICS_AT_ONCE));
    }
    const begin = performance.now();
    await buildSearchIndex(client, new Date());
    const seconds = (performance.now() - begin) / 1000;
    await client.query('commit');
    await client.query('vacuum analyze');
    return seconds;
  } finally {
    client.release(true);
  }
}

async function insert(client: pg.ClientBase, topics: readonly LoadedTopic[]): Promise<void> {
  await client.query(
    `insert into topic (topic_id, source, category, title, excerpt, body_html, author, published_at,
       visible_from, external_url, digest)
     select id, id::text, category, title, lead, body, '', day, day, '', digest
     from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[])
       as given (id, category, title, lead, body, day, digest)`,
    [
      topics.map(({ id }) => id),
      topics.map(({ category }) => category),
      topics.map(({ title }) => title),
      topics.map(({ lead }) => lead),
      topics.map(({ body }) => getHtml(body)),
      topics.map(({ date }) => `${date}T02:00:00Z`),
      topics.map(({ body }) => createHash('sha256').update(body).digest('hex')),
    ],
  );
}

function getHtml(body: string): string {
  const safe = body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
