import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { createKysely, createPool } from '../../db/pool.ts';

const database = useDemoDatabase();
const { db } = database;
const MINUTE = 60;
const HOUR = 3600;
const ENDED = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

let now: Date;
let app: FastifyInstance;

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const getStatus = async (token: string) => (await post(app, 'member_status', { token })).statusCode;

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
});

afterEach(async () => {
  await db.deleteFrom('session').execute();
});

describe('the session check', () => {
  it('names the member of the session', async () => {
    const answer = await post(app, 'auth/getAuthUser', { token: await signIn(app) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      rc_code: '1',
      data: [
        {
          membership_no: '001234',
          member: { prename: 'นาง', member_name: 'สมหญิง', member_surname: 'ใจดี' },
          impersonator: null,
        },
      ],
    });
  });

  it.each([undefined, 'A'.repeat(43), 'garbage', ''])('answers 400 to the token %j', async (token) => {
    const answer = await post(app, 'auth/getAuthUser', token === undefined ? {} : { token });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', error: ENDED });
  });

  it('answers 400 when the session has ended, where other calls answer 401', async () => {
    const token = await signIn(app);
    wait(15 * MINUTE);
    expect((await post(app, 'auth/getAuthUser', { token })).statusCode).toBe(400);
    const answer = await post(app, 'member_status', { token });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toMatchObject({ code: 'unauthorized', error: ENDED });
  });
});

describe('a body-less post with a JSON content type', () => {
  it.each([
    'auth/getAuthUser',
    'termofconditional',
    'lastupdate_bydepstatement',
    'member_status',
    'member_dep',
    'auth/logout',
  ])('is fine for %s', async (path) => {
    const answer = await post(app, path, { token: await signIn(app) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ rc_code: '1' });
  });
});

describe('every call behind the session', () => {
  it.each([
    'auth/logout',
    'termofconditional',
    'termofconditional/accept',
    'lastupdate_bydepstatement',
    'member_status',
    'member_dep',
    'member_dep_statement/0100012345',
  ])('%s is refused without one', async (path) => {
    for (const token of [undefined, 'A'.repeat(43), 'x']) {
      const answer = await post(app, path, token === undefined ? {} : { token });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'unauthorized' });
    }
  });

  it('refuses a token of which one character differs', async () => {
    const token = await signIn(app);
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(await getStatus(changed)).toBe(401);
    expect(await getStatus(token)).toBe(200);
  });
});

describe('idle time', () => {
  it('ends a session after 15 minutes', async () => {
    const token = await signIn(app);
    wait(15 * MINUTE - 1);
    expect(await getStatus(token)).toBe(200);
    wait(15 * MINUTE);
    expect(await getStatus(token)).toBe(401);
  });

  it('is extended by every use', async () => {
    const token = await signIn(app);
    for (let use = 0; use < 5; use += 1) {
      wait(14 * MINUTE);
      expect(await getStatus(token)).toBe(200);
    }
  });

  it('is written at most once a minute', async () => {
    const token = await signIn(app);
    const lastSeen = async () =>
      (await db.selectFrom('session').select('last_seen_at').executeTakeFirst())?.last_seen_at;
    wait(59);
    await getStatus(token);
    expect(await lastSeen()).toEqual(TEST_NOW);
    wait(1);
    await getStatus(token);
    expect(await lastSeen()).toEqual(now);
  });

  it('is exact enough when it is short', async () => {
    const short = await buildTestApp(database, {
      now: () => now,
      config: {
        session: {
          idleSeconds: 15,
          absoluteSeconds: 60,
          rememberIdleSeconds: 30,
          rememberAbsoluteSeconds: 90,
        },
      },
    });
    const token = await signIn(short);
    for (let use = 0; use < 3; use += 1) {
      wait(14);
      expect((await post(short, 'auth/getAuthUser', { token })).statusCode).toBe(200);
    }
    wait(15);
    expect((await post(short, 'auth/getAuthUser', { token })).statusCode).toBe(400);
  });

  it('is never set back by a request that was slower', async () => {
    const token = await signIn(app);
    wait(120);
    await getStatus(token);
    const later = now;
    now = new Date(TEST_NOW.getTime() + 61_000);
    await getStatus(token);
    const row = await db.selectFrom('session').select('last_seen_at').executeTakeFirst();
    expect(row?.last_seen_at).toEqual(later);
  });
});

describe('the absolute limit', () => {
  it('ends a session after 8 hours, however active', async () => {
    const token = await signIn(app);
    for (let use = 1; use < 48; use += 1) {
      wait(10 * MINUTE);
      expect(await getStatus(token)).toBe(200);
    }
    wait(10 * MINUTE - 1);
    expect(await getStatus(token)).toBe(200);
    wait(1);
    expect(await getStatus(token)).toBe(401);
  });
});

it('answers a member who reads sixty times in a row, six at a time as browsers do', async () => {
  const token = await signIn(app);
  const paths = ['member_status', 'member_dep', 'member_share', 'member_loan', 'member_kep', 'member_coll'];
  const statuses: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(paths.map((path) => post(app, path, { token })));
    statuses.push(...answers.map(({ statusCode }) => statusCode));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('a remembered session', () => {
  it('says how long it lasts unused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/member/auth/login',
      payload: { membership_no: '001234', mem_password: 'Sahakorn#2569', remember: true },
    });
    expect(answer.json()).toMatchObject({ expires_in: 24 * HOUR });
  });

  it('lasts 24 hours unused', async () => {
    const token = await signIn(app, '001234', true);
    wait(24 * HOUR - 1);
    expect(await getStatus(token)).toBe(200);
    wait(24 * HOUR);
    expect(await getStatus(token)).toBe(401);
  });

  it('ends after 7 days', async () => {
    const token = await signIn(app, '001234', true);
    for (let use = 0; use < 7; use += 1) {
      expect(await getStatus(token)).toBe(200);
      wait(23 * HOUR);
    }
    wait(7 * HOUR - 1);
    expect(await getStatus(token)).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session at once on every instance', async () => {
    const other = await buildTestApp(database, { now: () => now });
    const token = await signIn(app);
    expect((await post(other, 'member_status', { token })).statusCode).toBe(200);
    const answer = await post(app, 'auth/logout', { token });
    expect(answer.json()).toEqual({ rc_code: '1', message: 'ออกจากระบบเรียบร้อยแล้ว', data: [] });
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await post(other, 'member_status', { token })).statusCode).toBe(401);
    expect((await post(other, 'auth/getAuthUser', { token })).statusCode).toBe(400);
  });

  it('leaves other sessions of the member alone', async () => {
    const [phone, desk] = [await signIn(app), await signIn(app)];
    await post(app, 'auth/logout', { token: phone });
    expect(await getStatus(phone)).toBe(401);
    expect(await getStatus(desk)).toBe(200);
  });

  it('answers 401 the second time', async () => {
    const token = await signIn(app);
    await post(app, 'auth/logout', { token });
    expect((await post(app, 'auth/logout', { token })).statusCode).toBe(401);
  });
});

describe('a member who may no longer sign in', () => {
  it.each([
    [
      'has left',
      () => db.updateTable('member').set({ member_status: '3' }).where('membership_no', '=', '009999'),
      () => db.updateTable('member').set({ member_status: '0' }).where('membership_no', '=', '009999'),
    ],
    [
      'has a closed account',
      () => db.updateTable('account').set({ disabled_at: TEST_NOW }).where('membership_no', '=', '009999'),
      () => db.updateTable('account').set({ disabled_at: null }).where('membership_no', '=', '009999'),
    ],
  ])('is out at the next request: %s', async (_why, shut, open) => {
    const token = await signIn(app, '009999');
    expect(await getStatus(token)).toBe(200);
    await shut().execute();
    expect(await getStatus(token)).toBe(401);
    await open().execute();
  });

  it('loses every session with the account', async () => {
    const token = await signIn(app, '004321');
    const account = await db
      .deleteFrom('account')
      .where('membership_no', '=', '004321')
      .returningAll()
      .executeTakeFirstOrThrow();
    expect((await post(app, 'auth/getAuthUser', { token })).statusCode).toBe(400);
    await db.insertInto('account').values(account).execute();
  });
});

describe('while the database is away', () => {
  it.each(['auth/getAuthUser', 'member_status', 'termofconditional', 'auth/logout'])(
    '%s answers 503, never what would sign a member out',
    async (path) => {
      const token = await signIn(app);
      const away = createKysely(
        createPool(
          { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' },
          'server',
          pino({ level: 'silent' }),
        ),
      );
      const answer = await post(await buildTestApp({ db: away }), path, { token });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      await away.destroy();
    },
  );

  it('no one is signed in, and no attempt is counted', async () => {
    const away = createKysely(
      createPool(
        { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' },
        'server',
        pino({ level: 'silent' }),
      ),
    );
    const answer = await login(await buildTestApp({ db: away }), '001234');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|token"/);
    await away.destroy();
  });
});
