import type { Challenge } from '@sahakorn/contract/challenge';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, useDemoDatabase } from '../../../test/demo.ts';
import { askChallenge, challengeFor, proofFor, proofText, solve } from '../../../test/proof.ts';

const database = useDemoDatabase();
const { db } = database;
const WRONG = { password: 'not the password' };
const ELSEWHERE = '203.0.113.9';

let now: Date;
let app: FastifyInstance;

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const getErrorCode = async (answer: ReturnType<typeof login>) => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { code?: string }).code];
};
const getLevel = async (membershipNo: string, address = ELSEWHERE) =>
  (await challengeFor(app, { membershipNo, address })).parameters.data.level;

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now, config: { captchaMode: 'adaptive' } });
  await db.deleteFrom('sign_in_throttle').execute();
  await db.deleteFrom('spent_proof').execute();
});

describe('signing in', () => {
  it('requires no work for the first attempt', async () => {
    expect((await login(app, '001234')).statusCode).toBe(200);
    expect(await getErrorCode(login(app, '009999', WRONG))).toEqual([401, 'invalid_credentials']);
  });

  it.each([
    ['a known number', '001234', ELSEWHERE],
    ['an unknown number', '888888', ELSEWHERE],
    ['another number from the same address', '009999', '198.51.100.1'],
  ])('asks for work after a wrong try: %s', async (_what, membershipNo, address) => {
    await login(app, membershipNo === '009999' ? '888888' : membershipNo, WRONG);
    const answer = await login(app, membershipNo, { ...WRONG, address });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      error: 'กรุณารอการตรวจสอบความปลอดภัยสักครู่ แล้วลองใหม่อีกครั้ง',
      message: 'proof of work of level 0 required',
      code: 'proof_of_work_required',
    });
    const proof = await proofFor(app, { membershipNo, address });
    expect(await getErrorCode(login(app, membershipNo, { ...WRONG, address, proof }))).toEqual([
      401,
      'invalid_credentials',
    ]);
  });

  it('accepts a member after one mistyped password', async () => {
    await login(app, '001234', WRONG);
    const proof = await proofFor(app, { membershipNo: '1234' });
    expect((await login(app, '001234', { proof })).statusCode).toBe(200);
    expect((await login(app, '001234', { address: ELSEWHERE })).statusCode).toBe(200);
  });

  it('requires nothing of an address ten seconds after its failure', async () => {
    await login(app, '888888', WRONG);
    wait(9);
    expect(await getErrorCode(login(app, '001234'))).toEqual([403, 'proof_of_work_required']);
    wait(1);
    expect((await login(app, '001234')).statusCode).toBe(200);
  });

  it('does not count attempts without the required work', async () => {
    await login(app, '001234', WRONG);
    for (let attempt = 0; attempt < 20; attempt += 1) await login(app, '001234', WRONG);
    const proof = await proofFor(app, { membershipNo: '001234' });
    expect((await login(app, '001234', { proof })).statusCode).toBe(200);
  });

  it('locks after five attempts with work, and then requires none', async () => {
    await login(app, '001234', WRONG);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      const proof = await proofFor(app, { membershipNo: '001234' });
      expect(await getErrorCode(login(app, '001234', { ...WRONG, proof }))).toEqual([
        401,
        'invalid_credentials',
      ]);
    }
    expect(await getErrorCode(login(app, '001234'))).toEqual([429, 'locked']);
  });

  it('slows an address that many share, and never refuses it', async () => {
    await db
      .insertInto('sign_in_throttle')
      .values({ subject: `address:${ELSEWHERE}`, failures: 54, locked_until: null, counted_at: now })
      .execute();
    const proof = await proofFor(app, { membershipNo: '888888', address: ELSEWHERE });
    expect((await login(app, '888888', { ...WRONG, address: ELSEWHERE, proof })).statusCode).toBe(401);
    expect(await getErrorCode(login(app, '001234', { address: ELSEWHERE }))).toEqual([
      403,
      'proof_of_work_required',
    ]);
    const own = await proofFor(app, { membershipNo: '001234', address: ELSEWHERE });
    expect((await login(app, '001234', { address: ELSEWHERE, proof: own })).statusCode).toBe(200);
  });

  it('accepts one of many concurrent attempts without work', async () => {
    const other = await buildTestApp(database, { now: () => now, config: { captchaMode: 'adaptive' } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => login(index % 2 ? other : app, '001234', WRONG)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(11);
  });

  it.each([
    ['off', [401, 401, 401]],
    ['always', [403, 403, 403]],
  ] as const)('follows the setting %s', async (captchaMode, statuses) => {
    const set = await buildTestApp(database, { now: () => now, config: { captchaMode } });
    for (const status of statuses) expect((await login(set, '001234', WRONG)).statusCode).toBe(status);
  });
});

describe('the work', () => {
  const failures = async (count: number, membershipNo: string) => {
    await db
      .insertInto('sign_in_throttle')
      .values({ subject: membershipNo, failures: count, locked_until: null, counted_at: now })
      .execute();
  };

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [5, 4],
    [20, 4],
  ])(
    'after %i wrong tries for a number is of level %i, for known and unknown alike',
    async (count, level) => {
      await failures(count, 'number:001234');
      await failures(count, 'number:888888');
      expect([await getLevel('001234'), await getLevel('888888')]).toEqual([level, level]);
    },
  );

  it.each([
    [1, 0],
    [9, 0],
    [10, 1],
    [45, 4],
  ])('after %i wrong tries from an address is of level %i for every number', async (count, level) => {
    await failures(count, `address:${ELSEWHERE}`);
    expect(await getLevel('009999')).toBe(level);
  });

  it('doubles with the level, and is never more than half as much again', async () => {
    await failures(3, 'number:001234');
    const [least, more] = [
      await challengeFor(app, { membershipNo: '009999' }),
      await challengeFor(app, { membershipNo: '001234' }),
    ];
    expect([least.parameters.data.most, more.parameters.data.most]).toEqual([150, 600]);
    expect(least.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 2000, keyLength: 32 });
  });

  it('says nothing of whether a number is known', async () => {
    const shape = async (membershipNo: string) => {
      const answer = await askChallenge(app, { membershipNo, address: ELSEWHERE });
      const [{ challenge, ...row } = {} as { challenge: Challenge }] = answer.json<{
        data: { challenge: Challenge }[];
      }>().data;
      const { nonce, salt, keyPrefix, keySignature, ...same } = challenge.parameters;
      const drawn = [nonce, salt, keyPrefix, keySignature, challenge.signature].map(({ length }) => length);
      return JSON.stringify([answer.statusCode, Object.keys(answer.headers), row, same, drawn]);
    };
    expect(await shape('001234')).toBe(await shape('888888'));
  });
});

describe('a proof', () => {
  /** A number for which work of level 0 is required. */
  const asked = async () => {
    await db
      .insertInto('sign_in_throttle')
      .values({ subject: 'number:001234', failures: 1, locked_until: null, counted_at: now })
      .execute();
  };
  const tryWith = (proof: unknown) => getErrorCode(login(app, '001234', { proof }));
  const REFUSED = [403, 'proof_of_work_required'];

  it('works once, across all instances', async () => {
    await asked();
    const other = await buildTestApp(database, { now: () => now, config: { captchaMode: 'adaptive' } });
    const proof = await proofFor(app);
    const answers = await Promise.all(
      [app, other, app, other].map((instance) => login(instance, '001234', { ...WRONG, proof })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
      401, 403, 403, 403,
    ]);
    expect(await getErrorCode(login(other, '001234', { proof }))).toEqual(REFUSED);
  });

  it('is valid for five minutes', async () => {
    await asked();
    const [early, late] = [await proofFor(app), await proofFor(app)];
    wait(299);
    expect(await getErrorCode(login(app, '001234', { ...WRONG, proof: early }))).toEqual([
      401,
      'invalid_credentials',
    ]);
    wait(1);
    expect(await tryWith(late)).toEqual(REFUSED);
  });

  it('is valid on other instances', async () => {
    await asked();
    const other = await buildTestApp(database, { now: () => now, config: { captchaMode: 'adaptive' } });
    expect((await login(other, '001234', { proof: await proofFor(app) })).statusCode).toBe(200);
  });

  it('is too little after another failure', async () => {
    await asked();
    const [first, second] = [await proofFor(app), await proofFor(app, { address: ELSEWHERE })];
    await login(app, '001234', { ...WRONG, proof: first });
    expect(await getErrorCode(login(app, '001234', { proof: second }))).toEqual(REFUSED);
  });

  it('is not used where none is required', async () => {
    const proof = await proofFor(app);
    expect((await login(app, '001234', { proof })).statusCode).toBe(200);
    await asked();
    expect((await login(app, '001234', { proof })).statusCode).toBe(200);
  });

  it.each<[string, (challenge: Challenge, text: string) => unknown]>([
    ['no text', () => ''],
    ['null', () => null],
    ['no Base64', () => '\u0E01\u0E02'],
    ['no JSON', () => 'AAAA'],
    ['JSON of something else', () => proofText(['x'])],
    ['no solution', (challenge) => proofText({ challenge })],
    [
      'a guessed key',
      (challenge) => proofText({ challenge, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } }),
    ],
    [
      'the prefix alone',
      (challenge) =>
        proofText({ challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix } }),
    ],
    [
      'a counter below zero',
      (_challenge, text) => changed(text, (proof) => Object.assign(proof.solution, { counter: -1 })),
    ],
    [
      'another signature',
      (_challenge, text) =>
        changed(text, (proof) => Object.assign(proof.challenge, { signature: 'ab'.repeat(32) })),
    ],
    [
      'a later end',
      (_challenge, text) => changed(text, ({ challenge }) => (challenge.parameters.data.until += 1)),
    ],
    [
      'a higher level',
      (_challenge, text) => changed(text, ({ challenge }) => (challenge.parameters.data.level += 1)),
    ],
    ['less work', (_challenge, text) => changed(text, ({ challenge }) => (challenge.parameters.cost = 1))],
    [
      'another algorithm',
      (_challenge, text) =>
        changed(text, ({ challenge }) => Object.assign(challenge.parameters, { algorithm: 'SHA-256' })),
    ],
  ])('is refused: %s', async (_what, forge) => {
    await asked();
    const challenge = await challengeFor(app);
    expect(await tryWith(forge(challenge, await solve(challenge)))).toEqual(REFUSED);
  });

  it.each(['identity', 'board', 'demand'] as const)('for %s is none for signing in', async (purpose) => {
    await asked();
    expect(await tryWith(await proofFor(app, { purpose }))).toEqual(REFUSED);
  });

  it.each([[['x']], [{ challenge: {} }], [5], ['x'.repeat(4097)]])('is malformed as %j', async (proof) => {
    expect((await login(app, '001234', { proof })).statusCode).toBe(400);
  });
});

describe('a challenge', () => {
  it.each([{}, { purpose: 'register' }, { purpose: ['login'] }, { purpose: 'login', membership_no: 'x' }])(
    'is not given for %j',
    async (payload) => {
      const answer = await app.inject({ method: 'POST', url: '/api/info/challenge', payload });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('is rate limited by address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await askChallenge(app)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    expect((await askChallenge(app, { address: ELSEWHERE })).statusCode).toBe(200);
  });
});

type Forged = { challenge: Challenge; solution: { counter: number } };

/** The same proof with one thing changed. */
function changed(text: string, change: (proof: Forged) => unknown): string {
  const proof = JSON.parse(Buffer.from(text, 'base64').toString()) as Forged;
  change(proof);
  return proofText(proof);
}
