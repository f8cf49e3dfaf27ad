import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { verifyAudit } from './verify-audit.ts';

const database = useDemoDatabase();
const { db } = database;
const AGENT = 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0';
const caller = { address: '203.0.113.9', agent: AGENT };

let app: FastifyInstance;
let seen: string;

beforeEach(async () => {
  app = await getTestApp(database);
  await db.deleteFrom('sign_in_throttle').execute();
  seen = (await newest())?.id ?? '0';
});

const newest = () =>
  db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();

/** What was written in this test, oldest first: kinds and numbers. */
async function written() {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['kind', 'membership_no'])
    .where('id', '>', seen)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, membership_no }) => `${kind} ${membership_no}`);
}

it('signing in and out: once, with the device and the address', async () => {
  const answer = await login(app, '1234', caller);
  const { token } = answer.json<{ token: string }>();
  await post(app, 'auth/logout', { token, ...caller });
  await post(app, 'auth/logout', { token, ...caller });
  expect(await written()).toEqual(['signed-in 001234', 'signed-out 001234']);
  const rows = await db.selectFrom('audit_entry').selectAll().where('id', '>', seen).execute();
  expect(rows[0]).toMatchObject({
    address: '203.0.113.9',
    user_agent: AGENT,
    staff: null,
    details: { remember: false },
  });
});

it('wrong tries of known and of unknown numbers alike, and none while a lock holds', async () => {
  for (let attempt = 0; attempt < 7; attempt += 1) await login(app, '888888', { password: 'wrong' });
  await login(app, '001234', { password: 'wrong' });
  const unknown = Array.from({ length: 5 }, () => 'sign-in-failed 888888');
  expect(await written()).toEqual([...unknown, 'sign-in-failed 001234']);
});

it('a password that was changed, and one that was not', async () => {
  const token = await signIn(app, '009999');
  const change = (oldPassword: string) =>
    post(app, 'member_pass', { token, body: { mem_password: 'Kra-pao4', mem_oldpassword: oldPassword } });
  await change('wrong');
  await change(DEMO_PASSWORD);
  expect((await written()).slice(1)).toEqual(['password-change-failed 009999', 'password-changed 009999']);
});

it('terms, once however often they are accepted', async () => {
  const token = await signIn(app, '004321');
  for (const version of [99, 1, 1]) await post(app, 'termofconditional/accept', { token, body: { version } });
  expect((await written()).slice(1)).toEqual(['terms-accepted 004321']);
});

it('a registration and a reset, and identities that were not right', async () => {
  const member = await db
    .selectFrom('member')
    .select(['member_name', 'member_surname', 'id_card', 'date_of_birth'])
    .where('membership_no', '=', '005678')
    .executeTakeFirstOrThrow();
  const identity = {
    membership_no: '005678',
    id_card: member.id_card,
    date_of_birth: member.date_of_birth,
  };
  const prove = async () => {
    const answer = await post(app, 'auth/registerauth', { body: identity });
    return answer.json<{ data: { ticket: string }[] }>().data[0]?.ticket;
  };
  const names = { member_name: member.member_name, member_surname: member.member_surname };
  await post(app, 'auth/registerauth', { body: { ...identity, date_of_birth: '1990-01-01' } });
  const step = { ...identity, ...names, password: 'แมวสามตัวบนหลังคา', accept_terms: true };
  await post(app, 'auth/register', { body: { ...step, password: 'สั้น' } });
  await post(app, 'auth/register', { body: { ...step, ticket: await prove() } });
  await post(app, 'auth/forget', { body: { ...step, password: 'ปลาทูสองเข่ง', ticket: await prove() } });
  await post(app, 'auth/forget', { body: { ...step, ticket: 'x' } });
  expect((await written()).filter((line) => !line.startsWith('terms'))).toEqual([
    'identity-failed 005678',
    'identity-failed 005678',
    'registered 005678',
    'password-reset 005678',
    'identity-failed 005678',
  ]);
});

it('documents by the name of their file, and nothing of one that does not exist', async () => {
  const token = await signIn(app);
  const open = (path: string) =>
    app.inject({ url: `/api/member/${path}`, headers: { authorization: `Bearer ${token}` } });
  expect((await open('print_holdings_pdf')).statusCode).toBe(200);
  expect((await open('print_dep_statement_pdf/0188888888')).statusCode).toBe(404);
  expect((await written()).slice(1)).toEqual(['document-opened 001234']);
  const row = await db
    .selectFrom('audit_entry')
    .select('details')
    .where('kind', '=', 'document-opened')
    .executeTakeFirst();
  expect(row?.details).toEqual({ file: expect.stringMatching(/^holdings-\d\d-\d{6}\.pdf$/) });
});

it('stays whole, and holds no password and no token', async () => {
  const { token } = (await login(app, '001234', { password: DEMO_PASSWORD })).json<{ token: string }>();
  expect((await verifyAudit(db)).broken).toBeNull();
  const everything = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
  for (const secret of [DEMO_PASSWORD, token, 'Kra-pao4', 'แมวสามตัวบนหลังคา'])
    expect(everything).not.toContain(secret);
});
