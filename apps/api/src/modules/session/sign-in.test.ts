import type { FastifyInstance } from 'fastify';
import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { createStreamLogger } from '../../plugins/logger.ts';
import { MAX_CONCURRENT_ATTEMPTS, hashPassword, passwordQueue } from './password.ts';

const database = useDemoDatabase();
const { db } = database;
const WRONG = { password: 'not the password' };

let now: Date;
let app: FastifyInstance;

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
  await db.deleteFrom('sign_in_throttle').execute();
});

async function failTimes(
  count: number,
  membershipNo = '001234',
  address = '198.51.100.1',
): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < count; attempt += 1) {
    statuses.push((await login(app, membershipNo, { ...WRONG, address })).statusCode);
  }
  return statuses;
}

describe('signing in', () => {
  it('answers a token, the name and nothing else', async () => {
    const answer = await login(app, '001234');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      token_type: 'bearer',
      expires_in: 900,
      membership_no: '001234',
      member: { prename: 'นาง', member_name: 'สมหญิง', member_surname: 'ใจดี' },
    });
  });

  it.each(['1234', '01234', '001234', 1234, ' 1234', '๑๒๓๔', '\u200b001234'])(
    'takes %j for member 001234',
    async (membershipNo) => {
      expect((await login(app, membershipNo)).json()).toMatchObject({ membership_no: '001234' });
    },
  );

  it.each([
    [['001234']],
    [{ $ne: null }],
    [12.5],
    [-1],
    [1_000_000],
    [true],
    [null],
    [''],
    ['1234567'],
    ['12a'],
    ['1 234'],
    ["1' or '1'='1"],
  ])('refuses %j as a membership number', async (membershipNo) => {
    const answer = await login(app, membershipNo);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation' });
  });

  it.each([[['x']], [5], [null], [''], ['x'.repeat(129)]])('refuses %j as a password', async (password) => {
    expect((await login(app, '001234', { password })).statusCode).toBe(400);
  });

  it('takes the body as it is: a trailing space or another case is another password', async () => {
    expect((await login(app, '001234', { password: 'Sahakorn#2569 ' })).statusCode).toBe(401);
    expect((await login(app, '001234', { password: 'sahakorn#2569' })).statusCode).toBe(401);
  });

  it('gives another token each time and never one that the client brings', async () => {
    const brought = 'A'.repeat(43);
    const first = await login(app, '001234', { token: brought });
    const second = await login(app, '001234', { token: brought });
    const tokens = [first, second].map((answer) => answer.json<{ token: string }>().token);
    expect(new Set([...tokens, brought]).size).toBe(3);
  });

  it('stores the hash of the token, the device and the address, not the token', async () => {
    const answer = await login(app, '001234', { agent: 'TestBrowser/1.0', address: '203.0.113.9' });
    const { token } = answer.json<{ token: string }>();
    const sessions = await db.selectFrom('session').selectAll().execute();
    expect(sessions.at(-1)).toMatchObject({ user_agent: 'TestBrowser/1.0', address: '203.0.113.9' });
    const everything = JSON.stringify(
      sessions.map((session) => ({ ...session, token_hash: String(session.token_hash) })),
    );
    expect(everything).not.toContain(token);
  });

  it('never asks for a new password because of its age', async () => {
    const changed = new Date(now.getTime() - 400 * 86_400_000);
    await db
      .updateTable('account')
      .set({ created_at: changed, password_changed_at: changed })
      .where('membership_no', '=', '001234')
      .execute();
    expect((await login(app, '001234')).statusCode).toBe(200);
  });

  it.each([
    ['000000', '000000'],
    ['000001', 'admin'],
    ['1', '123456'],
    ['123456', 'password'],
    ['999999', '999999'],
    ['admin', 'admin'],
    ['root', 'root'],
    ['demo', 'demo'],
    ['test', 'test'],
  ])('knows no %s with the password %s', async (membershipNo, password) => {
    expect((await login(app, membershipNo, { password })).statusCode).toBe(
      /^\d+$/.test(membershipNo) ? 401 : 400,
    );
  });

  it('refuses at once when the queue is full, and serves those that wait', async () => {
    // All places but one are taken, so that how fast the machine is decides nothing.
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    onTestFinished(() => goOn());
    const before = Array.from({ length: MAX_CONCURRENT_ATTEMPTS + 49 }, () =>
      passwordQueue.run({}, null, () => held),
    );
    let refused = 0;
    const asked = Array.from({ length: 26 }, async (_, turn) => {
      const answer = await login(app, 300_000 + turn, { ...WRONG, address: `10.1.${turn}.1` });
      refused += Number(answer.statusCode === 503);
      return answer;
    });
    await expect.poll(() => refused).toBe(25);
    goOn();
    await Promise.all(before);
    const answers = await Promise.all(asked);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1);
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy).toHaveLength(25);
    expect(busy[0]?.headers['retry-after']).toBe('2');
    expect(busy[0]?.json()).toMatchObject({ code: 'unavailable' });
  });

  it('truncates an overlong user agent', async () => {
    await login(app, '009999', { agent: 'x'.repeat(5000) });
    const row = await db
      .selectFrom('session')
      .select('user_agent')
      .where('membership_no', '=', '009999')
      .executeTakeFirst();
    expect(row?.user_agent).toHaveLength(400);
  });

  it('re-hashes a weak password hash', async () => {
    const weak = await hash('Sahakorn#2569', { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await db
      .updateTable('account')
      .set({ password_hash: weak })
      .where('membership_no', '=', '009999')
      .execute();
    await signIn(app, '009999');
    const row = await db
      .selectFrom('account')
      .select('password_hash')
      .where('membership_no', '=', '009999')
      .executeTakeFirst();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn(app, '009999');
  });
});

describe('refusing', () => {
  beforeEach(async () => {
    const password_hash = await hashPassword('Sahakorn#2569');
    await db
      .insertInto('account')
      .values(
        ['003003', '005678'].map((membership_no) => ({
          membership_no,
          password_hash,
          created_at: now,
          password_changed_at: now,
          disabled_at: membership_no === '005678' ? now : null,
        })),
      )
      .execute();
    return async () => {
      await db.deleteFrom('account').where('membership_no', 'in', ['003003', '005678']).execute();
    };
  });

  it('uses one answer for a wrong password, an unknown number, one who left and a closed account', async () => {
    const answers = [
      await login(app, '001234', WRONG),
      await login(app, '888888', WRONG),
      await login(app, '888888'),
      await login(app, '003003'),
      await login(app, '005678'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        error: 'เลขทะเบียนสมาชิกหรือรหัสผ่านไม่ถูกต้อง',
        message: expect.any(String),
        code: 'invalid_credentials',
      });
    }
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => Object.keys(headers).toSorted().join())).size).toBe(1);
  });

  it('uses one answer for three wrong tries', async () => {
    const bodies = [
      (await login(app, '001234', WRONG)).body,
      (await login(app, '001234', { password: 'Sahakorn#2568' })).body,
      (await login(app, '001234', { password: 'รหัสผิด' })).body,
    ];
    expect(new Set(bodies).size).toBe(1);
  });

  it('asks for a new password only after the right one, and opens no session', async () => {
    await db.updateTable('account').set({ must_reset: true }).where('membership_no', '=', '009999').execute();
    await db.deleteFrom('session').execute();
    expect((await login(app, '009999', WRONG)).statusCode).toBe(401);
    const answer = await login(app, '009999');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'password_reset_required' });
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    await db
      .updateTable('account')
      .set({ must_reset: false })
      .where('membership_no', '=', '009999')
      .execute();
  });
});

describe('the lock on a number', () => {
  it.each(['001234', '888888'])('closes after five wrong tries, for %s too', async (membershipNo) => {
    expect(await failTimes(5, membershipNo)).toEqual([401, 401, 401, 401, 401]);
    const answer = await login(app, membershipNo);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json()).toMatchObject({
      code: 'locked',
      retry_after: 30,
      error: 'ใส่ข้อมูลผิดเกินจำนวนครั้งที่กำหนด กรุณารอ 30 วินาที แล้วลองใหม่อีกครั้ง',
    });
  });

  it('says the same of a known and of an unknown number', async () => {
    await failTimes(5, '001234', '198.51.100.2');
    await failTimes(5, '888888', '198.51.100.3');
    const known = await login(app, '001234', { address: '198.51.100.2' });
    const unknown = await login(app, '888888', { address: '198.51.100.3' });
    expect(known.body).toBe(unknown.body);
  });

  it('ends in time, and the right password resets the counter', async () => {
    await failTimes(5);
    wait(29);
    expect((await login(app, '001234')).json()).toMatchObject({ code: 'locked', retry_after: 1 });
    wait(1);
    expect((await login(app, '001234')).statusCode).toBe(200);
    expect(await failTimes(4)).toEqual([401, 401, 401, 401]);
    expect((await login(app, '001234')).statusCode).toBe(200);
  });

  it('doubles with each wrong try after it, up to 15 minutes', async () => {
    await failTimes(5);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const locked = await login(app, '001234', WRONG);
      waits.push(locked.json<{ retry_after: number }>().retry_after);
      wait(waits.at(-1) ?? 0);
      expect(await failTimes(1)).toEqual([401]);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('is not extended by attempts while it lasts', async () => {
    await failTimes(5);
    wait(20);
    await failTimes(30);
    wait(10);
    expect((await login(app, '001234')).statusCode).toBe(200);
  });

  it('counts one number however it is written', async () => {
    for (const spelling of ['1234', '01234', '001234', 1234, '1234']) await login(app, spelling, WRONG);
    expect((await login(app, '001234')).statusCode).toBe(429);
  });

  it('follows a number across addresses, and does not lock others', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await login(app, '001234', { ...WRONG, address: `203.0.113.${attempt}` });
    }
    expect((await login(app, '001234', { address: '203.0.113.99' })).statusCode).toBe(429);
    expect((await login(app, '009999', { address: '203.0.113.1' })).statusCode).toBe(200);
  });

  it('holds across all instances', async () => {
    const other = await buildTestApp(database, { now: () => now });
    for (const instance of [app, other, app, other, app]) await login(instance, '001234', WRONG);
    expect((await login(other, '001234')).statusCode).toBe(429);
    expect((await login(app, '001234')).statusCode).toBe(429);
  });

  it('accepts exactly five of many concurrent attempts, on two instances', async () => {
    const other = await buildTestApp(database, { now: () => now });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => login(index % 2 ? other : app, '001234', WRONG)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
    const row = await db
      .selectFrom('sign_in_throttle')
      .selectAll()
      .where('subject', '=', 'number:001234')
      .executeTakeFirst();
    expect(row?.failures).toBe(5);
  });

  it('never locks on many right passwords at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(app, '001234')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  it('follows the settings', async () => {
    const strict = await buildTestApp(database, {
      now: () => now,
      config: { lock: { threshold: 2, baseSeconds: 10, maxSeconds: 20 } },
    });
    await login(strict, '001234', WRONG);
    await login(strict, '001234', WRONG);
    expect((await login(strict, '001234')).json()).toMatchObject({ retry_after: 10 });
  });
});

describe('an address from which many numbers are tried', () => {
  const TEN_TIMES = 10;

  beforeEach(async () => {
    const lock = { threshold: 1, baseSeconds: 30, maxSeconds: 900 };
    app = await buildTestApp(database, { now: () => now, config: { lock } });
  });

  const failForNumbers = async (count: number, address = '198.51.100.1') => {
    for (let number = 0; number < count; number += 1) {
      expect((await login(app, 700_000 + number, { ...WRONG, address })).statusCode).toBe(401);
    }
  };
  const getRow = (address = '198.51.100.1') =>
    db
      .selectFrom('sign_in_throttle')
      .select(['failures', 'locked_until'])
      .where('subject', '=', `address:${address}`)
      .executeTakeFirst();
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  it('is slowed, and never locked: right passwords take turns with the wrong ones', async () => {
    await failForNumbers(TEN_TIMES);
    const answers = await Promise.all([login(app, '001234'), login(app, '009999'), login(app, '001234')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    // The first began at once, and each of the others a quarter of a second later.
    expect(await getRow()).toEqual({ failures: 10, locked_until: inSeconds(0.75) });
    expect((await login(app, '001234', { address: '203.0.113.50' })).statusCode).toBe(200);
    expect(await getRow('203.0.113.50')).toBeUndefined();
  });

  it('is asked to retry only if it would wait longer than five seconds', async () => {
    await failForNumbers(TEN_TIMES);
    await db
      .updateTable('sign_in_throttle')
      .set({ locked_until: inSeconds(5.5) })
      .execute();
    const busy = await login(app, '001234');
    expect(busy.statusCode).toBe(503);
    expect(busy.headers['retry-after']).toBe('6');
    wait(6);
    expect((await login(app, '001234')).statusCode).toBe(200);
  });

  it('never slows an office where people mistype now and then', async () => {
    for (let number = 0; number < 2 * TEN_TIMES; number += 1) {
      expect((await login(app, 700_000 + number, WRONG)).statusCode).toBe(401);
      wait(11);
    }
    expect((await login(app, '001234')).statusCode).toBe(200);
    expect(await getRow()).toMatchObject({ locked_until: null });
  });

  it('is not escaped by forwarded headers of the client', async () => {
    for (let number = 0; number < TEN_TIMES; number += 1) {
      await app.inject({
        method: 'POST',
        url: '/api/member/auth/login',
        remoteAddress: '198.51.100.1',
        headers: { 'x-forwarded-for': `203.0.113.${number}` },
        payload: { membership_no: 700_000 + number, mem_password: 'x' },
      });
    }
    expect(await getRow()).toMatchObject({ failures: TEN_TIMES });
  });

  it('is the network of an IPv6 address', async () => {
    for (let number = 0; number < TEN_TIMES; number += 1) {
      await login(app, 700_000 + number, { ...WRONG, address: `2001:db8:1:2::${number}` });
    }
    expect((await login(app, '001234', { address: '2001:db8:1:2::ffff' })).statusCode).toBe(200);
    expect(await getRow('2001:db8:1:2::/64')).toMatchObject({ locked_until: inSeconds(0.25) });
    await login(app, '001234', { ...WRONG, address: '2001:db8:1:3::ffff' });
    expect(await getRow('2001:db8:1:3::/64')).toEqual({ failures: 1, locked_until: null });
  });
});

describe('the log', () => {
  it('names events, and no member', async () => {
    const lines: string[] = [];
    const logged = await buildTestApp(database, {
      now: () => now,
      log: createStreamLogger({ write: (line: string) => void lines.push(line) }, 'info'),
    });
    const token = await signIn(logged);
    await post(logged, 'auth/logout', { token });
    for (let attempt = 0; attempt < 6; attempt += 1) await login(logged, '001234', WRONG);
    const events = lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
    expect(events).toEqual([
      'authn_login_success',
      'authn_logout',
      'authn_login_fail',
      'authn_login_fail',
      'authn_login_fail',
      'authn_login_fail',
      'authn_login_lock',
      'authn_login_fail_max',
    ]);
    const everything = lines.join('');
    for (const secret of ['001234', 'สมหญิง', 'Sahakorn#2569', 'not the password', token]) {
      expect(everything).not.toContain(secret);
    }
  });
});
