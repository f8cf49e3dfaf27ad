import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, useDemoDatabase } from '../../../test/demo.ts';
import { findKnownDevice } from './device-traces.ts';

const database = useDemoDatabase();
const { db } = database;
const PHONE = 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const [HOME, CAFE] = ['203.0.113.7', '198.51.100.9'];

let now: Date;
let app: FastifyInstance;

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
  await db.deleteFrom('device_trace').execute();
  await db.deleteFrom('notice').execute();
  await db
    .updateTable('member')
    .set({ email: 'somying@example.com' })
    .where('membership_no', '=', '001234')
    .execute();
});

type On = { agent?: string; address?: string; cookie?: string };

/** Signs in and returns the cookie as the browser would send it back. */
async function enter({ agent = PHONE, address = HOME, cookie }: On = {}, membershipNo = '001234') {
  const answer = await login(app, membershipNo, { agent, address, ...(cookie !== undefined && { cookie }) });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

const noticed = async () => (await db.selectFrom('notice').select('kind').execute()).map(({ kind }) => kind);

describe('a device', () => {
  it('gets an HttpOnly, SameSite cookie that is not a token', async () => {
    const answer = await login(app, '001234', { agent: PHONE, address: HOME });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(answer.json<{ token: string }>().token);
    const stolen = /device=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect((await post(app, 'member_status', { token: stolen })).statusCode).toBe(401);
  });

  it('gets it over HTTPS with the __Host- prefix', async () => {
    const proxied = await buildTestApp(database, { config: { trustedProxies: ['198.51.100.1'] } });
    const answer = await proxied.inject({
      method: 'POST',
      url: '/api/member/auth/login',
      remoteAddress: '198.51.100.1',
      headers: { 'x-forwarded-proto': 'https' },
      payload: { membership_no: '001234', mem_password: 'Sahakorn#2569' },
    });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-device=[\w-]{43}; Path=\/; .*; Secure$/);
  });

  it('gets no cookie after a wrong password', async () => {
    expect((await login(app, '001234', { password: 'x' })).headers['set-cookie']).toBeUndefined();
  });

  it('is not new when it is the first one', async () => {
    await enter();
    expect(await noticed()).toEqual([]);
  });

  it.each<[string, On]>([
    ['by its value, though browser and place changed', { agent: DESKTOP, address: CAFE }],
    ['by browser and place, though it keeps no value', { cookie: '' }],
    ['in the same household, at any address in it', { cookie: '', address: '203.0.113.7' }],
  ])('is known again %s', async (_how, on) => {
    const cookie = await enter();
    await enter({ cookie, ...on });
    expect(await noticed()).toEqual([]);
  });

  it.each<[string, On]>([
    ['another browser in the same place', { agent: DESKTOP }],
    ['the same kind of browser elsewhere', { address: CAFE }],
    ['a value that was never left', { address: CAFE, cookie: `device=${'A'.repeat(43)}` }],
    ['something else in the place of a value', { address: CAFE, cookie: 'device=<x>; theme=1' }],
  ])('is new: %s', async (_what, on) => {
    await enter();
    await enter(on);
    expect(await noticed()).toEqual(['new-device']);
    await enter(on);
    expect(await noticed()).toEqual(['new-device']);
  });

  it('appears in the activity, with the device', async () => {
    await enter();
    const answer = await login(app, '001234', { agent: DESKTOP, address: CAFE });
    const { token } = answer.json<{ token: string }>();
    const list = await post(app, 'member_activity', { token, body: { limit: 1 } });
    expect(list.json()).toMatchObject({
      data: [{ kind: 'signed-in-new-device', device: 'Firefox บน Windows', address: '198.51.x.x' }],
    });
  });

  it('gives the next member a cookie of their own, and nothing of the one before', async () => {
    const cookie = await enter();
    await enter({ agent: DESKTOP, address: CAFE }, '009999');
    const next = await enter({ cookie }, '009999');
    expect(next).not.toBe(cookie);
    const notices = await db.selectFrom('notice').select(['kind', 'membership_no']).execute();
    expect(notices).toEqual([{ kind: 'new-device', membership_no: '009999' }]);
    expect(await enter({ cookie: next }, '009999')).toBe(next);
    expect(await enter({ cookie })).toBe(cookie);
    for (const [membershipNo, token] of [
      ['001234', cookie],
      ['009999', next],
    ] as const) {
      for (const number of ['001234', '009999']) {
        const device = { membershipNo: number, deviceToken: token.slice('device='.length) };
        expect((await findKnownDevice(db, device, now)) !== null).toBe(number === membershipNo);
      }
    }
  });

  it('of a release whose cookies were shared is known, and gets another cookie', async () => {
    const cookie = await enter();
    const old = createHash('sha256')
      .update(JSON.stringify(['left', cookie.slice('device='.length)]))
      .digest();
    await db.deleteFrom('device_trace').execute();
    await db
      .insertInto('device_trace')
      .values({ membership_no: '001234', trace: old, seen_at: now })
      .execute();
    expect(await enter({ cookie, agent: DESKTOP, address: CAFE })).not.toBe(cookie);
    expect(await noticed()).toEqual([]);
  });

  it('is deleted after 400 days without use', async () => {
    await enter();
    now = new Date(now.getTime() + 399 * 86_400_000);
    await enter({ agent: DESKTOP });
    now = new Date(now.getTime() + 2 * 86_400_000);
    await enter({ cookie: '' });
    expect(await noticed()).toEqual(['new-device', 'new-device']);
  });

  it('stores only hashes', async () => {
    const cookie = await enter();
    const rows = await db.selectFrom('device_trace').select('trace').execute();
    expect(rows.map(({ trace }) => trace.length)).toEqual([32, 32]);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('device='.length));
  });
});
