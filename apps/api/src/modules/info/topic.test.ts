import { type Insertable, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/schema.ts';

const database = useTestDatabase();
const { db } = database;

const PICTURE = {
  file: 'a1.jpg',
  alt: 'ประชุมใหญ่',
  width: 960,
  height: 640,
  sources: [{ file: 'a1-480.webp', media_type: 'image/webp', width: 480 }],
};
const FORM = { file: 'f1.pdf', title: 'คำขอกู้', media_type: 'application/pdf', size_bytes: 12, pages: 2 };

function topic(changes: Partial<Insertable<Database['topic']>>): Insertable<Database['topic']> {
  const published = changes.published_at ?? new Date('2026-11-01T02:00:00Z');
  return {
    source: String(changes.topic_id),
    category: 'news',
    title: `เรื่องที่ ${changes.topic_id}`,
    excerpt: '',
    body_html: '<p>เนื้อหา</p>',
    author: '',
    published_at: published,
    visible_from: published,
    external_url: '',
    digest: '',
    ...changes,
  };
}

const day = (text: string) => new Date(`${text}T02:00:00Z`);

beforeAll(async () => {
  await db
    .insertInto('topic')
    .values([
      topic({ topic_id: 1, published_at: day('2026-11-01') }),
      topic({
        topic_id: 2,
        published_at: day('2026-11-10'),
        body_html: '<p onclick="x()">ก</p><script>x()</script>',
        external_url: 'javascript:alert(1)',
        picture: JSON.stringify(PICTURE),
        album: JSON.stringify([PICTURE]),
        attachments: JSON.stringify([FORM, { ...FORM, file: 'f2.pdf' }]),
      }),
      topic({ topic_id: 3, published_at: day('2026-11-12'), visible_until: day('2026-11-15') }),
      topic({ topic_id: 4, published_at: day('2026-11-13'), visible_from: day('2026-12-01') }),
      topic({ topic_id: 5, published_at: day('2026-11-19'), featured: true }),
      topic({ topic_id: 6, category: 'cremation' }),
      ...Array.from({ length: 45 }, (_, index) => topic({ topic_id: 1000 + index, category: 'rules' })),
    ])
    .execute();
});

type Listed = {
  category: string;
  page: number;
  per_page: number;
  total: number;
  data: { topic_id: number; views: number }[];
};

async function list(path: string): Promise<Listed> {
  const app = await buildTestApp(database);
  return (await app.inject(`/api/info/list/${path}`)).json<Listed>();
}

const numbers = ({ data }: Listed) => data.map(({ topic_id }) => topic_id);

describe('a list', () => {
  it('contains what is published now, the newest first', async () => {
    const news = await list('news');
    expect(numbers(news)).toEqual([5, 2, 1]);
    expect(news).toMatchObject({ rc_code: '1', category_name: 'ข่าวประชาสัมพันธ์', total: 3, page: 1 });
  });

  it('shows the picture and the first file of a page, and no dangerous link', async () => {
    const { data } = await list('news');
    expect(data[1]).toMatchObject({
      image: 'a1.jpg',
      picture: PICTURE,
      attachment: FORM,
      external_url: '',
      default_image: 'default-news.png',
    });
    expect(data[0]).toMatchObject({ image: null, picture: null, attachment: null });
  });

  it('turns its pages without losing or repeating one', async () => {
    const pages = [await list('rules'), await list('rules?page=2'), await list('rules?page=3')];
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flatMap(numbers)).size).toBe(45);
    expect(await list('rules?page=4')).toMatchObject({ page: 4, total: 45, data: [] });
  });

  it.each([
    ['creamation', 'cremation', [6]],
    ['rule?page=3', 'rules', [1004, 1003, 1002, 1001, 1000]],
  ])('knows the other spelling %s', async (word, category, expected) => {
    const found = await list(word);
    expect(found.category).toBe(category);
    expect(numbers(found)).toEqual(expected);
  });

  it.each(['video', 'download_crem4', 'bussiness_report'])('is empty, not missing, for %s', async (word) => {
    expect(await list(word)).toMatchObject({ rc_code: '1', total: 0, data: [] });
  });

  it.each(['nothing', 'search', '__proto__', 'ข่าว', 'a'.repeat(41), '%2e%2e'])('404: %s', async (word) => {
    const app = await buildTestApp(database);
    const answer = await app.inject(`/api/info/list/${encodeURI(word)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['page=0', 'page=-1', 'page=1e3', 'page=1&page=2', 'page=9999999', 'page=', 'limit=5', 'x=1'])(
    '400: ?%s',
    async (query) => {
      const app = await buildTestApp(database);
      expect((await app.inject(`/api/info/list/news?${query}`)).statusCode).toBe(400);
    },
  );

  it('may be kept for a minute and is not sent again unchanged', async () => {
    const app = await buildTestApp(database);
    const first = await app.inject('/api/info/list/news');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=60\b/);
    const second = await app.inject({
      url: '/api/info/list/news',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });
});

type Shown = { data: { previous: unknown; next: unknown; [name: string]: unknown }[] };

describe('a page', () => {
  it('is safe HTML with its files, pictures and neighbours', async () => {
    const app = await buildTestApp(database);
    const { data } = (await app.inject('/api/info/show/2')).json<Shown>();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      topic_id: 2,
      body_html: '<p>ก</p>',
      album: [PICTURE],
      attachments: [{ file: 'f1.pdf' }, { file: 'f2.pdf' }],
      previous: { topic_id: 1, title: 'เรื่องที่ 1' },
      next: { topic_id: 5 },
    });
  });

  it('has no neighbour after the last, nor one in another category', async () => {
    const app = await buildTestApp(database);
    const [first] = (await app.inject('/api/info/show/1')).json<Shown>().data;
    const [lone] = (await app.inject('/api/info/show/6')).json<Shown>().data;
    expect(first).toMatchObject({ previous: null, next: { topic_id: 2 } });
    expect(lone).toMatchObject({ previous: null, next: null });
  });

  it.each([
    ['3', 410, 'gone'],
    ['4', 404, 'not_found'],
    ['77', 404, 'not_found'],
    ['0', 404, 'not_found'],
    ['abc', 404, 'not_found'],
    ['1;drop', 404, 'not_found'],
    ['99999999999', 404, 'not_found'],
  ])('%s answers %i', async (id, status, code) => {
    const app = await buildTestApp(database);
    const answer = await app.inject(`/api/info/show/${id}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('appears and goes at its hour', async () => {
    const at = async (now: Date, id: number) =>
      (await (await buildTestApp(database, { now: () => now })).inject(`/api/info/show/${id}`)).statusCode;
    expect(await at(day('2026-11-14'), 3)).toBe(200);
    expect(await at(day('2026-12-02'), 4)).toBe(200);
  });
});

describe('readers', () => {
  beforeEach(() => db.deleteFrom('topic_views').execute());

  it('are counted for GET, not for HEAD', async () => {
    const app = await buildTestApp(database);
    await app.inject('/api/info/show/1');
    await app.inject('/api/info/show/1');
    await app.inject({ method: 'HEAD', url: '/api/info/show/1' });
    await app.close();
    const { data } = await list('news');
    expect(data.find(({ topic_id }) => topic_id === 1)?.views).toBe(2);
  });

  it('count once a day, however often they visit', async () => {
    const app = await buildTestApp(database);
    for (const agent of ['a', 'a', 'b']) {
      await app.inject({ url: '/api/info/home', headers: { 'user-agent': agent } });
    }
    await app.close();
    const days = await db.selectFrom('visitor_day').selectAll().execute();
    expect(days).toEqual([{ day: '2026-11-20', visitors: 2 }]);
  });

  it('of a page that is gone do not spoil the counts of the others', async () => {
    const app = await buildTestApp(database);
    await app.inject('/api/info/show/5');
    await app.inject('/api/info/show/6');
    await db.deleteFrom('topic').where('topic_id', '=', 6).execute();
    await app.close();
    const counted = await db.selectFrom('topic_views').select('topic_id').orderBy('topic_id').execute();
    expect(counted).toEqual([{ topic_id: 5 }]);
  });
});

describe('the first page', () => {
  it('has its usual sections where the cooperative has set none', async () => {
    const app = await buildTestApp(database);
    const { data } = (await app.inject('/api/info/home')).json<{ data: { kind: string }[] }>();
    expect(data.map(({ kind }) => kind)).toEqual([
      'slider',
      ...Array.from({ length: 6 }, () => 'topics'),
      'board',
      'calendar',
      'rates',
      'visitors',
    ]);
    expect(data[0]).toMatchObject({ items: [{ title: 'เรื่องที่ 5', url: '/show/5', label: 'ข่าวประชาสัมพันธ์' }] });
  });

  it('follows the plan of the cooperative', async () => {
    const slide = { title: 'ก', excerpt: '', label: 'ประกาศ', url: '/list/news', picture: null };
    const parts = {
      home: [
        { kind: 'rates', title: 'ดอกเบี้ย' },
        { kind: 'slider', title: 'เด่น', limit: 2 },
        { kind: 'links', title: 'ทางลัด', items: [{ name: 'ร้าย', url: 'javascript:x' }] },
        { kind: 'topics', title: 'ฌาปนกิจ', category: 'creamation', layout: 'plain', limit: 3 },
        { kind: 'calendar', title: 'ปฏิทิน', limit: 2 },
      ],
      slides: [
        { ...slide, title: 'ยังไม่ถึง', from: '2026-12-01', until: null },
        { ...slide, title: 'เลยแล้ว', from: null, until: '2026-11-19' },
        { ...slide, title: 'วันสุดท้าย', from: null, until: '2026-11-20' },
      ],
      rates: [
        {
          kind: 'deposit',
          name: 'เงินฝาก',
          effective_on: '2026-07-01',
          url: '',
          items: [{ name: 'ออมทรัพย์', rate: '2.00' }],
        },
      ],
    };
    for (const [name, content] of Object.entries(parts)) {
      await db
        .insertInto('site_part')
        .values({ name, content: JSON.stringify(content) })
        .execute();
    }
    const event = { time: '', place: '', url: '' };
    await db
      .insertInto('calendar_event')
      .values([
        { ...event, position: 1, title: 'วันนี้วันสุดท้าย', starts_on: '2026-11-18', ends_on: '2026-11-20' },
        { ...event, position: 2, title: 'ผ่านไปแล้ว', starts_on: '2026-11-18', ends_on: '2026-11-19' },
        { ...event, position: 3, title: 'ปีหน้า', starts_on: '2027-01-16', ends_on: '2027-01-16' },
        { ...event, position: 4, title: 'เดือนหน้า', starts_on: '2026-12-05', ends_on: '2026-12-05' },
      ])
      .execute();
    const app = await buildTestApp(database);
    const { data } = (await app.inject('/api/info/home')).json<{ data: { items?: { title: string }[] }[] }>();
    expect(data).toMatchObject([
      { kind: 'rates', groups: [{ name: 'เงินฝาก', items: [{ rate: '2.00' }] }] },
      { kind: 'slider', items: [{ title: 'วันสุดท้าย' }, { title: 'เรื่องที่ 5' }] },
      { kind: 'links', items: [{ name: 'ร้าย', url: '' }] },
      { kind: 'topics', category: 'creamation', items: [] },
      { kind: 'calendar', items: [{ title: 'วันนี้วันสุดท้าย' }, { title: 'เดือนหน้า' }] },
    ]);
  });
});

describe('the footer and the partners', () => {
  it('are refused and empty until they are written', async () => {
    const app = await buildTestApp(database);
    expect((await app.inject('/api/info/footer')).json()).toMatchObject({ rc_code: '0', data: [] });
    expect((await app.inject('/api/info/manufacturer')).json()).toEqual({ rc_code: '1', data: [] });
  });

  it('lose dangerous links on the way out', async () => {
    const bad = { name: 'ร้าย', url: 'javascript:x' };
    const branch = {
      name: 'สำนักงานใหญ่',
      address: '',
      phone: '',
      hours: [],
      latitude: 13.7,
      longitude: 100.5,
    };
    const content = {
      about: [bad],
      address: '99',
      phones: [],
      emails: [],
      chat: bad,
      social: [bad],
      map_url: 'data:text/html,x',
      ios_url: '//evil.example',
      android_url: 'https://example.com/',
      branches: [{ ...branch, map_url: 'vbscript:x' }],
    };
    await db
      .insertInto('site_part')
      .values([
        { name: 'footer', content: JSON.stringify(content) },
        {
          name: 'manufacturers',
          content: JSON.stringify([{ ...bad, logo: null, description: '' }]),
        },
      ])
      .execute();
    const app = await buildTestApp(database);
    const footer = await app.inject('/api/info/footer');
    expect(footer.body).not.toMatch(/javascript|data:|vbscript|evil/);
    expect(footer.json()).toMatchObject({ rc_code: '1', data: [{ android_url: 'https://example.com/' }] });
    expect((await app.inject('/api/info/manufacturer')).json()).toMatchObject({ data: [{ url: '' }] });
  });
});

describe('the index of lists', () => {
  it('answers counts and late pages without reading the pages', async () => {
    await sql`vacuum analyze topic`.execute(db);
    // So few pages are read faster by a full scan: only the plan for many pages is checked.
    const { rows } = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_bitmapscan = off`.execute(trx);
      return await sql<{ 'QUERY PLAN': string }>`
        explain select count(*) from topic
        where category = 'rules' and visible_from <= ${TEST_NOW} and visible_until > ${TEST_NOW}`.execute(
        trx,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using topic_listed');
  });
});
