import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, useDemoDatabase } from '../../../test/demo.ts';
import { proofFor } from '../../../test/proof.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';

const database = useDemoDatabase();
const { db } = database;
const WRONG = { password: 'not the password' };
const STRANGER = '203.0.113.66';
const IDENTITY = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const NAMES = { member_name: 'สมหญิง', member_surname: 'ใจดี' };
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

let now: Date;
let app: FastifyInstance;

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
  for (const table of ['sign_in_throttle', 'device_trace', 'spent_proof'] as const) {
    await db.deleteFrom(table).execute();
  }
});

/** The cookie that a sign-in leaves on a device, and its session. */
async function knownDevice(membershipNo = '001234') {
  const answer = await login(app, membershipNo);
  const cookie = /device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
  expect(cookie).toMatch(/^device=[\w-]{43}$/);
  return { cookie, token: answer.json<{ token: string }>().token };
}

/** A stranger locks the number of a member, from one address or many. */
async function lockOut(membershipNo = '001234') {
  for (let attempt = 0; attempt < 5; attempt += 1)
    await login(app, membershipNo, { ...WRONG, address: STRANGER });
  expect((await login(app, membershipNo)).statusCode).toBe(429);
}

describe('a known device', () => {
  it('lets its member in while strangers lock the number', async () => {
    const { cookie } = await knownDevice();
    await lockOut();
    expect((await login(app, '001234', { cookie })).statusCode).toBe(200);
    // The stranger gains nothing by it.
    expect((await login(app, '001234', { address: STRANGER })).statusCode).toBe(429);
  });

  it('does not wait while strangers slow the address that they share', async () => {
    const { cookie } = await knownDevice();
    app = await buildTestApp(database, {
      now: () => now,
      config: { lock: { threshold: 1, baseSeconds: 30, maxSeconds: 900 } },
    });
    for (let number = 0; number < 10; number += 1) await login(app, 700_000 + number, WRONG);
    const locked_until = new Date(now.getTime() + 60_000);
    const subject = 'address:198.51.100.1';
    await db.updateTable('sign_in_throttle').set({ locked_until }).where('subject', '=', subject).execute();
    expect((await login(app, '009999')).statusCode).toBe(503);
    expect((await login(app, '001234', { cookie })).statusCode).toBe(200);
  });

  it('is locked by wrong passwords entered on it, and then locks nothing else', async () => {
    const { cookie } = await knownDevice();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login(app, '001234', { ...WRONG, cookie })).statusCode).toBe(401);
    }
    expect((await login(app, '001234', { cookie })).json()).toMatchObject({
      code: 'locked',
      retry_after: 30,
    });
    expect((await login(app, '001234')).statusCode).toBe(200);
    wait(30);
    expect((await login(app, '001234', { cookie })).statusCode).toBe(200);
    expect((await login(app, '001234', { ...WRONG, cookie })).statusCode).toBe(401);
    expect((await login(app, '001234', { cookie })).statusCode).toBe(200);
  });

  it.each([
    ['of another member', async () => (await knownDevice('009999')).cookie],
    ['that no sign-in left', async () => `device=${'A'.repeat(43)}`],
    [
      'that was not used for 400 days',
      async () => {
        const { cookie } = await knownDevice();
        wait(401 * 24 * 3600);
        return cookie;
      },
    ],
  ])('is none with a cookie %s', async (_what, getCookie) => {
    const cookie = await getCookie();
    await lockOut();
    expect((await login(app, '001234', { cookie })).statusCode).toBe(429);
  });

  it('lets a signed-in member change the password and download data while strangers lock the number', async () => {
    const { cookie, token } = await knownDevice();
    await lockOut();
    const download = { token, cookie, body: { mem_password: DEMO_PASSWORD } };
    expect((await post(app, 'member_data_json', download)).statusCode).toBe(200);
    const change = { mem_oldpassword: 'wrong', mem_password: NEW };
    expect((await post(app, 'member_pass', { token, cookie, body: change })).json()).toMatchObject({
      rc_code: '-1',
    });
    expect((await post(app, 'member_pass', { token, body: change })).statusCode).toBe(429);
  });

  it('lets its member prove an identity while strangers lock that', async () => {
    const { cookie } = await knownDevice();
    const wrong = { ...IDENTITY, id_card: '1100200300421' };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await post(app, 'auth/registerauth', { body: wrong, address: STRANGER });
    }
    const request = { body: IDENTITY, address: '198.51.100.9' };
    expect((await post(app, 'auth/registerauth', request)).statusCode).toBe(429);
    expect((await post(app, 'auth/registerauth', { ...request, cookie })).json()).toMatchObject({
      rc_code: '1',
    });
  });

  it('needs a proof of work for its own failures only', async () => {
    const { cookie } = await knownDevice();
    app = await buildTestApp(database, { now: () => now, config: { captchaMode: 'adaptive' } });
    await login(app, '001234', { ...WRONG, address: '198.51.100.1' });
    expect((await login(app, '001234')).statusCode).toBe(403);
    expect((await login(app, '001234', { ...WRONG, cookie })).statusCode).toBe(401);
    expect((await login(app, '001234', { cookie })).statusCode).toBe(403);
    const proof = await proofFor(app, { membershipNo: '001234' });
    expect((await login(app, '001234', { cookie, proof })).statusCode).toBe(200);
  });
});

it('lets a member whose number and device are locked set a new password, which opens both locks', async () => {
  const { cookie } = await knownDevice();
  await lockOut();
  for (let attempt = 0; attempt < 5; attempt += 1) await login(app, '001234', { ...WRONG, cookie });
  expect((await login(app, '001234', { cookie })).statusCode).toBe(429);
  const answer = await post(app, 'auth/registerauth', { body: IDENTITY, address: '198.51.100.9' });
  const [{ ticket } = { ticket: '' }] = answer.json<{ data: { ticket: string }[] }>().data;
  const body = { ...IDENTITY, ...NAMES, password: NEW, ticket };
  expect((await post(app, 'auth/forget', { body, address: '198.51.100.9' })).json()).toMatchObject({
    rc_code: '1',
  });
  expect((await login(app, '001234', { password: NEW, address: '198.51.100.9' })).statusCode).toBe(200);
  expect((await login(app, '001234', { password: NEW, cookie })).statusCode).toBe(200);
});
