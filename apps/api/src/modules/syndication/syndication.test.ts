import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import { createSyndicationQueries } from './syndication-queries.ts';
import { SyndicationService } from './syndication-service.ts';
import { xmlText } from './xml.ts';

const database = useTestDatabase();
const ORIGIN = 'https://portal.example.co.th';
const EVIL = 'ดอกเบี้ย <5% & "พิเศษ" ]]></title>\u0007';

beforeAll(async () => {
  const topic = (topic_id: number, changes: object = {}) => ({
    topic_id,
    source: String(topic_id),
    category: 'news',
    title: `เรื่องที่ ${topic_id}`,
    excerpt: '',
    body_html: '',
    author: '',
    published_at: new Date('2026-11-01T02:00:00Z'),
    visible_from: new Date('2026-11-01T02:00:00Z'),
    external_url: '',
    digest: '',
    ...changes,
  });
  await database.db
    .insertInto('topic')
    .values([
      topic(1, { published_at: new Date('2026-11-10T02:00:00Z'), title: EVIL, excerpt: EVIL }),
      topic(2, { category: 'rules' }),
      topic(3, { visible_until: new Date('2026-11-15T02:00:00Z') }),
      topic(4, { visible_from: new Date('2026-12-01T02:00:00Z') }),
      topic(5, { external_url: 'https://elsewhere.example.com/' }),
    ])
    .execute();
  const written = { body: 'x', name: 'ก', membership_no: null, created_at: new Date('2026-11-12T02:00:00Z') };
  await database.db
    .insertInto('board_topic')
    .values([
      { ...written, title: 'ถาม' },
      { ...written, title: 'ลบแล้ว', removed_at: TEST_NOW, removed_by: 'author' },
    ])
    .execute();
});

type Asked = { publicOrigin?: string | null; headers?: Record<string, string> };

const ask = async (url: string, { publicOrigin = ORIGIN, headers = {} }: Asked = {}) =>
  (await buildTestApp(database, { config: { publicOrigin } })).inject({ url, headers });

describe('the sitemap', () => {
  it('lists every published page', async () => {
    const { body, headers } = await ask('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address?.replace(ORIGIN, ''))).toEqual([
      '/home',
      '/findme',
      '/board',
      '/demand',
      '/calculator/loan',
      '/calculator/dividend',
      '/list/news',
      '/list/rules',
      '/boardShow/1',
      '/show/1',
      '/show/2',
    ]);
    expect(body).toContain(
      `<url><loc>${ORIGIN}/show/1</loc><lastmod>2026-11-10T02:00:00.000Z</lastmod></url>`,
    );
  });

  it('answers 304 for an unchanged file', async () => {
    const app = await buildTestApp(database, { config: { publicOrigin: ORIGIN } });
    const { etag } = (await app.inject('/sitemap.xml')).headers;
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is split into several files where it is large', async () => {
    const service = new SyndicationService({
      queries: createSyndicationQueries(database.db),
      pages: ['/home'],
      runtime: { coopNameTH: 'สหกรณ์', www_description: '' },
      now: () => TEST_NOW,
      topicsPerSitemap: 1,
    });
    expect(await service.sitemap(ORIGIN)).toContain(
      `<sitemap><loc>${ORIGIN}/sitemap-1.xml</loc></sitemap>\n<sitemap><loc>${ORIGIN}/sitemap-2.xml</loc></sitemap>`,
    );
    expect(await service.sitemapPart(ORIGIN, 1)).toMatch(/\/home<.*\/list\/rules<.*\/show\/1</s);
    expect(await service.sitemapPart(ORIGIN, 2)).not.toContain('/home');
    expect(await service.sitemapPart(ORIGIN, 3)).toBeNull();
  });
});

describe('the feed', () => {
  it('lists the newest first, and escapes titles', async () => {
    const { body, headers } = await ask('/rss.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect([...body.matchAll(/<guid isPermaLink="true">([^<]+)/g)].map(([, address]) => address)).toEqual([
      `${ORIGIN}/show/1`,
      `${ORIGIN}/show/2`,
    ]);
    expect(body).toContain('<title>ดอกเบี้ย &lt;5% &amp; &quot;พิเศษ&quot; ]]&gt;&lt;/title&gt;</title>');
    expect(body).toContain('<pubDate>Tue, 10 Nov 2026 02:00:00 GMT</pubDate>');
    expect(body).not.toContain('\u0007');
  });
});

it.each(['/sitemap.xml', '/rss.xml', '/sitemap-1.xml'])(
  '%s is never made of what a client says',
  async (url) => {
    const claimed = { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' };
    expect((await ask(url, { publicOrigin: null, headers: claimed })).statusCode).toBe(404);
    const answer = await ask(url, { publicOrigin: ORIGIN, headers: claimed });
    expect(answer.body).not.toContain('evil');
    const local = await ask(url, { publicOrigin: null, headers: { host: 'localhost:8080' } });
    expect(local.body).toContain('http://localhost:8080/');
  },
);

it.each([
  ['a\u0000b\uFFFEc', 'abc'],
  ['\uD83D\uDE00 \uD83D', '\uD83D\uDE00 \uFFFD'],
  ['<a href="x">&</a>', '&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;'],
])('writes %j as %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});
