import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, getTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';

const database = useDemoDatabase();
const { db } = database;
const NEWCOMER = '004321';
const MEMBER_FEEDS = [
  'member_status',
  'member_dep',
  'member_dep_statement/0100043210',
  'lastupdate_bydepstatement',
];

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  await db.deleteFrom('terms_acceptance').where('membership_no', '=', NEWCOMER).execute();
  await db.deleteFrom('terms').where('version', '>', 1).execute();
  app = await getTestApp(database);
  token = await signIn(app, NEWCOMER);
});

const accept = (version: unknown) =>
  post(app, 'termofconditional/accept', {
    token,
    body: { version },
    agent: 'TestBrowser/1.0',
    address: '203.0.113.9',
  });

describe('the terms', () => {
  it('are shown until they are accepted', async () => {
    const answer = await post(app, 'termofconditional', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      rc_code: '0',
      data: [
        {
          version: 1,
          title: 'ข้อกำหนดและเงื่อนไขการใช้บริการระบบสมาชิกออนไลน์',
          body_html: expect.stringContaining('<h3>8. '),
        },
      ],
    });
    expect((await accept(1)).json()).toEqual({ rc_code: '1', data: [] });
    expect((await post(app, 'termofconditional', { token })).json()).toEqual({ rc_code: '1', data: [] });
  });

  it.each(MEMBER_FEEDS)('come before the feed %s', async (path) => {
    const refused = await post(app, path, { token });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'terms_required' });
    expect(refused.body).not.toMatch(/balance|ก้องภพ/);
    await accept(1);
    expect((await post(app, path, { token })).statusCode).toBe(200);
  });

  it('leave the session check and signing out alone', async () => {
    expect((await post(app, 'auth/getAuthUser', { token })).json()).toMatchObject({ rc_code: '1' });
    expect((await post(app, 'auth/logout', { token })).statusCode).toBe(200);
  });

  it('are recorded with the instant, the address, the device and the hash of the text', async () => {
    await accept(1);
    const text = await db.selectFrom('terms').select(['title', 'body_html']).executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('membership_no', '=', NEWCOMER)
      .execute();
    expect(rows).toEqual([
      {
        membership_no: NEWCOMER,
        version: 1,
        accepted_at: TEST_NOW,
        address: '203.0.113.9',
        user_agent: 'TestBrowser/1.0',
        text_hash: createHash('sha256').update(`${text.title}\n${text.body_html}`).digest(),
      },
    ]);
  });

  it('are accepted once: the first time counts', async () => {
    await accept(1);
    const later = await buildTestApp(database, { now: () => new Date(TEST_NOW.getTime() + 60_000) });
    const again = await post(later, 'termofconditional/accept', { token, body: { version: 1 } });
    expect(again.json()).toMatchObject({ rc_code: '1' });
    const row = await db
      .selectFrom('terms_acceptance')
      .select('accepted_at')
      .where('membership_no', '=', NEWCOMER)
      .executeTakeFirst();
    expect(row?.accepted_at).toEqual(TEST_NOW);
  });

  it('are accepted once by many clicks at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(1)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    const rows = await db
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('membership_no', '=', NEWCOMER)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('refuse another version than the one that is shown', async () => {
    const answer = await accept(2);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      rc_code: '0',
      rc_des: 'ข้อกำหนดมีฉบับใหม่กว่า กรุณาอ่านและยอมรับฉบับล่าสุด',
      data: [],
    });
    expect((await post(app, 'termofconditional', { token })).json()).toMatchObject({ rc_code: '0' });
  });

  it.each([undefined, null, '1', 0, -1, 1.5, 9e99, [1], { version: 1 }])(
    'refuse the version %j',
    async (version) => {
      const answer = await accept(version);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation' });
    },
  );

  it('must be accepted again when there is a newer version', async () => {
    await accept(1);
    await db
      .insertInto('terms')
      .values({ version: 2, title: 'ฉบับที่ 2', body_html: '<p>ใหม่</p>', published_at: TEST_NOW })
      .execute();
    expect((await post(app, 'member_status', { token })).statusCode).toBe(403);
    expect((await post(app, 'termofconditional', { token })).json()).toMatchObject({
      rc_code: '0',
      data: [{ version: 2, title: 'ฉบับที่ 2' }],
    });
    expect((await accept(1)).json()).toMatchObject({ rc_code: '0' });
    expect((await accept(2)).json()).toMatchObject({ rc_code: '1' });
    expect((await post(app, 'member_status', { token })).statusCode).toBe(200);
  });

  it('are sanitised on reading, however they were stored', async () => {
    await db
      .insertInto('terms')
      .values({
        version: 3,
        title: 'ฉบับที่ 3',
        body_html: '<p onclick="x()">ก</p><script>x()</script>',
        published_at: TEST_NOW,
      })
      .execute();
    expect((await post(app, 'termofconditional', { token })).json()).toMatchObject({
      data: [{ body_html: '<p>ก</p>' }],
    });
  });
});

describe('the terms for anyone to read', () => {
  const read = () => app.inject({ method: 'GET', url: '/api/info/termofconditional' });

  it('are the newest, without a session', async () => {
    expect((await read()).json()).toMatchObject({ rc_code: '1', data: [{ version: 1 }] });
    await db
      .insertInto('terms')
      .values({ version: 2, title: 'ฉบับที่ 2', body_html: '<b onclick="x()">ใหม่</b>', published_at: TEST_NOW })
      .execute();
    const answer = await read();
    expect(answer.headers['cache-control']).toMatch(/^public/);
    expect(answer.json()).toEqual({
      rc_code: '1',
      data: [{ version: 2, title: 'ฉบับที่ 2', body_html: '<b>ใหม่</b>' }],
    });
  });
});

describe('the first terms', () => {
  it('have eight clauses and are safe as they are stored', async () => {
    const { body_html } = await db
      .selectFrom('terms')
      .select('body_html')
      .where('version', '=', 1)
      .executeTakeFirstOrThrow();
    expect(body_html.match(/<h3>\d\. /g)).toHaveLength(8);
    expect(sanitiseHtml(body_html)).toBe(body_html);
  });
});

describe('a cooperative without terms', () => {
  it('lets its members use everything at once', async () => {
    const terms = await db.deleteFrom('terms_acceptance').returningAll().execute();
    const texts = await db.deleteFrom('terms').returningAll().execute();
    expect((await post(app, 'termofconditional', { token })).json()).toEqual({ rc_code: '1', data: [] });
    expect((await post(app, 'member_status', { token })).statusCode).toBe(200);
    expect((await accept(1)).json()).toMatchObject({ rc_code: '0' });
    const open = await app.inject({ method: 'GET', url: '/api/info/termofconditional' });
    expect(open.json()).toEqual({ rc_code: '1', data: [] });
    await db.insertInto('terms').values(texts).execute();
    await db.insertInto('terms_acceptance').values(terms).execute();
  });
});
