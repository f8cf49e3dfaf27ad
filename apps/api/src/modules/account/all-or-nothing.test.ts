import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { hashPassword } from '../session/password.ts';

const database = useDemoDatabase();
const { db, pool } = database;
const PINMANEE = { membership_no: '005678', id_card: '5100200300431', date_of_birth: '1992-02-29' };
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const PASSWORD = 'ก้อนเมฆ-7A เหนือทุ่ง';
const TABLES = ['account', 'session', 'identity_ticket', 'terms_acceptance', 'device_trace', 'notice'];

let app: FastifyInstance;
let demoHash: string;

/** Everything that a way to a password or a session writes. */
async function everything(): Promise<string> {
  const rows = TABLES.map((table) =>
    sql`select to_jsonb(t) from ${sql.table(table)} t order by 1`.execute(db),
  );
  return JSON.stringify((await Promise.all(rows)).map((result) => result.rows));
}

const getTicket = async (who: object) => {
  const answer = await post(app, 'auth/registerauth', { body: who });
  return answer.json<{ data: { ticket: string }[] }>().data[0]?.ticket ?? '';
};

const STEPS: readonly (readonly [string, () => Promise<() => ReturnType<typeof post>>])[] = [
  ['signing in', async () => () => login(app, '001234')],
  [
    'registering',
    async () => {
      const names = { member_name: 'ปิ่นมณี', member_surname: 'ศรีสุข', accept_terms: true };
      const body = { ...PINMANEE, ...names, password: PASSWORD, ticket: await getTicket(PINMANEE) };
      return () => post(app, 'auth/register', { body });
    },
  ],
  [
    'a forgotten password',
    async () => {
      const names = { member_name: 'สมหญิง', member_surname: 'ใจดี' };
      const body = { ...SOMYING, ...names, password: PASSWORD, ticket: await getTicket(SOMYING) };
      return () => post(app, 'auth/forget', { body });
    },
  ],
  [
    'a changed password',
    async () => {
      const token = await signIn(app);
      const body = { mem_password: PASSWORD, mem_oldpassword: DEMO_PASSWORD };
      return () => post(app, 'member_pass', { token, body });
    },
  ],
  [
    'accepted terms',
    async () => {
      const token = await signIn(app, '004321');
      return () => post(app, 'termofconditional/accept', { token, body: { version: 1 } });
    },
  ],
];

beforeAll(async () => {
  await pool.query(`
    create function break_off() returns trigger language plpgsql as $$
    begin raise exception 'broken off at the last step'; end $$`);
});

beforeEach(async () => {
  demoHash ??= await hashPassword(DEMO_PASSWORD);
  await db.updateTable('account').set({ password_hash: demoHash }).execute();
  app = await getTestApp(database);
});

afterEach(async () => {
  await pool.query('drop trigger if exists break_off on audit_entry');
});

it.each(STEPS)('%s happens whole or not at all: the record of it is its last step', async (_what, begin) => {
  const step = await begin();
  const before = await everything();
  await pool.query(
    'create trigger break_off before insert on audit_entry for each row execute function break_off()',
  );
  const broken = await step();
  expect(broken.statusCode).toBe(500);
  expect(broken.body).not.toContain('broken off');
  expect(await everything()).toBe(before);
  await pool.query('drop trigger break_off on audit_entry');
  expect((await step()).statusCode).toBe(200);
  expect(await everything()).not.toBe(before);
});
