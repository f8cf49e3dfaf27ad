import { impersonate } from '@sahakorn/contract/impersonation';
import type { FastifyInstance } from 'fastify';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { impersonateCommand } from '../../cli/impersonate.ts';
import { runCommand } from '../../cli/run-command.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { ImpersonationService } from './impersonation-service.ts';

const database = useDemoDatabase();
const { db } = database;
const STAFF = 'วราภรณ์ สุขใจ';
const REASON = 'สมาชิกแจ้งว่ายอดหุ้นไม่ตรง';

let now: Date;
let app: FastifyInstance;
let service: ImpersonationService;

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
  service = new ImpersonationService({
    db,
    audit: new AuditLog({ now: () => now }),
    config: { impersonation: true },
    now: () => now,
  });
});

const wait = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const allow = () => service.allow({ membershipNo: '001234', staff: STAFF, reason: REASON });
const follow = (ticket: string, headers = {}) =>
  app.inject({ url: `/admin/impersonate/start?ticket=${ticket}`, headers });

/** A visitor's token, as a refusal brings it. */
async function csrfToken(): Promise<string> {
  const refusal = await app.inject({ url: impersonate.path });
  return /XSRF=([^;]+)/.exec(String(refusal.headers['set-cookie']))?.[1] ?? '';
}

type Redeeming = { doubled?: boolean; method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

async function redeem(ticket: string, { doubled = true, method = 'GET', headers }: Redeeming = {}) {
  const token = await csrfToken();
  return app.inject({
    method,
    url: impersonate.path,
    headers: {
      cookie: `XSRF=${token}; impersonate=${ticket}`,
      ...(doubled && { 'x-csrf-token': token }),
      ...headers,
    },
  });
}

async function start(): Promise<string> {
  return (await redeem(await allow())).json<{ token: string }>().token;
}

describe('the link', () => {
  it('sets a cookie that no script reads and no other site sends, and leads to the screen', async () => {
    const ticket = await allow();
    const answer = await follow(ticket);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({ location: '/member/impersonate', 'cache-control': 'no-store' });
    expect(answer.headers['set-cookie']).toBe(
      `impersonate=${ticket}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict`,
    );
  });

  it('binds the cookie to the host over HTTPS', async () => {
    app = await buildTestApp(database, { now: () => now, config: { trustedProxies: ['127.0.0.1'] } });
    const answer = await follow(await allow(), { 'x-forwarded-proto': 'https' });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-impersonate=.*; SameSite=Strict; Secure$/);
  });

  it.each(['', 'x', 'x%0d%0aset-cookie: a=b', `${'A'.repeat(43)}&ticket=${'B'.repeat(43)}`])(
    'sets nothing for the ticket %j',
    async (ticket) => {
      const answer = await follow(ticket);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('does not use the ticket', async () => {
    const ticket = await allow();
    for (let time = 0; time < 3; time += 1) await follow(ticket);
    expect((await redeem(ticket)).statusCode).toBe(200);
  });
});

describe('a ticket', () => {
  it('gives a login body with the officer, once, and takes the cookie back', async () => {
    const ticket = await allow();
    const answer = await redeem(ticket);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      token_type: 'bearer',
      expires_in: 900,
      membership_no: '001234',
      member: { prename: 'นาง', member_name: 'สมหญิง', member_surname: 'ใจดี' },
      impersonator: STAFF,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers['set-cookie'])).toContain('impersonate=; Path=/; Max-Age=0');
    expect((await redeem(ticket)).json()).toMatchObject({ code: 'forbidden' });
  });

  it('gives one session for twenty concurrent requests', async () => {
    const ticket = await allow();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ticket)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(19);
  });

  it('is good for 60 seconds', async () => {
    const [early, late] = [await allow(), await allow()];
    wait(59);
    expect((await redeem(early)).statusCode).toBe(200);
    wait(1);
    expect((await redeem(late)).statusCode).toBe(403);
  });

  it('is not used up by HEAD, by a page of another site, or without the header', async () => {
    const ticket = await allow();
    expect((await redeem(ticket, { method: 'HEAD' })).statusCode).toBe(405);
    expect((await redeem(ticket, { doubled: false })).json()).toMatchObject({ code: 'csrf' });
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example.com' }]) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- each must leave the ticket to the next
      expect((await redeem(ticket, { headers })).json()).toMatchObject({ code: 'csrf' });
    }
    expect((await redeem(ticket)).statusCode).toBe(200);
  });

  it('is needed: a visitor gets no session', async () => {
    const before = await db.selectFrom('session').selectAll().execute();
    expect((await redeem('')).statusCode).toBe(403);
    expect((await redeem('A'.repeat(43))).statusCode).toBe(403);
    expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(before.length);
  });

  it('is stored as a hash', async () => {
    const ticket = await allow();
    const rows = await db.selectFrom('impersonation_ticket').selectAll().execute();
    expect(rows.map((row) => row.ticket_hash.toString('utf8')).join()).not.toContain(ticket);
    expect(JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute())).not.toContain(ticket);
  });
});

describe('an impersonating officer', () => {
  const writes = [
    ['member_pass', { mem_password: 'Kra-pao4', mem_oldpassword: DEMO_PASSWORD }],
    ['termofconditional/accept', { version: 1 }],
    ['auth/devices/end_others', undefined],
    ['auth/devices/end', { device_id: 'A'.repeat(22) }],
    ['member_confirmation_answer', { balance_on: '2026-10-31', line_no: 1, answer: 'agreed' }],
    ['member_confirmation_submit', { balance_on: '2026-10-31' }],
    ['member_dep_nickname/0100012345', { nickname: 'ก' }],
  ] as const;

  it.each(writes)('may not call %s', async (path, body) => {
    const answer = await post(app, path, { token: await start(), ...(body && { body }) });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'impersonating' });
  });

  it('reads what the member reads', async () => {
    const token = await start();
    for (const path of ['member_status', 'member_dep', 'auth/getAuthUser', 'termofconditional']) {
      expect((await post(app, path, { token })).json()).toMatchObject({ rc_code: '1' });
    }
  });

  it('is named by the session check', async () => {
    const answer = await post(app, 'auth/getAuthUser', { token: await start() });
    expect(answer.json()).toMatchObject({ data: [{ membership_no: '001234', impersonator: STAFF }] });
  });

  it('is out, and none comes in, where impersonation is turned off', async () => {
    const [token, ticket] = [await start(), await allow()];
    const config = { impersonation: false };
    app = await buildTestApp(database, { now: () => now, config });
    expect((await post(app, 'member_dep', { token })).statusCode).toBe(401);
    expect((await redeem(ticket)).statusCode).toBe(403);
    service = new ImpersonationService({
      db,
      audit: new AuditLog({ now: () => now }),
      config,
      now: () => now,
    });
    await expect(allow()).rejects.toThrow('No ticket: off');
    expect((await post(app, 'member_dep', { token: await signIn(app) })).statusCode).toBe(200);
  });

  it('ends after 15 minutes, however active', async () => {
    const token = await start();
    for (const minutes of [5, 5, 4]) {
      wait(minutes * 60);
      expect((await post(app, 'member_dep', { token })).statusCode).toBe(200);
    }
    wait(60);
    expect((await post(app, 'member_dep', { token })).statusCode).toBe(401);
  });

  it('leaves the member’s own sessions alone, and is no device among them', async () => {
    const own = await signIn(app);
    const listed = async () =>
      (await post(app, 'auth/devices', { token: own })).json<{ data: unknown[] }>().data;
    const before = await listed();
    const token = await start();
    expect(await listed()).toEqual(before);
    await post(app, 'auth/logout', { token });
    expect((await post(app, 'member_dep', { token })).statusCode).toBe(401);
    expect((await post(app, 'member_dep', { token: own })).statusCode).toBe(200);
  });

  it.each([
    ['the member leaves', { table: 'member', set: { member_status: '3' }, back: { member_status: '0' } }],
    [
      'the account is closed',
      { table: 'account', set: { disabled_at: TEST_NOW }, back: { disabled_at: null } },
    ],
  ] as const)('is out when %s', async (_what, { table, set, back }) => {
    const [token, ticket] = [await start(), await allow()];
    const change = (values: object) =>
      db.updateTable(table).set(values).where('membership_no', '=', '001234').execute();
    await change(set);
    const answers = [await post(app, 'member_dep', { token }), await redeem(ticket)];
    await change(back);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
  });

  it('is recorded with every call, under both names', async () => {
    const { id: seen } = await db
      .selectFrom('audit_entry')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const token = await start();
    await post(app, 'member_dep', { token });
    await post(app, 'member_pass', { token, body: {} });
    await app.inject({
      url: '/api/member/print_holdings_pdf',
      headers: { authorization: `Bearer ${token}` },
    });
    await post(app, 'auth/logout', { token });
    const rows = await db
      .selectFrom('audit_entry')
      .select(['kind', 'membership_no', 'staff', 'details'])
      .where('id', '>', seen)
      .orderBy('id')
      .execute();
    expect(new Set(rows.map((row) => `${row.membership_no} ${row.staff}`))).toEqual(
      new Set([`001234 ${STAFF}`]),
    );
    expect(rows.map(({ kind, details }) => [kind, details])).toEqual([
      ['impersonation-allowed', { reason: REASON }],
      ['impersonation-started', { reason: REASON }],
      ['impersonation-request', { call: 'member_dep', refused: false }],
      ['impersonation-request', { call: 'member_pass', refused: true }],
      ['impersonation-request', { call: 'print_holdings_pdf', refused: false }],
      ['document-opened', { file: expect.any(String) }],
      ['impersonation-request', { call: 'logout', refused: false }],
      ['impersonation-ended', {}],
    ]);
    expect((await verifyAudit(db)).broken).toBeNull();
  });
});

describe('the activity of a member', () => {
  const list = async (token: string, body: object = {}) =>
    (await post(app, 'member_activity', { token, body })).json<{
      data: { kind: string; happened_at: string }[];
      next_cursor: string | null;
    }>();

  it('says who looked, when and why, newest first', async () => {
    await post(app, 'auth/logout', { token: await start() });
    const token = await signIn(app);
    const { data } = await list(token, { limit: 3 });
    expect(data).toMatchObject([
      { kind: 'signed-in', staff: null, address: '198.51.x.x', detail: null },
      { kind: 'impersonation-ended', staff: STAFF, address: '', device: '' },
      { kind: 'impersonation-started', staff: STAFF, detail: REASON, happened_at: TEST_NOW.toISOString() },
    ]);
  });

  it('lists each entry once, page by page, while others are added', async () => {
    const token = await signIn(app);
    const whole = (await list(token, { limit: 100 })).data;
    const pages: unknown[] = [];
    let cursor: string | undefined;
    for (;;) {
      const page = await list(token, { limit: 2, ...(cursor !== undefined && { cursor }) });
      pages.push(...page.data);
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
      await signIn(app);
    }
    expect(pages).toEqual(whole);
  });

  it('is the member’s own alone, and holds no single request of an officer', async () => {
    await post(app, 'member_dep', { token: await start() });
    const token = await signIn(app, '009999');
    const { data } = await list(token, { limit: 100 });
    expect(data.map(({ kind }) => kind)).toEqual(['signed-in']);
    const own = await list(await signIn(app), { limit: 100 });
    expect(own.data.map(({ kind }) => kind)).not.toContain('impersonation-request');
  });
});

describe('the command', () => {
  async function run(args: string[]) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const env = {
      DATABASE_URL: database.url,
      NODE_ENV: 'test',
      DATA_DIR: '/nowhere',
      PORT: '8080',
      LANG: 'th',
    };
    const io = { stdin: new PassThrough().end(), stdout, stderr, env };
    const code = await runCommand([impersonateCommand], ['impersonate', ...args], io);
    return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
  }

  it('prints a link, and says what the member will see', async () => {
    const { code, out, err } = await run(['1234', '--staff', STAFF, '--reason', REASON]);
    expect(code).toBe(0);
    expect(out).toMatch(/^http:\/\/localhost:8080\/admin\/impersonate\/start\?ticket=[\w-]{43}\n$/);
    expect(err).toContain('สมาชิก 001234 จะเห็นชื่อและเหตุผลของท่าน');
  });

  it.each([
    [['1234'], /พิมพ์: npm run portal/],
    [['1234', '--staff', STAFF], /พิมพ์: npm run portal/],
    [['1234', '--staff', ' ', '--reason', REASON], /พิมพ์: npm run portal/],
    [['1234', '--staff', STAFF, '--reason', 'ก'.repeat(201)], /--reason เหตุผล \(ไม่เกิน 200/],
    [['1234', '--staff', `${STAFF}\u001B[2J`, '--reason', REASON], /^--staff ต้องเป็นข้อความบรรทัดเดียว/],
    [['1234', '--staff', STAFF, '--reason', `${REASON}\rก`], /^--reason ต้องเป็นข้อความบรรทัดเดียว/],
    [['888888', '--staff', STAFF, '--reason', REASON], /ไม่มีสมาชิกเลขที่ 888888/],
    [['003003', '--staff', STAFF, '--reason', REASON], /ยังไม่มีบัญชี/],
    [['x', '--staff', STAFF, '--reason', REASON], /ไม่ใช่เลขสมาชิก/],
  ])('refuses %j', async (args, words) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(words);
  });
});
