import { calls } from '@sahakorn/contract/calls';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, describe, it } from 'vitest';
import { buildTestApp, getTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { openSessions } from '../../../test/figures.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { hashPassword } from './password.ts';

const database = useDemoDatabase();
const HOUR_MS = 3_600_000;

const OWN: Readonly<Record<string, string>> = {
  deposit_account_no: '0100012345',
  loan_contract_no: 'ส6700123',
  balance_on: '2026-10-31',
};

/** The path of a call with something of 001234's in place of its parameters. */
const getPath = (path: string) =>
  path
    .replace('/api/member/', '')
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(OWN[name] ?? ''));
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const bodies: Record<string, unknown> = {
  wwwupload: { image: DOT, croppedAreaPixels: { x: 0, y: 0, width: 1, height: 1 } },
  acceptTermofconditional: { version: 1 },
  board_own: { topic_id: 1 },
  member_pass: { mem_password: 'Kra-pao4', mem_oldpassword: DEMO_PASSWORD },
  decide_consent: { code: 'news', version: 1, given: true },
  make_privacy_request: { kind: 'correction', detail: 'ที่อยู่ใหม่' },
  answer_confirmation: { balance_on: '2026-10-31', line_no: 1, answer: 'agreed' },
  submit_confirmation: { balance_on: '2026-10-31' },
  member_data_json: { mem_password: DEMO_PASSWORD },
  member_data_csv: { mem_password: DEMO_PASSWORD },
};

/** What a call may be sent by the member of this token. */
async function bodyFor(app: FastifyInstance, id: string, token: string): Promise<unknown> {
  if (id !== 'endDevice') return bodies[id];
  const devices = await post(app, 'auth/devices', { token });
  return devices.json<{ data: unknown[] }>().data[0];
}

beforeAll(async () => {
  const consents = [{ code: 'news', title: 'ข่าว', description: 'ทางอีเมล' }];
  await database.db
    .insertInto('privacy_notice')
    .values({
      version: 1,
      title: 'ประกาศ',
      body_html: '',
      consents: JSON.stringify(consents),
      published_at: TEST_NOW,
    })
    .execute();
  // A confirmation is submitted only when every line of it has an answer.
  await database.db
    .updateTable('confirmation_line')
    .set({ answer: 'agreed', answered_at: TEST_NOW })
    .execute();
});

let demoHash: string;

beforeEach(async () => {
  demoHash ??= await hashPassword(DEMO_PASSWORD);
  await database.db.updateTable('account').set({ password_hash: demoHash }).execute();
});

/** A session of 001234 without the work of a sign-in. */
async function openSession(): Promise<string> {
  return (await openSessions(database.pool, ['001234'])).get('001234') ?? '';
}

const protectedCalls = calls.filter(({ access, method }) => access !== 'public' && method === 'POST');
const memberCalls = protectedCalls.filter(({ access }) => access === 'member');
const forSessions = protectedCalls.filter(({ access }) => access === 'session');

describe.each(protectedCalls.map((call) => [call.id, call] as const))('%s', (id, call) => {
  const refused = id === 'getAuthUser' ? 400 : 401;

  it.each([
    ['no token', () => undefined],
    ['a token that never was', () => 'A'.repeat(43)],
    ['another form', () => 'eyJhbGciOiJub25lIn0.e30.'],
  ])('refuses %s', async (_what, token) => {
    const app = await getTestApp(database);
    const given = token();
    const answer = await post(app, getPath(call.path), {
      body: bodies[id] ?? {},
      ...(given !== undefined && { token: given }),
    });
    expect(answer.statusCode).toBe(refused);
    expect(answer.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('refuses a token that has expired, and one that was signed out', async () => {
    const app = await getTestApp(database);
    const [expired, left] = [await signIn(app), await openSession()];
    await post(app, 'auth/logout', { token: left });
    const later = await buildTestApp(database, { now: () => new Date(TEST_NOW.getTime() + HOUR_MS) });
    const body = bodies[id] ?? {};
    expect((await post(later, getPath(call.path), { token: expired, body })).statusCode).toBe(refused);
    expect((await post(app, getPath(call.path), { token: left, body })).statusCode).toBe(refused);
  });

  it('refuses before it reads the body, so that strangers learn nothing of its form', async () => {
    const app = await getTestApp(database);
    const answer = await post(app, getPath(call.path), { body: { version: 'x', limit: 'x' } });
    expect(answer.statusCode).toBe(refused);
  });

  it('answers the signed-in member', async () => {
    const app = await buildTestApp(database, { config: { dataDir: temporaryFolder() } });
    const token = await openSession();
    const body = (await bodyFor(app, id, token)) ?? {};
    const answer = await post(app, getPath(call.path), { token, body });
    expect(answer.statusCode).toBe(200);
    // A file is not JSON, or has no success code.
    const code = call.media === undefined ? answer.json<{ rc_code: string }>().rc_code : SUCCESS;
    expect(code).toBe(SUCCESS);
  });
});

describe('before the terms are accepted', () => {
  let newcomer: string;
  it.each(memberCalls.map(({ id, path }) => [id, path]))('%s is refused', async (_id, path) => {
    const app = await getTestApp(database);
    newcomer ??= await signIn(app, '004321');
    const answer = await post(app, getPath(path), { token: newcomer });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'terms_required' });
  });

  it.each(forSessions.map(({ id, path }) => [id, path]))('%s works', async (id, path) => {
    const app = await getTestApp(database);
    const token = await signIn(app, '004321');
    const body = await bodyFor(app, id, token);
    const answer = await post(app, getPath(path), { token, ...(body !== undefined && { body }) });
    expect(answer.statusCode).toBe(200);
    await database.db.deleteFrom('terms_acceptance').where('membership_no', '=', '004321').execute();
  });
});

describe('one member', () => {
  it("reaches none of the others' accounts and contracts, and cannot distinguish them from what does not exist", async () => {
    const { db } = database;
    const newcomer = {
      membership_no: '004321',
      version: 1,
      accepted_at: TEST_NOW,
      address: '',
      user_agent: '',
    };
    await db.insertInto('terms_acceptance').values(newcomer).execute();
    const app = await getTestApp(database);
    const accounts = await db
      .selectFrom('deposit_account')
      .select([sql<string>`'member_dep_statement/' || deposit_account_no`.as('path'), 'membership_no'])
      .execute();
    const contracts = await db
      .selectFrom('loan_contract')
      .select([sql<string>`'member_loan_statement/' || loan_contract_no`.as('path'), 'membership_no'])
      .execute();
    expect(new Set(accounts.map(({ membership_no }) => membership_no)).size).toBe(4);
    expect(new Set(contracts.map(({ membership_no }) => membership_no)).size).toBe(4);
    for (const membershipNo of ['001234', '004321', '009999']) {
      const token = await signIn(app, membershipNo);
      const unknown = await post(app, 'member_dep_statement/0188888888', { token });
      for (const { path, membership_no } of [...accounts, ...contracts]) {
        const answer = await post(app, encodeURI(path), { token });
        const mine = membership_no === membershipNo;
        expect(answer.statusCode).toBe(mine ? 200 : 404);
        expect(answer.body === unknown.body).toBe(!mine);
      }
    }
  });

  it('is never signed in by another method than POST', async () => {
    const app = await getTestApp(database);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/member/auth/login' });
      expect(answer.statusCode).toBe(405);
    }
    expect((await login(app, '001234')).statusCode).toBe(200);
  });
});
