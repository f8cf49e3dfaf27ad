import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { maskAddress } from '../../client/mask-address.ts';

const database = useDemoDatabase();
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Listed = { device_id: string; device: string; current: boolean };

let now: Date;
let app: FastifyInstance;

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const getStatus = async (token: string) => (await post(app, 'member_status', { token })).statusCode;
const getDevices = async (token: string) =>
  (await post(app, 'auth/devices', { token })).json<{ data: Listed[] }>().data;

async function signInOn(agent: string, address: string, remember = false): Promise<string> {
  const answer = await login(app, '001234', { agent, address, remember });
  return answer.json<{ token: string }>().token;
}

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
});

afterEach(async () => {
  await database.db.deleteFrom('session').execute();
});

it('lists where the member is signed in, the asking device first', async () => {
  await signInOn(PHONE, '203.0.113.77', true);
  wait(120);
  const desktop = await signInOn(DESKTOP, '2001:db8:85a3::8a2e:370:7334');
  wait(60);
  await signInOn('curl/8', '198.51.100.9');
  await signIn(app, '009999');
  const answer = await post(app, 'auth/devices', { token: desktop });
  expect(answer.json()).toEqual({
    rc_code: '1',
    data: [
      {
        device_id: expect.stringMatching(/^[\w-]{22}$/),
        device: 'Firefox บน Windows',
        signed_in_at: '2026-11-20T03:02:00.000Z',
        last_seen_at: '2026-11-20T03:03:00.000Z',
        address: '2001:db8:x',
        remember: false,
        current: true,
      },
      {
        device_id: expect.stringMatching(/^[\w-]{22}$/),
        device: 'อุปกรณ์ที่ไม่ทราบชนิด',
        signed_in_at: '2026-11-20T03:03:00.000Z',
        last_seen_at: '2026-11-20T03:03:00.000Z',
        address: '198.51.x.x',
        remember: false,
        current: false,
      },
      {
        device_id: expect.stringMatching(/^[\w-]{22}$/),
        device: 'Chrome บน Android',
        signed_in_at: '2026-11-20T03:00:00.000Z',
        last_seen_at: '2026-11-20T03:00:00.000Z',
        address: '203.0.x.x',
        remember: true,
        current: false,
      },
    ],
  });
  expect(answer.body).not.toContain(desktop);
});

it('leaves out what has ended by itself', async () => {
  await signInOn(PHONE, '203.0.113.77');
  wait(15 * 60);
  expect(await getDevices(await signInOn(DESKTOP, '203.0.113.78'))).toHaveLength(1);
});

describe('the number of devices', () => {
  const LIMIT = { sessionsPerMember: 3 };

  beforeEach(async () => {
    app = await buildTestApp(database, { now: () => now, config: LIMIT });
  });

  async function signInOnMany(count: number): Promise<string[]> {
    const tokens: string[] = [];
    for (let at = 0; at < count; at += 1) {
      wait(60);
      tokens.push(await signInOn(DESKTOP, '203.0.113.78'));
    }
    return tokens;
  }

  it('has a limit: the device unused for longest is signed out, and the member is notified', async () => {
    const [first = '', second = '', third = ''] = await signInOnMany(3);
    wait(90);
    expect(await getStatus(first)).toBe(200);
    const fourth = await signInOn(PHONE, '203.0.113.77');
    expect(await Promise.all([first, second, third, fourth].map(getStatus))).toEqual([200, 401, 200, 200]);
    expect(await getDevices(fourth)).toHaveLength(3);
    const activity = await post(app, 'member_activity', { token: fourth });
    expect(activity.json<{ data: unknown[] }>().data).toContainEqual(
      expect.objectContaining({
        kind: 'sessions-ended',
        device: 'Chrome บน Android',
        detail: 'เข้าสู่ระบบเกิน 3 อุปกรณ์ อุปกรณ์ที่ไม่ได้ใช้นานที่สุดจึงถูกออกจากระบบ',
      }),
    );
  });

  it('counts neither ended sessions nor those of others', async () => {
    await signInOnMany(2);
    wait(15 * 60);
    const tokens = [await signIn(app, '009999'), ...(await signInOnMany(3))];
    expect(await Promise.all(tokens.map(getStatus))).toEqual([200, 200, 200, 200]);
  });

  it('never ends the session that is being opened', async () => {
    const tokens = [];
    for (let at = 0; at < 6; at += 1) tokens.push(await signInOn(DESKTOP, '203.0.113.78'));
    expect(await getStatus(tokens.at(-1) ?? '')).toBe(200);
    expect(await getDevices(tokens.at(-1) ?? '')).toHaveLength(3);
  });
});

describe('signing out remotely', () => {
  it('ends one device at once, on every instance, and no other', async () => {
    const other = await buildTestApp(database, { now: () => now });
    const [phone, desktop, third] = [
      await signInOn(PHONE, '203.0.113.77'),
      await signInOn(DESKTOP, '203.0.113.78'),
      await signInOn('curl/8', '203.0.113.79'),
    ];
    const { device_id } =
      (await getDevices(desktop)).find(({ device }) => device === 'Chrome บน Android') ?? {};
    const answer = await post(app, 'auth/devices/end', { token: desktop, body: { device_id } });
    expect(answer.json()).toEqual({ rc_code: '1', rc_des: 'ออกจากระบบในอุปกรณ์นั้นแล้ว', data: [] });
    expect((await post(other, 'member_status', { token: phone })).statusCode).toBe(401);
    expect([await getStatus(desktop), await getStatus(third)]).toEqual([200, 200]);
    expect((await post(app, 'auth/devices/end', { token: desktop, body: { device_id } })).statusCode).toBe(
      404,
    );
  });

  it('ends all others', async () => {
    const [phone, desktop, stranger] = [
      await signInOn(PHONE, '203.0.113.77', true),
      await signInOn(DESKTOP, '203.0.113.78'),
      await signIn(app, '009999'),
    ];
    expect((await post(app, 'auth/devices/end_others', { token: desktop })).json()).toMatchObject({
      rc_code: '1',
    });
    expect(await Promise.all([phone, desktop, stranger].map(getStatus))).toEqual([401, 200, 200]);
  });

  it('answers another member’s device as an unknown one', async () => {
    const [mine, theirs] = [await signIn(app, '001234'), await signIn(app, '009999')];
    const [device] = await getDevices(theirs);
    const foreign = await post(app, 'auth/devices/end', { token: mine, body: device });
    const unknown = await post(app, 'auth/devices/end', { token: mine, body: { device_id: 'A'.repeat(22) } });
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(await getStatus(theirs)).toBe(200);
  });

  it.each([
    undefined,
    {},
    { device_id: '' },
    { device_id: ['A'] },
    { device_id: 'A'.repeat(500) },
    { device_id: null },
  ])('refuses %j as malformed', async (body) => {
    const token = await signIn(app);
    expect((await post(app, 'auth/devices/end', { token, body })).statusCode).toBe(400);
  });
});

it.each([
  ['198.51.100.7', '198.51.x.x'],
  ['::ffff:198.51.100.7', '198.51.x.x'],
  ['127.0.0.1', '127.0.x.x'],
  ['::1', '0:0:x'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:x'],
  ['', ''],
  ['unknown', ''],
])('masks %j as %j', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
