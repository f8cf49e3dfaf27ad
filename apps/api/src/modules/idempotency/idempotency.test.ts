import { boardCreate } from '@sahakorn/contract/board';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { signIn, useDemoDatabase } from '../../../test/demo.ts';
import { proofFor } from '../../../test/proof.ts';
import { firstRow, visit } from '../../../test/visitor.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { InProgress } from '../../errors/domain-errors.ts';
import { Idempotency } from './idempotency.ts';

const database = useDemoDatabase();
const { db } = database;
const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const NEW_PASSWORD = 'แมวสามตัวบนหลังคา';
const QUESTION = { title: 'กู้ฉุกเฉินได้กี่วัน', body: 'ต้องใช้เงินด่วน', name: 'แดง' };

beforeEach(async () => {
  for (const table of ['board_topic', 'visitor_post', 'idempotency_key', 'privacy_request'] as const) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one query after the other
    await db.deleteFrom(table).execute();
  }
});

const build = (now = TEST_NOW) => buildTestApp(database, { config: { captchaMode: 'off' }, now: () => now });

async function countTopics(): Promise<number> {
  return (await db.selectFrom('board_topic').select('topic_id').execute()).length;
}

describe('a text with a key', () => {
  it('is written once for twenty concurrent requests, which all get the same answer', async () => {
    const [app, other] = [await build(), await build(new Date(TEST_NOW.getTime() + 23.9 * 3_600_000))];
    const browser = await visit(app);
    const servers = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? app : other));
    const sent = await Promise.all(
      servers.map((server) => browser.postKeyed('board_create', QUESTION, KEY, server)),
    );
    const [done = null] = sent.filter(({ statusCode }) => statusCode === 200);
    for (const answer of sent.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'in_progress', retry_after: 1 });
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect(await countTopics()).toBe(1);
    const again = await browser.postKeyed('board_create', QUESTION, `"${KEY}"`, other);
    expect(again.json()).toEqual(done?.json());
    const { topic_id, delete_token } = firstRow(boardCreate, again);
    expect((await browser.remove(`board_show/${topic_id}`, { delete_token })).statusCode).toBe(200);
  });

  it('is refused when another text comes with the same key', async () => {
    const browser = await visit(await build());
    await browser.postKeyed('board_create', QUESTION, KEY);
    const answer = await browser.postKeyed('board_create', { ...QUESTION, body: 'อื่น' }, KEY);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      422,
      'idempotency_key_reused',
    ]);
    expect(await countTopics()).toBe(1);
  });

  it('is another with another key, from another browser, and in another call', async () => {
    const app = await build();
    const browser = await visit(app);
    const first = firstRow(boardCreate, await browser.postKeyed('board_create', QUESTION, KEY));
    await browser.postKeyed('board_create', QUESTION, 'another');
    await (await visit(app)).postKeyed('board_create', QUESTION, KEY);
    expect(await countTopics()).toBe(3);
    const answer = { topic_id: first.topic_id, body: 'ก', name: 'ข' };
    expect((await browser.postKeyed('board_ans', answer, KEY)).json()).toMatchObject({
      data: [{ answer_id: expect.any(Number) }],
    });
  });

  it('may be retried with its key after a refusal, with one proof of work', async () => {
    const app = await buildTestApp(database, { config: { captchaMode: 'adaptive' } });
    const browser = await visit(app);
    const send = (recaptcha: string | null) =>
      browser.postKeyed('board_create', { ...QUESTION, recaptcha }, KEY);
    expect((await send(null)).json()).toMatchObject({ code: 'proof_of_work_required' });
    const proof = await proofFor(app, { purpose: 'board' });
    const done = await send(proof);
    expect(done.statusCode).toBe(200);
    expect((await send(proof)).json()).toEqual(done.json());
    expect((await send(null)).json()).toEqual(done.json());
    expect(await countTopics()).toBe(1);
  });

  it('with an invalid key is refused', async () => {
    const browser = await visit(await build());
    const answer = await browser.postKeyed('board_create', QUESTION, 'a, b');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'validation']);
  });
});

describe('a request of a member with a key', () => {
  it('is made once for each member', async () => {
    const app = await build();
    const make = async (token: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/member/member_privacy_requests/make',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': KEY },
        payload: { kind: 'erasure', detail: 'ลบรูปเก่า' },
      });
      return answer.json<{ data: { request_no: string }[] }>();
    };
    const [one, other] = [await signIn(app), await signIn(app, '004321')];
    const made = await make(one);
    expect(made).toMatchObject({ rc_code: '1', data: [{ detail: 'ลบรูปเก่า' }] });
    expect(await make(await signIn(app))).toEqual(made);
    expect((await make(other)).data[0]?.request_no).not.toBe(made.data[0]?.request_no);
    expect(await db.selectFrom('privacy_request').select('id').execute()).toHaveLength(2);
  });
});

describe('a password with a key', () => {
  const send = (path: string, payload: object, token?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/member/${path}`,
      headers: { 'idempotency-key': KEY, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      payload,
    });
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await build();
  });

  it('is set once by a proof of identity, and the answer that was lost comes again', async () => {
    const identity = { membership_no: '005678', id_card: '5100200300431', date_of_birth: '1992-02-29' };
    const proved = await send('auth/registerauth', identity);
    const { ticket } = proved.json<{ data: { ticket: string }[] }>().data[0] ?? {};
    const names = { member_name: 'ปิ่นมณี', member_surname: 'ศรีสุข' };
    const given = { ...identity, ...names, ticket, password: NEW_PASSWORD, accept_terms: true };
    const wrong = await send('auth/register', { ...given, member_name: 'อื่น' });
    expect(wrong.json()).toMatchObject({ rc_code: '0' });
    const registered = await send('auth/register', given);
    expect(registered.json()).toMatchObject({ rc_code: '1' });
    expect((await send('auth/register', given)).json()).toEqual(registered.json());
    expect((await send('auth/register', { ...given, password: 'อีกรหัสหนึ่งที่ยาว' })).statusCode).toBe(422);
  });

  it('is changed once, and the answer that was lost is no wrong old password', async () => {
    const token = await signIn(app, '009999');
    const change = { mem_password: NEW_PASSWORD, mem_oldpassword: DEMO_PASSWORD };
    const changed = await send('member_pass', change, token);
    expect(changed.json()).toMatchObject({ rc_code: '1' });
    expect((await send('member_pass', change, token)).json()).toEqual(changed.json());
    const { rows } = await database.pool.query("select from audit_entry where kind = 'password-changed'");
    expect(rows).toHaveLength(1);
  });
});

describe('a flood of keys', () => {
  it('of one address without a proof of work writes nothing, and a visitor is served meanwhile', async () => {
    const app = await buildTestApp(database, { config: { captchaMode: 'adaptive' } });
    const [attacker, visitor] = [await visit(app, { address: '203.0.113.9' }), await visit(app)];
    const recaptcha = await proofFor(app, { purpose: 'board', address: '198.51.100.7' });
    const flood = Array.from({ length: 300 }, (_, at) =>
      attacker.postKeyed('board_create', QUESTION, `${KEY}-${at}`),
    );
    const honest = await visitor.postKeyed('board_create', { ...QUESTION, recaptcha }, KEY);
    expect(honest.statusCode).toBe(200);
    // How many still find a place in the queue depends on the machine.
    for (const { statusCode } of await Promise.all(flood)) expect([403, 503]).toContain(statusCode);
    expect(await db.selectFrom('idempotency_key').select('answer').execute()).toHaveLength(1);
  });

  it('with made-up tickets leaves others their turn', async () => {
    const app = await build();
    const register = (key: string, address: string) =>
      app.inject({
        method: 'POST',
        url: '/api/member/auth/register',
        remoteAddress: address,
        headers: { 'idempotency-key': key },
        payload: {
          membership_no: '001234',
          id_card: '1100200300412',
          date_of_birth: '1977-02-07',
          member_name: '',
          member_surname: '',
          password: NEW_PASSWORD,
          accept_terms: true,
          ticket: key,
        },
      });
    const flood = Array.from({ length: 300 }, (_, at) => register(`${KEY}-${at}`, '203.0.113.9'));
    const honest = await register(KEY, '198.51.100.7');
    expect(honest.json()).toMatchObject({ rc_code: '0', errors: [expect.any(String), expect.any(String)] });
    await Promise.all(flood);
  });
});

describe('work on a key', () => {
  const write = { call: 'x', scope: 'y', key: 'z', body: {}, owner: {} };
  const at = (seconds: number) =>
    new Idempotency({ db, now: () => new Date(TEST_NOW.getTime() + seconds * 1000) });

  it('refuses concurrent requests while it is in progress', async () => {
    await at(0).run(write, async () => {
      await expect(at(9).run(write, () => Promise.resolve('second'))).rejects.toThrow(InProgress);
    });
    expect(await at(9).run(write, () => Promise.resolve('after nothing came of it'))).toMatch(/after/);
  });

  it('is taken over when its server died, and the late write is rolled back', async () => {
    const name = 'too-late';
    const late = at(0).run(write, (storeAnswer) =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('kept_secret')
          .values({ name, value: Buffer.alloc(1), made_at: TEST_NOW })
          .execute();
        const next = await at(11).run(write, (settleNext) =>
          db.transaction().execute(async (other) => {
            await settleNext?.(other, 'next');
            return 'next';
          }),
        );
        expect(next).toBe('next');
        await storeAnswer?.(trx, 'late');
      }),
    );
    await expect(late).rejects.toThrow(InProgress);
    expect(await db.selectFrom('kept_secret').select('name').where('name', '=', name).execute()).toEqual([]);
    expect(await at(12).run(write, () => Promise.resolve('never'))).toBe('next');
  });

  it('is released when it fails, also after `storeAnswer`', async () => {
    const broken = at(0).run(write, (storeAnswer) =>
      db.transaction().execute(async (trx) => {
        await storeAnswer?.(trx, 'x');
        throw new Error('broken off');
      }),
    );
    await expect(broken).rejects.toThrow('broken off');
    expect(await at(0).run(write, () => Promise.resolve('again'))).toBe('again');
  });
});
