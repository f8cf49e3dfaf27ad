import { createDemand, type Demand, showDemand } from '@sahakorn/contract/demand';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { signIn, useDemoDatabase } from '../../../test/demo.ts';
import { firstRow, visit } from '../../../test/visitor.ts';

const database = useDemoDatabase();
const { db } = database;
const DEMAND = {
  title: 'ขอที่จอดรถ',
  body: 'โทรกลับ 081-234-5678',
  name: 'ก้องภพ',
  contact: '0812345678',
  topic_kind: 'request',
  public: true,
};

beforeEach(async () => {
  await db.deleteFrom('demand').execute();
  await db.deleteFrom('visitor_post').execute();
  await db.deleteFrom('sign_in_throttle').execute();
});

const build = (config: object = {}) => buildTestApp(database, { config: { captchaMode: 'off', ...config } });

async function make(app: FastifyInstance, changes: object = {}, token?: string) {
  const browser = await visit(app, token === undefined ? {} : { token });
  return firstRow(createDemand, await browser.post('demand_create', { ...DEMAND, ...changes }));
}

const show = (app: FastifyInstance, id: number | string, code?: string) =>
  app.inject({
    url: `/api/info/demand_show/${id}`,
    ...(code !== undefined && { query: { tracking_code: code } }),
  });
const track = (app: FastifyInstance, code: string) =>
  app.inject({ method: 'POST', url: '/api/info/demand_track', payload: { tracking_code: code } });

describe('a public demand', () => {
  it('is listed and shown to everyone, masked, without name and contact', async () => {
    const app = await build();
    const { demand_id } = await make(app);
    const listed = await app.inject('/api/info/demand');
    expect(listed.json()).toEqual({
      rc_code: '1',
      page: 1,
      per_page: 20,
      total: 1,
      data: [
        {
          demand_id,
          title: 'ขอที่จอดรถ',
          topic_kind: 'request',
          state: 'received',
          created_at: TEST_NOW.toISOString(),
        },
      ],
    });
    const shown = await show(app, demand_id);
    expect(firstRow(showDemand, shown)).toMatchObject({
      body: 'โทรกลับ 08x-xxx-xxxx',
      public: true,
      answer: null,
    });
    expect(shown.body + listed.body).not.toMatch(/ก้องภพ|5678/);
    expect(shown.headers['cache-control']).toMatch(/^public/);
  });
});

describe('a demand that is not public', () => {
  it('is found with its code only, however it is typed, and not cached', async () => {
    const app = await build();
    const { demand_id, tracking_code } = await make(app, { public: false });
    expect(tracking_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const typed = tracking_code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    for (const code of [tracking_code, typed]) {
      expect(firstRow(showDemand, await track(app, code))).toMatchObject({ demand_id, public: false });
      const shown = await show(app, demand_id, code);
      expect(firstRow(showDemand, shown).title).toBe('ขอที่จอดรถ');
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(shown.headers).not.toHaveProperty('etag');
    }
  });

  it('answers without it exactly as an unknown one, and is in no list', async () => {
    const app = await build();
    const { demand_id } = await make(app, { public: false });
    const other = await make(app, { title: 'อีกเรื่อง', public: false });
    const readAnswer = (answer: Awaited<ReturnType<typeof show>>) => {
      const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
      return { status: answer.statusCode, body: answer.body, headers };
    };
    expect(readAnswer(await show(app, demand_id))).toEqual(readAnswer(await show(app, 999_999)));
    expect(readAnswer(await show(app, demand_id, 'AAAA-AAAA-AAAA'))).toEqual(
      readAnswer(await show(app, 999_999, 'AAAA-AAAA-AAAA')),
    );
    expect(readAnswer(await show(app, demand_id, other.tracking_code))).toEqual(
      readAnswer(await show(app, 999_999, other.tracking_code)),
    );
    expect((await show(app, demand_id)).statusCode).toBe(404);
    expect((await app.inject('/api/info/demand')).json()).toMatchObject({ total: 0, data: [] });
  });

  it('limits guesses of codes, over all servers', async () => {
    const app = await build();
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await track(app, `CODE-${at}`)).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
    expect(statuses[30]).toBe(429);
    expect((await track(await build(), 'CODE-0')).statusCode).toBe(429);
  });
});

describe('who demands', () => {
  it('may be a member, whose number is kept, and may stay unnamed', async () => {
    const app = await build();
    const { tracking_code } = await make(app, { name: '', contact: '' }, await signIn(app));
    const kept = await db
      .selectFrom('demand')
      .select(['membership_no', 'tracking_hash'])
      .executeTakeFirstOrThrow();
    expect(kept.membership_no).toBe('001234');
    expect(kept.tracking_hash.toString('utf8')).not.toContain(tracking_code);
  });

  it.each([
    ['no kind', { topic_kind: 'threat' }],
    ['no word whether it is public', { public: undefined }],
    ['an empty text', { body: '\u200B' }],
    ['a long contact', { contact: 'ก'.repeat(121) }],
    ['a contact of two lines', { contact: 'a@b.c\r\nBcc: x@y' }],
    ['the field that no reader sees', { website: 'x' }],
  ])('is refused with %s', async (_what, changes) => {
    const answer = await (await visit(await build())).post('demand_create', { ...DEMAND, ...changes });
    expect(answer.statusCode).toBe(400);
  });

  it('repeats the token of the page, has worked for it, and does not write without end', async () => {
    const app = await build({ captchaMode: 'adaptive' });
    const bare = await app.inject({ method: 'POST', url: '/api/info/demand_create', payload: DEMAND });
    expect(bare.json()).toMatchObject({ code: 'csrf' });
    expect((await (await visit(app)).post('demand_create', DEMAND)).json()).toMatchObject({
      code: 'proof_of_work_required',
    });
    const strict = await visit(await build({ postsPerHour: 1 }));
    await strict.post('demand_create', DEMAND);
    expect((await strict.post('demand_create', { ...DEMAND, title: 'อีก' })).statusCode).toBe(429);
  });
});

it('shows the answer and its state, the newest first', async () => {
  const app = await build();
  const first = await make(app);
  await make(app, { title: 'หลัง' });
  const answer = { state: 'answered', answer: 'โทร 02 000 0001', answered_at: TEST_NOW } as const;
  await db.updateTable('demand').set(answer).where('demand_id', '=', first.demand_id).execute();
  expect(firstRow(showDemand, await show(app, first.demand_id))).toMatchObject({
    ...answer,
    answered_at: TEST_NOW.toISOString(),
  });
  const { data } = (await app.inject('/api/info/demand')).json<{ data: Demand[] }>();
  expect(data.map(({ title, state }) => [title, state])).toEqual([
    ['หลัง', 'received'],
    ['ขอที่จอดรถ', 'answered'],
  ]);
});
