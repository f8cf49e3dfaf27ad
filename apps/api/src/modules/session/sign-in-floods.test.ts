import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { proofFor } from '../../../test/proof.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { MAX_CONCURRENT_ATTEMPTS, passwordQueue } from './password.ts';

const database = useDemoDatabase();
const { db } = database;
const ATTACKER = '203.0.113.9';
const SOMYING = { membership_no: '001234', id_card: '1100200300412', date_of_birth: '1977-02-07' };

let app: FastifyInstance;
let releases: (() => void)[];

beforeEach(async () => {
  releases = [];
  app = await buildTestApp(database, { config: { captchaMode: 'adaptive' } });
  for (const table of ['sign_in_throttle', 'spent_proof', 'session'] as const) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one connection, one query after the other
    await db.deleteFrom(table).execute();
  }
});

const freeQueue = () => {
  for (const release of releases.splice(0)) release();
};
afterEach(freeQueue);

/** Takes all places to hash in, so that how fast the machine is decides nothing, and some to wait in. */
async function fillQueue(waitingAddresses: readonly string[]): Promise<void> {
  for (let taken = 0; taken < MAX_CONCURRENT_ATTEMPTS; taken += 1) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- they are free, and so taken at once
    releases.push(await passwordQueue.acquire({}));
  }
  for (const address of waitingAddresses) {
    void passwordQueue.acquire({ address }).then(
      (release) => release(),
      () => undefined,
    );
  }
}

describe('a flood of one account, or of one address, leaves others their turn', () => {
  const FLOODS: readonly (readonly [string, () => Promise<(at: number) => ReturnType<typeof post>>])[] = [
    ['eighty right passwords', async () => () => login(app, '001234', { address: ATTACKER })],
    [
      'eighty changes of a password that the rule refuses',
      async () => {
        const token = await signIn(app, '001234');
        const body = { mem_oldpassword: DEMO_PASSWORD, mem_password: 'short' };
        return () => post(app, 'member_pass', { token, body, address: ATTACKER });
      },
    ],
    [
      'eighty identity checks with true facts',
      async () => () => post(app, 'auth/registerauth', { body: SOMYING, address: ATTACKER }),
    ],
    [
      'eighty identity checks of as many numbers',
      async () => (at) => {
        const body = { ...SOMYING, membership_no: String(700_000 + at) };
        return post(app, 'auth/registerauth', { body, address: ATTACKER });
      },
    ],
  ];

  it.each(FLOODS)('%s', async (_name, prepare) => {
    const ask = await prepare();
    let answered = 0;
    const flood = Array.from({ length: 80 }, (_, at) => ask(at).then(() => (answered += 1)));
    const honest = await login(app, '009999');
    expect(honest.statusCode).toBe(200);
    // Whoever waits is served before the queue of the flood; what is refused at once takes no turn.
    expect(answered).toBeLessThan(60);
    await Promise.all(flood);
  });
});

describe('a full queue', () => {
  const MANY_ADDRESSES = Array.from({ length: 50 }, (_, at) => `203.0.113.${at}`);
  const ONE_ADDRESS = MANY_ADDRESSES.map(() => ATTACKER);

  it('has room for another address while one fills it', async () => {
    await fillQueue(ONE_ADDRESS);
    const honest = login(app, '009999');
    await expect.poll(() => passwordQueue.counts.waiting).toBe(50);
    expect((await login(app, '888888', { address: ATTACKER })).statusCode).toBe(403);
    freeQueue();
    expect((await honest).statusCode).toBe(200);
  });

  it('asks for a proof of work while many addresses fill it, and then has room', async () => {
    await fillQueue(MANY_ADDRESSES);
    const refused = await login(app, '009999');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'proof_of_work_required' }),
    ]);
    const proof = await proofFor(app, { membershipNo: '009999' });
    const proven = login(app, '009999', { proof });
    await expect.poll(async () => (await db.selectFrom('spent_proof').selectAll().execute()).length).toBe(1);
    freeQueue();
    expect((await proven).statusCode).toBe(200);
  });

  it('says when to retry where no proof can be asked for', async () => {
    const token = await signIn(app, '001234');
    await fillQueue(MANY_ADDRESSES);
    const body = { mem_oldpassword: DEMO_PASSWORD, mem_password: 'short' };
    const refused = await post(app, 'member_pass', { token, body });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('successes in quick succession', () => {
  const count = (subject: string) =>
    db
      .insertInto('sign_in_throttle')
      .values({ subject: `success:${subject}`, failures: 60, locked_until: null, counted_at: TEST_NOW })
      .execute();
  const readCounter = (subject: string) =>
    db
      .selectFrom('sign_in_throttle')
      .select(['failures', 'locked_until'])
      .where('subject', '=', `success:${subject}`)
      .executeTakeFirst();

  it('are counted, and lock nothing', async () => {
    await Promise.all([1, 2, 3].map(() => login(app, '001234')));
    expect(await readCounter('number:001234')).toEqual({ failures: 3, locked_until: null });
    await login(app, '001234', { password: 'wrong' });
    expect(await readCounter('number:001234')).toMatchObject({ failures: 3 });
  });

  it('cost a proof of work while others wait, for this account only', async () => {
    await count('number:001234');
    expect((await login(app, '001234')).statusCode).toBe(200);
    await fillQueue([]);
    expect((await login(app, '001234')).json()).toMatchObject({ code: 'proof_of_work_required' });
    const proof = await proofFor(app, { membershipNo: '001234' });
    const asked = [login(app, '001234', { proof }), login(app, '009999')];
    await expect.poll(() => passwordQueue.counts.waiting).toBe(2);
    freeQueue();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('of an identity check cost a proof of work while others wait', async () => {
    await count('identity:001234');
    expect((await post(app, 'auth/registerauth', { body: SOMYING })).statusCode).toBe(200);
    await fillQueue([]);
    expect((await post(app, 'auth/registerauth', { body: SOMYING })).json()).toMatchObject({
      code: 'proof_of_work_required',
    });
  });

  it('take turns while others wait, where no proof can be asked for', async () => {
    const token = await signIn(app, '001234');
    await db.deleteFrom('sign_in_throttle').execute();
    await count('number:001234');
    await fillQueue([]);
    const body = { mem_oldpassword: DEMO_PASSWORD, mem_password: 'short' };
    const asked = [1, 2].map(() => post(app, 'member_pass', { token, body }));
    const inSeconds = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
    await expect.poll(async () => (await readCounter('number:001234'))?.locked_until).toEqual(inSeconds(0.5));
    freeQueue();
    expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
