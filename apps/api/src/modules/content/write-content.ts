import type pg from 'pg';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { deleteRestoredPages, listGoneNumbers, removeTopics } from './gone-pages.ts';
import type { ReadyContent, ReadyTopic } from './publish-folder.ts';
import type { SiteDraft } from './site-files.ts';

/** Whether it is the cooperative's content or the demonstration's. */
export type ContentKind = 'demo' | 'own';

/** What an import did to the pages. */
export type TopicCounts = {
  added: number;
  changed: number;
  same: number;
  removed: number;
  vanished: string[];
};

/** Deletes the demonstration's pages, parts of the site, board topics and demands. */
export async function removeDemoContent(client: pg.ClientBase): Promise<void> {
  await client.query(
    `delete from topic; delete from gone_topic; delete from calendar_event; delete from site_part; delete from media_name;
     delete from menu_item; delete from notice_panel;
     delete from board_topic where is_demo; delete from demand where is_demo`,
  );
}

/**
 * Writes new and changed pages only. A page is identified by its number or its file, also
 * after it was deleted.
 * @param prune whether pages whose files are missing are deleted
 */
export async function writeTopics(
  client: pg.ClientBase,
  topics: readonly ReadyTopic[],
  { prune, now }: { prune: boolean; now: Date },
): Promise<TopicCounts> {
  const { rows: existing } = await client.query<{ topic_id: number; source: string; digest: string }>(
    'select topic_id, source, digest from topic',
  );
  const bySource = new Map(existing.map((row) => [row.source, row]));
  const byId = new Map(existing.map((row) => [row.topic_id, row]));
  const requestedIds = new Set(topics.map(({ topicId }) => topicId));
  const goneNumbers = await listGoneNumbers(client);
  const counts: TopicCounts = { added: 0, changed: 0, same: 0, removed: 0, vanished: [] };
  const currentIds = new Set<number>();
  for (const topic of topics) {
    const sameSource = bySource.get(topic.source);
    const known = topic.topicId === null ? sameSource : byId.get(topic.topicId);
    if (known?.digest === topic.digest && known.source === topic.source) {
      counts.same += 1;
      currentIds.add(known.topic_id);
      continue;
    }
    // The page had another number until now.
    if (sameSource && sameSource !== known) await removeTopics(client, [sameSource.topic_id], now);
    const before = goneNumbers.get(topic.source);
    const returns = topic.topicId === null && before !== undefined && !requestedIds.has(before);
    const numbered = returns ? { ...topic, topicId: before } : topic;
    currentIds.add(await writeTopic(client, numbered, known?.topic_id));
    counts[known ? 'changed' : 'added'] += 1;
  }
  const sources = new Set(topics.map(({ source }) => source));
  const deleted = existing.filter((row) => !currentIds.has(row.topic_id) && !sources.has(row.source));
  if (prune) {
    const numbers = deleted.map((row) => row.topic_id);
    await removeTopics(client, numbers, now);
    counts.removed = deleted.length;
  } else counts.vanished = deleted.map(({ source }) => source);
  await deleteRestoredPages(client);
  return counts;
}

const COLUMNS =
  'source, category, title, excerpt, body_html, author, published_at, visible_from, visible_until, featured, external_url, picture, attachments, album, digest';

async function writeTopic(
  client: pg.ClientBase,
  topic: ReadyTopic,
  knownId: number | undefined,
): Promise<number> {
  const values = [
    topic.source,
    topic.category,
    topic.title,
    topic.excerpt,
    topic.bodyHtml,
    topic.author,
    topic.publishedAt,
    topic.visibleFrom,
    topic.visibleUntil,
    topic.featured,
    topic.externalUrl,
    topic.picture && JSON.stringify(topic.picture),
    JSON.stringify(topic.attachments),
    JSON.stringify(topic.album),
    topic.digest,
  ];
  const placeholders = values.map((_value, index) => `$${index + 1}`).join(', ');
  const { rows } =
    knownId === undefined
      ? await insertTopic(client, placeholders, values, topic.topicId)
      : await client.query<{ topic_id: number }>(
          `update topic set (${COLUMNS}) = (${placeholders}) where topic_id = $${values.length + 1} returning topic_id`,
          [...values, knownId],
        );
  const [row] = rows;
  if (!row) throw new Error(`The page of ${topic.source} was not written.`);
  return row.topic_id;
}

function insertTopic(
  client: pg.ClientBase,
  placeholders: string,
  values: readonly unknown[],
  id: number | null,
) {
  return id === null
    ? client.query<{ topic_id: number }>(
        `insert into topic (${COLUMNS}) values (${placeholders}) returning topic_id`,
        [...values],
      )
    : client.query<{ topic_id: number }>(
        `insert into topic (${COLUMNS}, topic_id) values (${placeholders}, $${values.length + 1}) returning topic_id`,
        [...values, id],
      );
}

/** Replaces each part of the site that has a file, and returns the names of those files. */
export async function writeSite(
  client: pg.ClientBase,
  { site, parts, mediaNames }: ReadyContent,
): Promise<string[]> {
  if (site.menu) await writeMenu(client, site.menu);
  if (site.banners) await writeNotice(client, site.banners.notice);
  if (site.calendar) await writeCalendar(client, site.calendar);
  for (const [name, content] of Object.entries(parts)) {
    await client.query(
      `insert into site_part (name, content) values ($1, $2)
       on conflict (name) do update set content = excluded.content`,
      [name, JSON.stringify(content)],
    );
  }
  await client.query(
    `insert into media_name (file, name) select * from unnest($1::text[], $2::text[])
     on conflict (file) do update set name = excluded.name`,
    [[...mediaNames.keys()], [...mediaNames.values()]],
  );
  return Object.keys(site);
}

/** Names categories, and adds those that are not known yet. Write them before the pages. */
export async function writeCategories(
  client: pg.ClientBase,
  categories: NonNullable<SiteDraft['categories']>,
): Promise<void> {
  for (const { category, name, picture } of categories) {
    await client.query(
      `insert into content_category (category, name, default_image, position)
       values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from content_category))
       on conflict (category) do update set name = excluded.name`,
      [category, name, picture],
    );
  }
}

async function writeMenu(client: pg.ClientBase, menu: NonNullable<SiteDraft['menu']>): Promise<void> {
  await client.query('delete from menu_item');
  for (const [index, item] of menu.entries()) {
    const isParent = 'items' in item;
    const seq = index + 1;
    await client.query(
      `insert into menu_item (seq, type, is_parent, url, manu_name) values ($1, 'main', $2, $3, $4)`,
      [seq, isParent ? '1' : '0', isParent ? '' : item.url, item.name],
    );
    for (const [position, { name, url }] of (isParent ? item.items : []).entries()) {
      await client.query(
        'insert into sub_menu_item (manu_id, position, url, description) values ($1, $2, $3, $4)',
        [seq, position + 1, url, name],
      );
    }
  }
}

async function writeNotice(
  client: pg.ClientBase,
  notice: NonNullable<SiteDraft['banners']>['notice'],
): Promise<void> {
  await client.query('delete from notice_panel');
  if (!notice) return;
  await client.query('insert into notice_panel (position, colour, note_html) values (1, $1, $2)', [
    notice.colour,
    sanitiseHtml(notice.html),
  ]);
}

async function writeCalendar(
  client: pg.ClientBase,
  events: NonNullable<SiteDraft['calendar']>,
): Promise<void> {
  await client.query('delete from calendar_event');
  for (const [index, { title, date, until, time, place, url }] of events.entries()) {
    await client.query(
      `insert into calendar_event (position, title, starts_on, ends_on, time, place, url)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [index + 1, title, date, until ?? date, time, place, url],
    );
  }
}
