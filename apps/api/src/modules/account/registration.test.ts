import { getIdentityErrorField, IDENTITY_ERRORS, type IdentityTicket } from '@sahakorn/contract/account';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { createStreamLogger } from '../../plugins/logger.ts';
import { hashPassword } from '../session/password.ts';

const database = useDemoDatabase();
const { db } = database;

const PINMANEE = { membership_no: '5678', id_card: '5100200300431', date_of_birth: '1992-02-29' };
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const AMPHAI = { membership_no: '003003', id_card: '3100200300451', date_of_birth: '1958-08-12' };
const UNKNOWN_PERSON = { membership_no: '888888', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const NAMES: Readonly<Record<string, object>> = {
  '5678': { member_name: 'ปิ่นมณี', member_surname: 'ศรีสุข' },
  '001234': { member_name: 'สมหญิง', member_surname: 'ใจดี' },
  '003003': { member_name: 'อำไพ', member_surname: 'ลาภยิ่ง' },
};
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

type Who = typeof PINMANEE;
type Answer = { rc_code: string; rc_des?: string; errors?: string[]; data: IdentityTicket[] };

let now: Date;
let app: FastifyInstance;
let demoHash: string;

beforeEach(async () => {
  now = TEST_NOW;
  demoHash ??= await hashPassword(DEMO_PASSWORD);
  await db.deleteFrom('account').where('membership_no', '=', '005678').execute();
  await db.deleteFrom('terms_acceptance').where('membership_no', '=', '005678').execute();
  await db
    .updateTable('account')
    .set({ password_hash: demoHash, must_reset: false, disabled_at: null })
    .execute();
  await db.deleteFrom('sign_in_throttle').execute();
  await db.deleteFrom('session').execute();
  await db.deleteFrom('identity_ticket').execute();
  app = await buildTestApp(database, { now: () => now });
});

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const prove = (who: object, address?: string) =>
  post(app, 'auth/registerauth', { body: who, ...(address !== undefined && { address }) });

async function getTicket(who: Who): Promise<string> {
  const answer = (await prove(who)).json<Answer>();
  return answer.data[0]?.ticket ?? '';
}

const step = (path: 'register' | 'forget', who: Who, ticket: string, changes: object = {}) =>
  post(app, `auth/${path}`, {
    body: { ...who, ...NAMES[who.membership_no], password: NEW, accept_terms: true, ticket, ...changes },
    agent: 'TestBrowser/1.0',
  });

const getErrors = (answer: { body: string }) => (JSON.parse(answer.body) as Answer).errors;

const getAccount = (membershipNo: string) =>
  db.selectFrom('account').selectAll().where('membership_no', '=', membershipNo).executeTakeFirst();

describe('proving an identity', () => {
  it('gives a ticket of ten minutes, and the terms to accept', async () => {
    const answer = await prove(PINMANEE);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      rc_code: '1',
      data: [
        {
          ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
          expires_in: 600,
          code_sent_to: null,
          terms: {
            version: 1,
            title: expect.stringContaining('ข้อกำหนด'),
            body_html: expect.stringContaining('<h3>1. '),
          },
        },
      ],
    });
  });

  it('answers a member with an account and one without in the same words', async () => {
    const bodies = [(await prove(PINMANEE)).body, (await prove(SOMYING)).body];
    expect(new Set(bodies.map((body) => body.replace(/"ticket":"[^"]+"/, ''))).size).toBe(1);
  });

  it('answers unknown, wrong, incomplete in the register and gone alike', async () => {
    await db.updateTable('member').set({ id_card: null }).where('membership_no', '=', '004321').execute();
    const wrong = [
      UNKNOWN_PERSON,
      { ...PINMANEE, id_card: SOMYING.id_card },
      { ...SOMYING, date_of_birth: '1977-02-08' },
      { ...SOMYING, membership_no: '005678' },
      { membership_no: '004321', id_card: '3100200300427', date_of_birth: '1965-12-31' },
      AMPHAI,
    ];
    const answers = [];
    for (const who of wrong) answers.push(await prove(who));
    await db
      .updateTable('member')
      .set({ id_card: '3100200300427' })
      .where('membership_no', '=', '004321')
      .execute();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const headers = answers.map((answer) => Object.keys(answer.headers).toSorted().join());
    expect(new Set(headers).size).toBe(1);
    expect(answers[0]?.json()).toEqual({
      rc_code: '0',
      rc_des: IDENTITY_ERRORS.notMatching.text,
      errors: [IDENTITY_ERRORS.notMatching.text],
      data: [],
    });
  });

  it.each([
    [{}, ['membershipNo', 'idCard', 'dateOfBirth']],
    [{ ...UNKNOWN_PERSON, id_card: '1100200300413' }, ['idCard']],
    [{ ...SOMYING, id_card: '1100200300413', date_of_birth: '1977-02-30' }, ['idCard', 'dateOfBirth']],
  ] as const)('says at once all that is wrong with the form of %j', async (who, names) => {
    expect(getErrors(await prove(who))).toEqual(names.map((name) => IDENTITY_ERRORS[name].text));
  });

  it.each([
    [{ ...SOMYING, membership_no: ['001234'] }],
    [{ ...SOMYING, membership_no: 12.5 }],
    [{ ...SOMYING, id_card: 1_100_200_300_412 }],
    [{ ...SOMYING, date_of_birth: null }],
    [{ ...SOMYING, id_card: '1'.repeat(201) }],
  ])('refuses %j as malformed', async (body) => {
    expect((await prove(body)).statusCode).toBe(400);
  });

  it.each([['001234'], ['888888']])('locks after five wrong tries, for %s too', async (membershipNo) => {
    const wrong = { ...UNKNOWN_PERSON, membership_no: membershipNo, id_card: AMPHAI.id_card };
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await prove(wrong)).statusCode).toBe(200);
    const answer = await prove(SOMYING.membership_no === membershipNo ? SOMYING : wrong);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'locked', retry_after: 30 });
    wait(30);
    expect((await prove(wrong)).statusCode).toBe(200);
  });

  it('slows an address that tries many numbers, without refusing it', async () => {
    const sendWrongDetails = (turn: number) =>
      prove({ ...UNKNOWN_PERSON, membership_no: 700_000 + turn, id_card: AMPHAI.id_card }, '203.0.113.50');
    for (let turn = 0; turn < 50; turn += 1) expect((await sendWrongDetails(turn)).statusCode).toBe(200);
    expect((await prove(SOMYING, '203.0.113.50')).json()).toMatchObject({ rc_code: '1' });
    expect((await sendWrongDetails(50)).statusCode).toBe(200);
    const slowed = await db
      .selectFrom('sign_in_throttle')
      .select('subject')
      .where('subject', 'like', '%address:%')
      .where('locked_until', 'is not', null)
      .execute();
    expect(slowed).toEqual([{ subject: 'identity-address:203.0.113.50' }]);
    // Signing in is counted apart.
    expect((await login(app, '001234', { address: '203.0.113.50' })).statusCode).toBe(200);
  });

  it('stores no ticket as it is, and one for a member', async () => {
    const tickets = [await getTicket(PINMANEE), await getTicket(PINMANEE)];
    const rows = await db.selectFrom('identity_ticket').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.ticket_hash).toHaveLength(32);
    for (const ticket of tickets) expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(getErrors(await step('register', PINMANEE, tickets[0] ?? ''))).toEqual([
      IDENTITY_ERRORS.notProved.text,
    ]);
  });
});

describe('registering', () => {
  it('creates an account with the terms accepted, and no session', async () => {
    const answer = await step('register', PINMANEE, await getTicket(PINMANEE));
    expect(answer.json()).toEqual({
      rc_code: '1',
      rc_des: 'ลงทะเบียนแล้ว เข้าสู่ระบบด้วยเลขสมาชิกและรหัสผ่านที่ตั้งไว้',
      data: [],
    });
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    const signedIn = await login(app, '005678', { password: NEW });
    const { token } = signedIn.json<{ token: string }>();
    expect((await post(app, 'member_status', { token })).json()).toMatchObject({ rc_code: '1' });
    const acceptance = await db
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('membership_no', '=', '005678')
      .execute();
    expect(acceptance).toMatchObject([
      {
        membership_no: '005678',
        version: 1,
        accepted_at: TEST_NOW,
        address: '198.51.100.1',
        user_agent: 'TestBrowser/1.0',
      },
    ]);
  });

  it('accepts only the terms that were shown: newer ones are asked for at the first sign-in', async () => {
    const ticket = await getTicket(PINMANEE);
    const terms = { version: 2, title: 'ฉบับที่ 2', body_html: '<p>ใหม่</p>', published_at: now };
    await db.insertInto('terms').values(terms).execute();
    expect((await step('register', PINMANEE, ticket)).json()).toMatchObject({ rc_code: '1' });
    const { token } = (await login(app, '005678', { password: NEW })).json<{ token: string }>();
    expect((await post(app, 'member_status', { token })).statusCode).toBe(403);
    await db.deleteFrom('terms').where('version', '=', 2).execute();
  });

  it('lists every error at once, each with its field', async () => {
    const answer = await step('register', PINMANEE, await getTicket(PINMANEE), {
      member_name: ' ',
      date_of_birth: '',
      password: '005678',
      accept_terms: false,
    });
    expect(getErrors(answer)?.map(getIdentityErrorField)).toEqual([
      'date_of_birth',
      'member_name',
      'accept_terms',
      'password',
      'password',
    ]);
    expect(answer.json<Answer>().rc_code).toBe('0');
  });

  it.each([
    ['another name', { member_name: 'ปิ่น' }, ['otherName']],
    ['another birthday than was proved', { date_of_birth: '1992-02-28' }, ['notMatching']],
    ['terms not accepted', { accept_terms: false }, ['acceptTerms']],
    ['no ticket', { ticket: '' }, ['notProved']],
    ['another ticket', { ticket: 'A'.repeat(43) }, ['notProved']],
  ] as const)('is refused for %s', async (_what, changes, names) => {
    const answer = await step('register', PINMANEE, await getTicket(PINMANEE), changes);
    expect(getErrors(answer)).toEqual(names.map((name) => IDENTITY_ERRORS[name].text));
    expect(await getAccount('005678')).toBeUndefined();
  });

  it.each([
    ['password1234'],
    ['Gfhjkm!2026'],
    ['005678005678'],
    ['ปิ่นมณี-ศรีสุข'],
    ['29022535Abc!'],
    ['Ab1!xyz'],
  ])('holds %s to the rule of passwords, and the ticket is good for another', async (password) => {
    const ticket = await getTicket(PINMANEE);
    const answer = await step('register', PINMANEE, ticket, { password });
    expect(new Set(getErrors(answer)?.map(getIdentityErrorField))).toEqual(new Set(['password']));
    expect((await step('register', PINMANEE, ticket)).json()).toMatchObject({ rc_code: '1' });
  });

  it('refuses the telephone number of the register to the member, and says nothing of it to others', async () => {
    await db
      .updateTable('member')
      .set({ mobile_no: '089-123-4567' })
      .where('membership_no', '=', '005678')
      .execute();
    const choice = { password: 'Ab0891234567' };
    expect(getErrors(await step('register', PINMANEE, 'A'.repeat(43), choice))).toEqual([
      IDENTITY_ERRORS.notProved.text,
    ]);
    const errors = getErrors(await step('register', PINMANEE, await getTicket(PINMANEE), choice));
    expect(errors?.map(getIdentityErrorField)).toEqual(['password']);
    expect(await getAccount('005678')).toBeUndefined();
  });

  it("is refused with another member's ticket, and neither is changed", async () => {
    const ticket = await getTicket(SOMYING);
    expect(getErrors(await step('register', PINMANEE, ticket))).toEqual([IDENTITY_ERRORS.notProved.text]);
    expect(await getAccount('005678')).toBeUndefined();
    expect((await getAccount('001234'))?.password_hash).toBe(demoHash);
  });

  it('is refused once the ticket is ten minutes old', async () => {
    const ticket = await getTicket(PINMANEE);
    wait(600);
    expect(getErrors(await step('register', PINMANEE, ticket))).toEqual([IDENTITY_ERRORS.notProved.text]);
  });

  it('is refused to a member with an account, after the identity is proved', async () => {
    expect(getErrors(await step('register', SOMYING, await getTicket(SOMYING)))).toEqual([
      IDENTITY_ERRORS.registered.text,
    ]);
    expect((await getAccount('001234'))?.password_hash).toBe(demoHash);
  });

  it('answers unknown, gone, registered and unregistered numbers alike to those who have proved nothing', async () => {
    const answers = [];
    for (const who of [UNKNOWN_PERSON, AMPHAI, SOMYING, PINMANEE]) {
      for (const path of ['register', 'forget'] as const) {
        answers.push(await step(path, who, 'A'.repeat(43), { member_name: 'ก', member_surname: 'ข' }));
      }
    }
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('happens once, however many concurrent requests', async () => {
    const ticket = await getTicket(PINMANEE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => step('register', PINMANEE, ticket)));
    const done = answers.filter((answer) => answer.json<Answer>().rc_code === '1');
    expect(done).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).not.toContain(500);
  });
});

describe('a forgotten password', () => {
  it('is reset, ends every session and starts none', async () => {
    const tokens = [await signIn(app), await signIn(app, '001234', true)];
    const neighbour = await signIn(app, '009999');
    const answer = await step('forget', SOMYING, await getTicket(SOMYING));
    expect(answer.json()).toEqual({
      rc_code: '1',
      rc_des: 'ตั้งรหัสผ่านใหม่แล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่',
      data: [],
    });
    for (const token of tokens) expect((await post(app, 'member_status', { token })).statusCode).toBe(401);
    expect((await post(app, 'member_status', { token: neighbour })).statusCode).toBe(200);
    expect((await login(app, '001234')).statusCode).toBe(401);
    expect((await login(app, '001234', { password: NEW })).statusCode).toBe(200);
  });

  it('is set once, however often its ticket is used at the same moment', async () => {
    const ticket = await getTicket(SOMYING);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        step('forget', SOMYING, ticket, { password: `${NEW} ${turn}` }),
      ),
    );
    const done = answers.filter(
      ({ statusCode, body }) => statusCode === 200 && (JSON.parse(body) as Answer).rc_code === '1',
    );
    expect(done).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).not.toContain(500);
  });

  it('lets a member sign in who has to reset it', async () => {
    await db.updateTable('account').set({ must_reset: true }).where('membership_no', '=', '001234').execute();
    expect((await login(app, '001234')).json()).toMatchObject({ code: 'password_reset_required' });
    await step('forget', SOMYING, await getTicket(SOMYING));
    expect((await login(app, '001234', { password: NEW })).statusCode).toBe(200);
  });

  it('is reset while the number is locked, and unlocks it', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login(app, '001234', { password: 'wrong' });
    expect((await login(app, '001234')).statusCode).toBe(429);
    await step('forget', SOMYING, await getTicket(SOMYING));
    expect((await login(app, '001234', { password: NEW })).statusCode).toBe(200);
  });

  it.each([
    ['used', SOMYING, 'notProved'],
    ['of a member without an account', PINMANEE, 'notRegistered'],
    ['of a closed account', SOMYING, 'closed'],
  ] as const)('is not set with a ticket that is %s', async (_what, who, error) => {
    const ticket = await getTicket(who);
    if (error === 'notProved') await step('forget', who, ticket);
    if (error === 'closed') await db.updateTable('account').set({ disabled_at: now }).execute();
    expect(getErrors(await step('forget', who, ticket))).toEqual([IDENTITY_ERRORS[error].text]);
  });

  it('is reset at most five times an hour', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const password = `${NEW} ${turn}`;
      const answer = await step('forget', SOMYING, await getTicket(SOMYING), { password });
      expect(answer.json()).toMatchObject({ rc_code: '1' });
    }
    const refused = await prove(SOMYING);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
  });

  it('is set while failures of registering and of signing in lock those', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await login(app, '001234', { password: 'wrong password' });
    const ticket = await getTicket(SOMYING);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await step('register', SOMYING, ticket, { member_name: 'สมชาย' });
    }
    expect((await step('register', SOMYING, ticket)).statusCode).toBe(429);
    expect((await login(app, '001234')).statusCode).toBe(429);
    const answer = await step('forget', SOMYING, await getTicket(SOMYING));
    expect(answer.json()).toMatchObject({ rc_code: '1' });
  });

  it('keeps the ticket through wrong guesses, until a lock voids it', async () => {
    const ticket = await getTicket(SOMYING);
    for (let attempt = 0; attempt < 5; attempt += 1) await prove({ ...SOMYING, id_card: AMPHAI.id_card });
    wait(30);
    expect(getErrors(await step('forget', SOMYING, ticket))).toEqual([IDENTITY_ERRORS.notProved.text]);
  });
});

it('leaves one event for each step in the log, and nothing of the member', async () => {
  const lines: string[] = [];
  const log = createStreamLogger({ write: (line: string) => void lines.push(line) }, 'info');
  app = await buildTestApp(database, { now: () => now, log });
  await prove({ ...PINMANEE, id_card: SOMYING.id_card });
  const ticket = await getTicket(PINMANEE);
  await step('register', PINMANEE, ticket, { password: 'short' });
  await step('register', PINMANEE, ticket);
  await step('forget', PINMANEE, await getTicket(PINMANEE));
  const events = lines.map((line) => (JSON.parse(line) as { event?: string }).event).filter(Boolean);
  expect(events).toEqual([
    'identity_fail',
    'identity_proved',
    'identity_step_refused',
    'account_registered',
    'identity_proved',
    'authn_password_reset',
  ]);
  for (const secret of [NEW, ticket, PINMANEE.id_card, SOMYING.id_card, PINMANEE.date_of_birth, 'ปิ่นมณี']) {
    expect(lines.join('')).not.toContain(secret);
  }
});
