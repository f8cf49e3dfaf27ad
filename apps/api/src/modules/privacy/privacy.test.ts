import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, getTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ImpersonationService } from '../impersonation/impersonation-service.ts';
import { RequestService } from './request-service.ts';

const database = useDemoDatabase();
const { db } = database;
const DAY_MS = 24 * 3600_000;

const NEWS = { code: 'news', title: 'ข่าวทางอีเมล', description: 'เดือนละ 2 ฉบับ' };
const PHOTOS = { code: 'photos', title: 'ภาพกิจกรรม', description: 'ลงในเว็บไซต์' };

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  for (const table of ['consent_decision', 'privacy_request', 'privacy_notice'] as const) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- in the order of their references
    await db.deleteFrom(table).execute();
  }
  await publish(1, [NEWS, PHOTOS]);
  app = await getTestApp(database);
  token = await signIn(app, '009999');
});

function publish(version: number, consents: (typeof NEWS)[]) {
  const text = { title: 'ประกาศ', body_html: '<p onclick="x()">ข้อ 1</p>', published_at: TEST_NOW };
  return db
    .insertInto('privacy_notice')
    .values({ version, ...text, consents: JSON.stringify(consents) })
    .execute();
}

const decide = (code: string, given: boolean, version = 1, now?: FastifyInstance) =>
  post(now ?? app, 'member_consents/decide', {
    token,
    body: { code, given, version },
    address: '203.0.113.9',
    agent: 'TestBrowser/1.0',
  });

async function listConsents() {
  const answer = await post(app, 'member_consents', { token });
  return answer.json<{
    version: number;
    data: { code: string; state: string; decided_at: string | null }[];
    history: { kind: string; title: string; version: number; decided_at: string }[];
  }>();
}

const states = async () =>
  Object.fromEntries((await listConsents()).data.map(({ code, state }) => [code, state]));

describe('the privacy notice', () => {
  const read = () => app.inject({ url: '/api/info/privacy' });

  it('is public, sanitised, and shows the rules of the retention job', async () => {
    const answer = await read();
    expect(answer.headers['cache-control']).toMatch(/^public/);
    expect(answer.json()).toMatchObject({
      rc_code: '1',
      data: [
        { version: 1, title: 'ประกาศ', body_html: '<p>ข้อ\u00A01</p>', published_at: TEST_NOW.toISOString() },
      ],
      retention: expect.arrayContaining([
        {
          what: 'ประวัติการใช้งาน: เข้าสู่ระบบ เปิดเอกสาร เปลี่ยนรหัสผ่าน',
          kept: expect.stringMatching(/^365 วัน แล้วลบโดยอัตโนมัติ/),
        },
      ]),
    });
  });

  it('may be missing', async () => {
    await db.deleteFrom('privacy_notice').execute();
    expect((await read()).json()).toMatchObject({ rc_code: '1', data: [] });
    expect(await listConsents()).toMatchObject({ version: null, data: [] });
    expect((await decide('news', true)).json()).toMatchObject({ rc_code: '0' });
  });
});

describe('consents', () => {
  it('are given and withdrawn each, and stay as history with instant and version', async () => {
    expect(await states()).toEqual({ news: 'undecided', photos: 'undecided' });
    await decide('news', true);
    const later = await buildTestApp(database, { now: () => new Date(TEST_NOW.getTime() + 60_000) });
    await decide('news', false, 1, later);
    await decide('photos', true, 1, later);
    expect(await states()).toEqual({ news: 'withdrawn', photos: 'given' });
    const { history } = await listConsents();
    expect(history.slice(0, 3)).toEqual([
      { kind: 'given', title: 'ภาพกิจกรรม', version: 1, decided_at: '2026-11-20T03:01:00.000Z' },
      { kind: 'withdrawn', title: 'ข่าวทางอีเมล', version: 1, decided_at: '2026-11-20T03:01:00.000Z' },
      { kind: 'given', title: 'ข่าวทางอีเมล', version: 1, decided_at: '2026-11-20T03:00:00.000Z' },
    ]);
    expect(history.at(-1)).toMatchObject({ kind: 'terms', version: 1 });
  });

  it('are one decision however often it is sent', async () => {
    await Promise.all(Array.from({ length: 8 }, () => decide('news', true)));
    const rows = await db.selectFrom('consent_decision').selectAll().execute();
    expect(rows).toMatchObject([
      { membership_no: '009999', given: true, address: '203.0.113.9', user_agent: 'TestBrowser/1.0' },
    ]);
  });

  it.each([
    ['another version', 'news', 2],
    ['a purpose that there is not', 'nothing', 1],
  ])('are refused for %s', async (_what, code, version) => {
    expect((await decide(code, true, version)).json()).toMatchObject({ rc_code: '0' });
    expect(await states()).toMatchObject({ news: 'undecided' });
  });

  it('are decided at most twenty times a minute by one member, since every change is audited', async () => {
    const own = await buildTestApp(database);
    const sent = await Promise.all(
      Array.from({ length: 23 }, (_, at) => decide('news', at % 2 === 0, 1, own)),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  });

  it('carry over to a new version with the same wording', async () => {
    await decide('news', true);
    await decide('photos', true);
    await publish(2, [NEWS, { ...PHOTOS, description: 'ลงในหนังสือพิมพ์ด้วย' }]);
    expect(await states()).toEqual({ news: 'given', photos: 'changed' });
    await decide('photos', true, 2);
    expect(await states()).toEqual({ news: 'given', photos: 'given' });
  });

  it('are not visible to others', async () => {
    await decide('news', true);
    token = await signIn(app, '001234');
    expect(await states()).toEqual({ news: 'undecided', photos: 'undecided' });
  });
});

describe('requests', () => {
  const make = (detail: string, kind = 'correction') =>
    post(app, 'member_privacy_requests/make', { token, body: { kind, detail } });
  const list = async () => {
    const answer = await post(app, 'member_privacy_requests', { token });
    return answer.json<{ data: Record<string, unknown>[] }>().data;
  };
  const officer = () =>
    new RequestService({ db, audit: new AuditLog({ now: () => TEST_NOW }), now: () => TEST_NOW });

  it('are due thirty days after the day in Bangkok, and show what became of them', async () => {
    const late = await buildTestApp(database, { now: () => new Date('2026-11-20T18:00:00Z') });
    token = await signIn(late, '009999');
    const made = await post(late, 'member_privacy_requests/make', {
      token,
      body: { kind: 'erasure', detail: '  ลบเบอร์เก่า ' },
    });
    expect(made.json()).toMatchObject({
      data: [{ kind: 'erasure', detail: 'ลบเบอร์เก่า', due_on: '2026-12-21', state: 'received', answer: null }],
    });
    token = await signIn(app, '009999');
    const [request] = await list();
    const id = String(request?.['request_no']);
    await officer().answer({ id, state: 'done', answer: 'ลบแล้ว', staff: 'วราภรณ์' });
    expect(await list()).toEqual([
      { ...request, state: 'done', answer: 'ลบแล้ว', answered_at: TEST_NOW.toISOString() },
    ]);
    expect(await officer().answer({ id, state: 'refused', answer: 'x', staff: 'x' })).toBeNull();
    const activity = await post(app, 'member_activity', { token, body: { limit: 3 } });
    expect(activity.json()).toMatchObject({
      data: [
        { kind: 'privacy-answered', staff: 'วราภรณ์', device: '' },
        { kind: 'signed-in' },
        { kind: 'privacy-requested', staff: null },
      ],
    });
  });

  it('are refused empty, and when five wait', async () => {
    expect((await make(' \n ')).json()).toMatchObject({
      rc_code: '0',
      rc_des: expect.stringContaining('เขียน'),
    });
    for (let nth = 1; nth <= 5; nth += 1) await make(`เรื่องที่ ${nth}`);
    expect((await make('เรื่องที่ 6')).json()).toMatchObject({ rc_code: '0', data: [] });
    expect(await list()).toHaveLength(5);
    expect((await make('x'.repeat(2001))).statusCode).toBe(400);
    expect((await make('x', 'revenge')).statusCode).toBe(400);
  });

  it('are listed for officers, the soonest due first, answered ones last', async () => {
    await make('หนึ่ง');
    const earlier = await buildTestApp(database, { now: () => new Date(TEST_NOW.getTime() - DAY_MS) });
    const other = await signIn(app, '001234');
    await post(earlier, 'member_privacy_requests/make', {
      token: other,
      body: { kind: 'objection', detail: 'สอง' },
    });
    const open = await officer().listAll({ answered: false });
    expect(open.map(({ detail }) => detail)).toEqual(['สอง', 'หนึ่ง']);
    await officer().answer({ id: open[0]?.id ?? '', state: 'refused', answer: 'ไม่ได้', staff: 'ก' });
    expect((await officer().listAll({ answered: true })).map(({ detail }) => detail)).toEqual(['หนึ่ง', 'สอง']);
    expect(await officer().listAll({ answered: false })).toHaveLength(1);
  });

  it('are not visible to others', async () => {
    await make('ของฉัน');
    token = await signIn(app, '001234');
    expect(await list()).toEqual([]);
  });
});

it('lets an impersonating officer read, but not decide, request or download', async () => {
  const service = new ImpersonationService({
    db,
    audit: new AuditLog({ now: () => TEST_NOW }),
    config: { impersonation: true },
    now: () => TEST_NOW,
  });
  const ticket = await service.allow({ membershipNo: '009999', staff: 'วราภรณ์', reason: 'ถาม' });
  const looking = await service.start(ticket, { address: '203.0.113.1', userAgent: '' });
  ({ token } = looking);
  expect(await states()).toEqual({ news: 'undecided', photos: 'undecided' });
  for (const path of [
    'member_consents/decide',
    'member_privacy_requests/make',
    'member_data_json',
    'member_data_csv',
  ]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    const answer = await post(app, path, { token, body: {} });
    expect(answer.json(), path).toMatchObject({ code: 'impersonating' });
  }
});
