import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { makeFolder } from '../../../test/temporary-folder.ts';
import { hasThaigovNews, type NewsItem, readNews } from '../../../test/thaigov-news.ts';
import { importContent } from './import-content.ts';
import { readContentFolder } from './read-folder.ts';
import { FolderStore } from '../media/folder-store.ts';

/** One item in this many is imported into the database; all of them are parsed. */
const SHARE = 12;

/** A news item as a file of HTML with front matter, as a cooperative would write it. */
function toFile({ title, lead, date, url, body }: NewsItem): string {
  const safe = body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const head = { title, excerpt: lead, date, author: 'สำนักโฆษก', url };
  const lines = safe.split('\n').map((text) => `<p>${text}</p>`);
  return `---\n${JSON.stringify(head)}\n---\n${lines.join('\n')}\n`;
}

function write(folder: string, items: readonly NewsItem[]): void {
  mkdirSync(path.join(folder, 'news'), { recursive: true });
  for (const item of items) writeFileSync(path.join(folder, 'news', `${item.id}.html`), toFile(item));
}

describe.runIf(hasThaigovNews())('real news', () => {
  const database = useTestDatabase();
  const [whole, part, dataDir] = [makeFolder(), makeFolder(), makeFolder()];
  let some: NewsItem[] = [];

  beforeAll(async () => {
    const news = readNews();
    some = news.filter((_item, index) => index % SHARE === 0);
    write(whole, news);
    write(part, some);
    const mediaFolder = path.join(dataDir, 'mediafiles');
    await importContent(database.pool, {
      folder: part,
      media: new FolderStore(mediaFolder),
      kind: 'own',
      now: TEST_NOW,
    });
  }, 180_000);

  it('are all read, the longest too', async () => {
    const { topics, problems } = await readContentFolder(whole);
    expect(problems).toEqual([]);
    expect(topics).toHaveLength(6083);
    expect(Math.max(...topics.map(({ html }) => html.length))).toBeGreaterThan(240_000);
  }, 60_000);

  it('are published completely and in one spelling', async () => {
    const rows = await database.db.selectFrom('topic').select(['title', 'body_html']).execute();
    expect(rows).toHaveLength(some.length);
    expect(rows.filter(({ title, body_html }) => /[\u200b]|เเ|ํา/.test(title + body_html))).toEqual([]);
  });

  it('are found first by their full titles, nearly always', async () => {
    const app = await buildTestApp(database, { config: { searchPerMinute: 0 } });
    let first = 0;
    const searched = some.filter(({ title }) => title.length <= 200).slice(0, 60);
    for (const { url, title } of searched) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/info/list/search',
        payload: { search: title },
      });
      if (answer.json<{ data: { external_url: string }[] }>().data[0]?.external_url === url) first += 1;
    }
    expect(first / searched.length).toBeGreaterThan(0.95);
  });
});
