import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, useDemoDatabase } from '../../../test/demo.ts';
import { proofFor } from '../../../test/proof.ts';
import { MAX_CONCURRENT_ATTEMPTS, passwordQueue } from '../session/password.ts';

const database = useDemoDatabase();
const { db } = database;
/** A shared office: of honest members, and of someone who floods the server. */
const OFFICE = '203.0.113.9';
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };
const PINMANEE = { membership_no: '005678', id_card: '5100200300431', date_of_birth: '1992-02-29' };
const NAMES = { member_name: 'ปิ่นมณี', member_surname: 'ศรีสุข' };
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';
const CALLS = ['registerauth', 'register', 'forget'] as const;
const ASKED = [403, 'proof_of_work_required'];

let now: Date;
let app: FastifyInstance;
let releases: (() => void)[];

beforeEach(async () => {
  now = TEST_NOW;
  releases = [];
  app = await buildTestApp(database, { now: () => now, config: { captchaMode: 'adaptive' } });
  await db.deleteFrom('account').where('membership_no', '=', '005678').execute();
  await db.deleteFrom('sign_in_throttle').execute();
  await db.deleteFrom('spent_proof').execute();
  await db.deleteFrom('identity_ticket').execute();
});

const freeQueue = () => {
  for (const release of releases.splice(0)) release();
};
afterEach(freeQueue);

const send = (call: (typeof CALLS)[number], body: object, address = OFFICE) =>
  post(app, `auth/${call}`, { body, address });
const getOutcome = async (answer: ReturnType<typeof post>) => {
  const { statusCode, body } = await answer;
  const { code, rc_code: outcome } = JSON.parse(body) as { code?: string; rc_code?: string };
  return [statusCode, code ?? outcome];
};
const proveWork = (membershipNo: string, purpose: 'identity' | 'login' | 'board' = 'identity') =>
  proofFor(app, { purpose, membershipNo, address: OFFICE });

async function count(subject: string, failures: number): Promise<void> {
  const row = { subject, failures, locked_until: null, counted_at: now };
  await db.insertInto('sign_in_throttle').values(row).execute();
}

/** As many failures from the office as space its attempts out. */
async function crowd(): Promise<void> {
  await count(`identity-address:${OFFICE}`, 50);
  await count(`register-address:${OFFICE}`, 50);
}

async function getTicket(): Promise<string> {
  const answer = await send('registerauth', PINMANEE, '198.51.100.7');
  return answer.json<{ data: { ticket: string }[] }>().data[0]?.ticket ?? '';
}

describe('an address with very many wrong identities', () => {
  it.each([
    ['registerauth', {}],
    ['forget', { ...NAMES, ticket: 'x', password: 'short' }],
    ['register', { ...NAMES, ticket: 'x', password: 'short', accept_terms: true }],
  ] as const)('asks for a proof of work, and then serves an honest member: %s', async (call, fields) => {
    for (let turn = 0; turn < 50; turn += 1) {
      const wrong = { ...SOMYING, ...fields, membership_no: String(700_000 + turn) };
      expect(await getOutcome(send(call, wrong))).toEqual([200, '0']);
    }
    const ticket = call === 'registerauth' ? '' : await getTicket();
    if (call === 'forget') {
      const account = { membership_no: '005678', password_hash: '', created_at: now };
      await db
        .insertInto('account')
        .values({ ...account, password_changed_at: now })
        .execute();
    }
    const honest = { ...PINMANEE, ...fields, ticket, password: NEW };
    expect(await getOutcome(send(call, honest))).toEqual(ASKED);
    expect(await getOutcome(send(call, { ...honest, recaptcha: await proveWork('005678') }))).toEqual([
      200,
      '1',
    ]);
    const waits = await db
      .selectFrom('sign_in_throttle')
      .select('subject')
      .where('subject', 'like', '%address:%')
      .where('locked_until', 'is not', null)
      .execute();
    expect(waits).toEqual([]);
  });

  it('asks nothing of other addresses, and nothing once the failures are forgotten', async () => {
    await crowd();
    expect(await getOutcome(send('registerauth', PINMANEE, '198.51.100.7'))).toEqual([200, '1']);
    now = new Date(now.getTime() + 10_000);
    expect(await getOutcome(send('registerauth', PINMANEE))).toEqual([200, '1']);
  });

  it('asks for known and unknown numbers in the same words', async () => {
    await crowd();
    const answers = [];
    for (const membershipNo of ['001234', '888888']) {
      answers.push(await send('registerauth', { ...SOMYING, membership_no: membershipNo }));
    }
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('spaces attempts out where proofs of work are off', async () => {
    app = await buildTestApp(database, { now: () => now, config: { captchaMode: 'off' } });
    await crowd();
    expect(await getOutcome(send('registerauth', PINMANEE))).toEqual([200, '1']);
    const row = await db
      .selectFrom('sign_in_throttle')
      .select('locked_until')
      .where('subject', '=', `identity-address:${OFFICE}`)
      .executeTakeFirst();
    expect(row).toEqual({ locked_until: new Date(now.getTime() + 250) });
  });
});

it('asks for no proof of work after a few wrong tries', async () => {
  const wrong = { ...PINMANEE, id_card: SOMYING.id_card };
  for (let turn = 0; turn < 4; turn += 1)
    expect(await getOutcome(send('registerauth', wrong))).toEqual([200, '0']);
  expect(await getOutcome(send('registerauth', PINMANEE))).toEqual([200, '1']);
});

describe('a proof of work for an identity', () => {
  it('goes before a flood that fills the queue from the same address', async () => {
    for (let taken = 0; taken < MAX_CONCURRENT_ATTEMPTS; taken += 1)
      releases.push(await passwordQueue.acquire({}));
    const end = new AbortController();
    const waitsUntil = (release: () => void) =>
      end.signal.aborted ? release() : end.signal.addEventListener('abort', release);
    const flood = Array.from({ length: 50 }, () =>
      passwordQueue.acquire({ address: OFFICE }).then(waitsUntil, () => undefined),
    );
    await expect.poll(() => passwordQueue.counts.waiting).toBe(50);
    expect(await getOutcome(send('registerauth', PINMANEE))).toEqual(ASKED);
    const recaptcha = await proveWork('005678');
    const honest = getOutcome(send('registerauth', { ...PINMANEE, recaptcha }));
    await expect.poll(async () => (await db.selectFrom('spent_proof').selectAll().execute()).length).toBe(1);
    // Of all places only one is free; the flood would keep it.
    releases.pop()?.();
    expect(await honest).toEqual([200, '1']);
    end.abort();
    freeQueue();
    await Promise.all(flood);
  });

  it('works once, for its own purpose', async () => {
    await crowd();
    const recaptcha = await proveWork('005678');
    expect(await getOutcome(send('registerauth', { ...PINMANEE, recaptcha }))).toEqual([200, '1']);
    expect(await getOutcome(send('registerauth', { ...PINMANEE, recaptcha }))).toEqual(ASKED);
    for (const purpose of ['login', 'board'] as const) {
      const other = await proveWork('005678', purpose);
      expect(await getOutcome(send('registerauth', { ...PINMANEE, recaptcha: other }))).toEqual(ASKED);
    }
    await count('number:001234', 1);
    const body = { membership_no: '001234', mem_password: 'x', recaptcha: await proveWork('001234') };
    expect(await getOutcome(post(app, 'auth/login', { body }))).toEqual(ASKED);
  });

  it.each(['001234', '888888'])('neither opens a lock nor makes a wrong try free: %s', async (number) => {
    await crowd();
    await count(`identity:${number}`, 4);
    const tryWith = async (facts: object) =>
      send('registerauth', { ...facts, membership_no: number, recaptcha: await proveWork(number) });
    expect(await getOutcome(tryWith({ ...SOMYING, id_card: PINMANEE.id_card }))).toEqual([200, '0']);
    const locked = await tryWith(SOMYING);
    expect([locked.statusCode, locked.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'locked', retry_after: 30 }),
    ]);
  });

  it('repeats a request with the same idempotency key', async () => {
    await crowd();
    const ticket = await getTicket();
    const register = (recaptcha: string) =>
      app.inject({
        method: 'POST',
        url: '/api/member/auth/register',
        remoteAddress: OFFICE,
        headers: { 'idempotency-key': 'one-registration' },
        payload: { ...PINMANEE, ...NAMES, password: NEW, accept_terms: true, ticket, recaptcha },
      });
    expect(await getOutcome(register(''))).toEqual(ASKED);
    expect(await getOutcome(register(await proveWork('005678')))).toEqual([200, '1']);
    expect(await getOutcome(register(''))).toEqual([200, '1']);
  });
});
