import { IDENTITY_ERRORS, type IdentityTicket } from '@sahakorn/contract/account';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, useDemoDatabase } from '../../../test/demo.ts';
import { createCode, hashCode, isCode } from './identity-code.ts';

const database = useDemoDatabase();
const { db } = database;
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const NAMES = { member_name: 'สมหญิง', member_surname: 'ใจดี' };
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

type Answer = { rc_code: string; errors?: string[]; data: IdentityTicket[] };

let now: Date;
let app: FastifyInstance;

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now, config: { identityCode: 'mail' } });
  for (const table of ['sign_in_throttle', 'identity_ticket', 'notice'] as const) {
    await db.deleteFrom(table).execute();
  }
  await setEmail('somying@example.com');
});

const setEmail = (email: string | null) =>
  db.updateTable('member').set({ email }).where('membership_no', '=', '001234').execute();

/** What is queued for the member's mailbox, newest first. */
const codes = async () =>
  (await db.selectFrom('notice').select(['kind', 'code']).orderBy('id', 'desc').execute()).flatMap(
    ({ kind, code }) => (kind === 'identity-code' && code !== null ? [code] : []),
  );

async function prove(who: object = SOMYING): Promise<Answer> {
  return (await post(app, 'auth/registerauth', { body: who })).json<Answer>();
}

async function reset(ticket: string, code: unknown): Promise<string[] | undefined> {
  const body = { ...SOMYING, ...NAMES, password: NEW, ticket, code };
  return (await post(app, 'auth/forget', { body })).json<Answer>().errors;
}

const WRONG = [IDENTITY_ERRORS.wrongCode.text];

describe('a code', () => {
  it('has six digits, drawn evenly', () => {
    const drawn = Array.from({ length: 2000 }, createCode);
    expect(drawn.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(drawn.map((code) => code[0])).size).toBe(10);
    expect(new Set(drawn).size).toBeGreaterThan(1980);
  });

  it.each([
    ['004217', true],
    ['004 217', true],
    ['004-217', true],
    ['๐๐๔๒๑๗', true],
    ['4217', false],
    ['0042170', false],
    ['', false],
    ['004218', false],
  ])('typed as %j: %s', (typed, good) => {
    expect(isCode(typed, 'ticket', hashCode('004217', 'ticket'))).toBe(good);
  });

  it('is good with its own ticket only', () => {
    expect(isCode('004217', 'another', hashCode('004217', 'ticket'))).toBe(false);
  });
});

describe('setting a password with a code from the mailbox', () => {
  it('continues with the code, which is mailed and never in the response', async () => {
    const { data } = await prove();
    const [code = ''] = await codes();
    expect(data[0]).toMatchObject({ code_sent_to: 's***@example.com' });
    expect(JSON.stringify(data)).not.toContain(code);
    expect(await reset(data[0]?.ticket ?? '', code)).toBeUndefined();
    expect((await login(app, '001234', { password: NEW })).statusCode).toBe(200);
  });

  it('stores the hash of the code with the ticket, not the code', async () => {
    await prove();
    const [code = ''] = await codes();
    const ticket = await db.selectFrom('identity_ticket').selectAll().executeTakeFirstOrThrow();
    expect(ticket.code_hash).toHaveLength(32);
    expect(JSON.stringify(ticket)).not.toContain(code);
  });

  it.each([['000000'], [''], [undefined]])('changes nothing with the code %j', async (typed) => {
    const ticket = (await prove()).data[0]?.ticket ?? '';
    const [code = ''] = await codes();
    expect(await reset(ticket, typed === code ? '111111' : typed)).toEqual(WRONG);
    expect(await reset(ticket, code)).toBeUndefined();
  });

  it('accepts only the code of the latest mail', async () => {
    await prove();
    const ticket = (await prove()).data[0]?.ticket ?? '';
    const [last = '', first = ''] = await codes();
    // One in a million draws the same twice.
    expect(await reset(ticket, first)).toEqual(first === last ? undefined : WRONG);
    expect(await reset(ticket, last)).toEqual(first === last ? [IDENTITY_ERRORS.notProved.text] : undefined);
  });

  it('accepts it once, within ten minutes', async () => {
    const used = (await prove()).data[0]?.ticket ?? '';
    const [first = ''] = await codes();
    await reset(used, first);
    expect(await reset(used, first)).toEqual([IDENTITY_ERRORS.notProved.text]);
    const late = (await prove()).data[0]?.ticket ?? '';
    const [second = ''] = await codes();
    now = new Date(now.getTime() + 600_000);
    expect(await reset(late, second)).toEqual([IDENTITY_ERRORS.notProved.text]);
  });

  it('lets a code be guessed four times, and then voids it with its ticket', async () => {
    const ticket = (await prove()).data[0]?.ticket ?? '';
    const [code = ''] = await codes();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await reset(ticket, wrong)).toEqual(WRONG);
    now = new Date(now.getTime() + 30_000);
    expect(await reset(ticket, code)).toEqual([IDENTITY_ERRORS.notProved.text]);
  });

  it('mails five codes an hour at the most', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await prove();
    expect((await post(app, 'auth/registerauth', { body: SOMYING })).statusCode).toBe(429);
    expect(await codes()).toHaveLength(5);
  });

  it.each([[null], [''], ['-']])('needs none where the register states %j for an address', async (email) => {
    await setEmail(email);
    const { data } = await prove();
    expect(data[0]).toMatchObject({ code_sent_to: null });
    expect(await codes()).toEqual([]);
    expect(await reset(data[0]?.ticket ?? '', '')).toBeUndefined();
  });

  it('mails nothing for a wrong identity, and answers as for an unknown number', async () => {
    const wrong = await prove({ ...SOMYING, date_of_birth: '1977-02-08' });
    expect(wrong).toEqual(await prove({ ...SOMYING, membership_no: '888888' }));
    expect(await codes()).toEqual([]);
  });

  it('is required only where it is configured', async () => {
    app = await buildTestApp(database, { now: () => now });
    expect((await prove()).data[0]).toMatchObject({ code_sent_to: null });
    expect(await codes()).toEqual([]);
  });
});
