import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { getTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { AccountAdministration, type AccountAction } from './account-administration.ts';

const database = useDemoDatabase();
const { db } = database;
const now = () => TEST_NOW;
const administration = new AccountAdministration({ db, audit: new AuditLog({ now }), now });
const WHO = { membershipNo: '001234', staff: 'สมพร' };
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };

let app: FastifyInstance;

beforeEach(async () => {
  await db.updateTable('account').set({ disabled_at: null, must_reset: false }).execute();
  await db.deleteFrom('session').execute();
  app = await getTestApp(database);
});

const getStatus = async (token: string) => (await post(app, 'member_status', { token })).statusCode;

it.each<[AccountAction, number, number]>([
  ['close', 401, 401],
  ['reset', 401, 403],
  ['end-sessions', 401, 200],
  ['open', 200, 200],
])('%s: the next request of a session answers %i, the next sign-in %i', async (action, feed, entry) => {
  const tokens = [await signIn(app), await signIn(app, '001234', true)];
  const neighbour = await signIn(app, '009999');
  expect(await administration.perform(action, WHO)).toBe(action === 'open' ? 0 : 2);
  expect(await Promise.all(tokens.map(getStatus))).toEqual([feed, feed]);
  expect(await getStatus(neighbour)).toBe(200);
  expect((await login(app, '001234')).statusCode).toBe(entry);
});

it('lets a member sign in again once the account is reopened', async () => {
  await administration.perform('close', WHO);
  expect((await login(app, '001234')).statusCode).toBe(401);
  await administration.perform('open', WHO);
  expect((await login(app, '001234')).statusCode).toBe(200);
});

it.each(['reset', 'open'] as const)(
  '%s opens every lock on the member, and none of another',
  async (action) => {
    const address = { address: '203.0.113.66' };
    await signIn(app);
    const answer = await login(app, '001234');
    const cookie = /device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
    const wrong = { ...SOMYING, id_card: '1100200300421' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      for (const from of [address, { ...address, cookie }]) {
        await login(app, '001234', { ...from, password: 'wrong' });
        await post(app, 'auth/registerauth', { ...from, body: wrong });
      }
      await login(app, '009999', { ...address, password: 'wrong' });
    }
    const locks = db.selectFrom('sign_in_throttle').select('subject').where('locked_until', '>', TEST_NOW);
    expect(await locks.execute()).toHaveLength(5);
    await administration.perform(action, WHO);
    expect(await locks.execute()).toEqual([{ subject: 'number:009999' }]);
    await db.deleteFrom('sign_in_throttle').execute();
  },
);

it('voids an earlier proof of identity', async () => {
  const proved = await post(app, 'auth/registerauth', { body: SOMYING });
  const { ticket } = proved.json<{ data: { ticket: string }[] }>().data[0] ?? {};
  await administration.perform('reset', WHO);
  const body = {
    ...SOMYING,
    member_name: 'สมหญิง',
    member_surname: 'ใจดี',
    password: 'แมวสามตัวบนหลังคา',
    ticket,
  };
  expect((await post(app, 'auth/forget', { body })).json()).toMatchObject({ rc_code: '0' });
});

it('is read by the member, with the officer', async () => {
  await administration.perform('end-sessions', WHO);
  await administration.perform('open', WHO);
  const token = await signIn(app);
  const list = await post(app, 'member_activity', { token, body: { limit: 3 } });
  expect(list.json<{ data: object[] }>().data.slice(1)).toMatchObject([
    { kind: 'account-opened', staff: 'สมพร', device: '', address: '' },
    { kind: 'sessions-ended', staff: 'สมพร', device: '', address: '' },
  ]);
});

it('refuses a member without an account', async () => {
  expect(await administration.perform('close', { ...WHO, membershipNo: '005678' })).toBeNull();
  expect(await administration.perform('close', { ...WHO, membershipNo: '888888' })).toBeNull();
});
