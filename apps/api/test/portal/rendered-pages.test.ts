import { rmSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Config } from '../../src/config.ts';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { buildTestApp, TEST_NOW } from '../app.ts';
import { builtPortal } from '../built-portal.ts';
import { useTestDatabase } from '../database.ts';

const database = useTestDatabase();
const ORIGIN = 'https://portal.example.co.th';
const EVIL = '</title></script><script>alert(1)</script>';

let portalFolder = '';

/** A busy machine may take its time. */
const renderWithinMs = 60_000;

const buildPortal = (config: Partial<Config> = {}) =>
  buildTestApp(database, { portalFolder, renderWithinMs, config: { publicOrigin: ORIGIN, ...config } });

const ask = async (url: string, config: Partial<Config> = {}, headers: Record<string, string> = {}) =>
  (await buildPortal(config)).inject({ url, headers });

/** What the HTML standard demands; how one writes it is React's affair. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** The values of JSON-LD in a page. */
const structured = (html: string) =>
  [...html.matchAll(/<script [^>]*type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  );

/** The values in a page's head, by name, property or relation. */
const getHeadValues = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );

beforeAll(async () => {
  portalFolder = builtPortal();
  const picture = { file: 'a1.jpg', alt: 'ประชุมใหญ่', width: 960, height: 640, sources: [] };
  const topic = (topic_id: number, changes: object = {}) => ({
    topic_id,
    source: String(topic_id),
    category: 'news',
    title: `เรื่องที่ ${topic_id}`,
    excerpt: `ย่อ ${topic_id}`,
    body_html: `<p>เนื้อหาของเรื่องที่ ${topic_id}</p>`,
    author: 'ฝ่ายสินเชื่อ',
    published_at: new Date('2026-11-01T02:00:00Z'),
    visible_from: new Date('2026-11-01T02:00:00Z'),
    external_url: '',
    digest: '',
    ...changes,
  });
  await database.db
    .insertInto('topic')
    .values([
      topic(7, { picture: JSON.stringify(picture) }),
      topic(8, { title: EVIL, excerpt: EVIL, author: EVIL }),
      topic(9, { visible_until: new Date('2026-11-10T02:00:00Z') }),
      topic(10, { visible_from: new Date('2026-12-10T02:00:00Z') }),
      topic(11, { category: 'rules' }),
    ])
    .execute();
  const gone_at = new Date('2026-11-10T02:00:00Z');
  await database.db
    .insertInto('gone_topic')
    .values({ topic_id: 12, source: 'news/12.md', gone_at })
    .execute();
}, 240_000);

afterAll(() => rmSync(portalFolder, { recursive: true, force: true }));

describe('a public page', () => {
  it.each([
    ['/home', 200, 'เรื่องที่ 7'],
    ['/list/news', 200, 'ย่อ 7'],
    ['/list/news?page=2', 200, 'ไม่มีหน้านี้ในรายการ'],
    ['/show/7', 200, '<p>เนื้อหาของเรื่องที่ 7</p>'],
    ['/colors', 200, 'สีของเว็บไซต์'],
    ['/findme', 200, 'สำนักงานและสาขา'],
    ['/calculator/loan?amount=1000&periods=12', 200, 'คำนวณเงินกู้'],
    ['/calculator/dividend', 200, 'คำนวณปันผลและเฉลี่ยคืน'],
    ['/show/9', 410, 'หน้านี้สิ้นสุดการเผยแพร่แล้ว'],
    ['/show/12', 410, 'หน้านี้สิ้นสุดการเผยแพร่แล้ว'],
    ['/show/10', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/show/99', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/show/abc', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/list/nothing', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/no/such/page', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
  ])('%s has status %i and its words in the HTML', async (url, status, words) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(status);
    const [, root = ''] =
      /<div id="root">(.*?)<script type="application\/json" id="page-data"/s.exec(body) ?? [];
    expect(root).toContain(words);
    // No splash over it, nothing that waits for a script, and nothing that the page's own policy refuses.
    const markup = body.replaceAll(/<style>.*?<\/style>/gs, '');
    expect(markup).not.toMatch(
      /data-slot="splash"|<noscript|data-slot="skeleton|<style\b|\sstyle="|\son[a-z]+="/,
    );
    expect(getHeadValues(body)['robots']).toBe(status === 200 ? undefined : 'noindex');
  });

  it.each(['/index.php', '/show/1246.html', '/.env'])(
    '%s is not found in words where a browser opens it as a page',
    async (url) => {
      const { statusCode, headers, body } = await ask(url, {}, { accept: 'text/html,*/*;q=0.8' });
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('ไม่พบหน้าเว็บไซต์ที่ค้นหา');
    },
  );

  it.each([
    ['/%ZZ', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/show/%E0%B8', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/show/%00', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/list/%A1%D2?page=%', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
    ['/list/news?utm_source=%A1%00', 200, 'ย่อ 7'],
    ['/member/%', 404, 'ไม่พบหน้าเว็บไซต์ที่ค้นหา'],
  ])(
    '%s, which cannot be decoded, is a page in a browser and an error elsewhere',
    async (url, status, words) => {
      const page = await ask(url, {}, { accept: 'text/html,*/*;q=0.8' });
      expect(page.statusCode).toBe(status);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(page.body).toContain(words);
      const refused = await ask(url, {}, { accept: 'application/json' });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: 'validation' });
    },
  );

  it.each(['/%E0%A4%A', '/member/%ff', '/%25E0%25A4%25A', '/home?%ff'])(
    '%s is decoded once, so that the router has nothing to write to the output',
    async (url) => {
      const written = vi.spyOn(console, 'warn').mockReturnValue();
      onTestFinished(() => written.mockRestore());
      await ask(url, {}, { accept: 'text/html' });
      expect(written).not.toHaveBeenCalled();
    },
  );

  it('is left to the browser for an address with very many requests, except for pages in the cache', async () => {
    const app = await buildPortal({ pagesPerMinute: 2 });
    const isRendered = async (url: string, remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).headers['server-timing'] !== undefined;
    const [one, other] = ['203.0.113.7', '198.51.100.9'];
    expect(await isRendered('/list/news?page=1', one)).toBe(true);
    expect(await isRendered('/list/news?page=2', one)).toBe(true);
    expect(await isRendered('/list/news?page=1', one)).toBe(true);
    expect(await isRendered('/list/news?page=3', one)).toBe(false);
    expect(await isRendered('/list/news?page=3', other)).toBe(true);
  });

  it('is left to the browser without an error in the log if a call for it is rate limited', async () => {
    const lines: string[] = [];
    const log = createStreamLogger({ write: (line) => void lines.push(line) }, 'info');
    const config = { publicOrigin: ORIGIN, searchPerMinute: 1 };
    const app = await buildTestApp(database, { portalFolder, renderWithinMs, config, log });
    expect((await app.inject('/list/search?search=one')).headers['server-timing']).toBeDefined();
    const limited = await app.inject('/list/search?search=two');
    expect(limited.statusCode).toBe(200);
    expect(limited.headers['server-timing']).toBeUndefined();
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual(expect.objectContaining({ msg: 'refused', code: 'rate_limited' }));
    expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('runs a script before its first paint only for a reader with display settings of their own', async () => {
    const blocking = /<script(?![^>]*type=)[^>]*src=/;
    const usual = await ask('/home');
    expect(usual.body).not.toMatch(blocking);
    expect(usual.headers['vary']).toContain('Cookie');
    const own = await ask('/home', {}, { cookie: 'device=x; own-display=1' });
    expect(own.body).toMatch(blocking);
    expect(own.headers['etag']).not.toBe(usual.headers['etag']);
  });

  it('is not confused with another by unusual spellings of the address', async () => {
    const app = await buildPortal();
    for (const url of ['//evil.example.com/home', '/%2Fhome', '/home%2F..', '/no/such/page']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- each request changes the state of the next
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).not.toContain('เรื่องที่ 7');
    }
  });

  it.each(['/home', '/list/news', '/show/7', '/show/9', '/colors', '/findme', '/nowhere'])(
    '%s is valid HTML',
    async (url) => {
      const { body } = await ask(url);
      const { results } = await validator.validateString(body);
      expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    },
  );

  it('is found by a search', async () => {
    const { body } = await ask(`/list/search?search=${encodeURIComponent('เรื่องที่')}`);
    expect(body).toContain('ผลการค้นหา “');
    expect(getHeadValues(body)['robots']).toBe('noindex');
  });

  it('has one address for all that is typed into a calculator, and repeats none of it in its head', async () => {
    const { body } = await ask('/calculator/loan?amount=987654&periods=12');
    expect(getHeadValues(body)).toMatchObject({ canonical: `${ORIGIN}/calculator/loan` });
    expect(getHeadValues(body)).not.toHaveProperty('robots');
    expect(body.split('</head>')[0]).not.toContain('987654');
  });

  it.each(['/member/logon', '/member/status', '/verify/AAAA'])(
    '%s is drawn by the browser alone',
    async (url) => {
      const { headers, body } = await ask(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('<div id="root"><main data-slot="splash"');
      const { results } = await validator.validateString(body);
      expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    },
  );

  it.each([
    ['/member/status', ['member-shell', 'status-page'], ['logon-page']],
    ['/member/dep_statement/01-1', ['member-shell', 'deposit-statement-page'], []],
    ['/member/welcome', ['plain-shell', 'welcome-page'], ['member-shell']],
    ['/member/logon', ['plain-shell', 'logon-page'], ['member-shell', 'status-page']],
    ['/verify/AAAA', ['plain-shell', 'verify-page'], ['member-shell']],
  ])('%s comes with the code of its screen, and of no other', async (url, needed, others) => {
    const { body } = await ask(url);
    const names = [...body.matchAll(/<link rel="modulepreload" crossorigin="anonymous" href="([^"]+)"/g)].map(
      ([, href]) => href?.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1'),
    );
    expect(names).toEqual(expect.arrayContaining(needed));
    expect(names.filter((name) => others.includes(name ?? ''))).toEqual([]);
  });

  it('leads from the root to the first page', async () => {
    const { statusCode, headers } = await ask('/');
    expect([statusCode, headers.location]).toEqual([302, '/home']);
  });

  it('says what search engines and link previews read', async () => {
    const { body } = await ask('/show/7?utm_source=x');
    expect(body).toContain('<title>เรื่องที่ 7 · สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด</title>');
    expect(getHeadValues(body)).toMatchObject({
      description: 'ย่อ 7',
      canonical: `${ORIGIN}/show/7`,
      'og:type': 'article',
      'og:locale': 'th_TH',
      'og:title': 'เรื่องที่ 7',
      'og:description': 'ย่อ 7',
      'og:url': `${ORIGIN}/show/7`,
      'og:image': `${ORIGIN}/mediafiles/a1.jpg`,
      'og:image:width': '960',
    });
    expect(body).toContain('<link rel="alternate" type="application/rss+xml"');
  });

  it('describes itself as structured data', async () => {
    const [news, way] = structured((await ask('/show/7')).body);
    expect(news).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'เรื่องที่ 7',
      datePublished: '2026-11-01T02:00:00.000Z',
      author: { '@type': 'Organization', name: 'ฝ่ายสินเชื่อ' },
      mainEntityOfPage: `${ORIGIN}/show/7`,
      image: [`${ORIGIN}/mediafiles/a1.jpg`],
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(structured((await ask('/show/11')).body)[0]).toMatchObject({ '@type': 'Article' });
    expect(structured((await ask('/home')).body)[0]).toMatchObject({
      '@type': 'Organization',
      name: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด',
      url: `${ORIGIN}/home`,
      telephone: '02 000 0001',
    });
  });

  it('makes no code of a title', async () => {
    for (const url of ['/show/8', '/list/news', '/home', `/list/search?search=${encodeURIComponent(EVIL)}`]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- four pages, one after the other
      const { body } = await ask(url);
      expect(body, url).not.toContain('<script>');
      const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.filter((tag) => !/\ssrc="\/assets\/|type="application\/(ld\+)?json"/.test(tag))).toEqual(
        [],
      );
      const [, data] = /id="page-data"[^>]*>([^<]*)<\/script>/.exec(body) ?? [];
      expect(JSON.parse(data ?? '')).toHaveProperty('rendered.api.queries');
    }
    expect(structured((await ask('/show/8')).body)[0]).toMatchObject({ headline: EVIL });
  });

  it('believes no client where it is', async () => {
    const host = { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' };
    const { body } = await ask('/show/7', { publicOrigin: null }, host);
    expect(body).not.toContain('evil');
    expect(getHeadValues(body)).not.toHaveProperty('canonical');
    expect((await ask('/show/7', {}, host)).body).not.toContain('evil');
    const near = await ask('/show/7', { publicOrigin: null }, { host: 'localhost:8080' });
    expect(getHeadValues(near.body)['canonical']).toBe('http://localhost:8080/show/7');
  });

  it('loads its own code after what is needed to show it', async () => {
    const { body } = await ask('/show/7');
    const [, preload = ''] = /data-preload="([^"]*)"/.exec(body) ?? [];
    const names = preload.split(' ').map((address) => address.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, '$1'));
    expect(names).toEqual(expect.arrayContaining(['react', 'public-page', 'article-page']));
    expect(names).not.toContain('home-page');
    // It only requests the script that loads the others after the first paint.
    expect(body.match(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/assets\/entry-.*fetchpriority="low"/i),
    ]);
    expect(body).not.toContain('modulepreload');
  });

  it('is grey where the cooperative wants it, but for screens without the public layout', async () => {
    expect((await ask('/home')).body).toContain('data-grayscale=""><head>');
    expect((await ask('/findme')).body).not.toContain('data-grayscale=""');
  });
});

describe('the copy that a browser keeps', () => {
  it('is asked for again each time, and not sent again while it is the same', async () => {
    const app = await buildPortal();
    const first = await app.inject('/show/11');
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
    expect(first.headers['server-timing']).toMatch(/^render;dur=\d/);
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    const known = { 'if-none-match': `"other", ${String(first.headers.etag)}`, cookie };
    const again = await app.inject({ url: '/show/11', headers: known });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
    const head = await app.inject({ url: '/show/11', method: 'HEAD' });
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, first.headers.etag, '']);
  });

  it('is the same though it was rendered at another time', async () => {
    const later = await buildTestApp(database, {
      portalFolder,
      renderWithinMs,
      config: { publicOrigin: ORIGIN },
      now: () => new Date(TEST_NOW.getTime() + 60_000),
    });
    expect((await later.inject('/show/11')).headers.etag).toBe((await ask('/show/11')).headers.etag);
  });

  it('is sent compressed', async () => {
    const { headers } = await ask('/show/7', {}, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('those who read', () => {
  beforeEach(() => sql`truncate topic_views, visitor_day`.execute(database.db));

  const counts = async () => {
    const views = await database.db.selectFrom('topic_views').select(['topic_id', 'views']).execute();
    const days = await database.db.selectFrom('visitor_day').select('visitors').execute();
    return { views: views.map((row) => [row.topic_id, Number(row.views)]), visitors: days[0]?.visitors ?? 0 };
  };

  it('are counted once a page, without robots and HEAD requests', async () => {
    const app = await buildPortal();
    for (const agent of ['Firefox', 'Firefox', 'Googlebot/2.1']) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one reader after the other
      await app.inject({ url: '/show/7', headers: { 'user-agent': agent } });
    }
    await app.inject({ url: '/show/7', method: 'HEAD' });
    await app.inject('/show/9');
    await app.close();
    expect(await counts()).toEqual({ views: [[7, 2]], visitors: 1 });
  });
});
