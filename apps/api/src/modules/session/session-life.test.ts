import { SESSION_ENDS_HEADER, SESSION_EXPIRES_HEADER } from '@sahakorn/contract/session-life';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const MINUTE = 60;
const HOUR = 3600;

let now: Date;
let app: FastifyInstance;

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeEach(async () => {
  now = TEST_NOW;
  app = await buildTestApp(database, { now: () => now });
});

/** The session headers of an answer: seconds until idle expiry, seconds until the end. */
async function getLifeHeaders(path: string, token: string) {
  const { headers } = await post(app, path, { token });
  return [headers[SESSION_EXPIRES_HEADER], headers[SESSION_ENDS_HEADER]];
}

it.each(['auth/getAuthUser', 'member_status', 'termofconditional'])(
  '%s states the remaining time of the session',
  async (path) => {
    const token = await signIn(app);
    wait(10 * MINUTE);
    expect(await getLifeHeaders(path, token)).toEqual([String(15 * MINUTE), String(8 * HOUR - 10 * MINUTE)]);
  },
);

it('counts from the use that was written down, not from the answer', async () => {
  const token = await signIn(app);
  wait(40);
  expect(await getLifeHeaders('member_status', token)).toEqual([
    String(15 * MINUTE - 40),
    String(8 * HOUR - 40),
  ]);
});

it('never exceeds the absolute limit', async () => {
  const token = await signIn(app, '001234', true);
  for (let day = 0; day < 7; day += 1) {
    await post(app, 'member_status', { token });
    wait(23 * HOUR + 55 * MINUTE);
  }
  const left = String(7 * 5 * MINUTE);
  expect(await getLifeHeaders('member_status', token)).toEqual([left, left]);
});

it('is sent with refusals too, but not for an ended session', async () => {
  const token = await signIn(app);
  expect(await getLifeHeaders('member_dep_statement/0000000000', token)).toEqual(['900', '28800']);
  wait(15 * MINUTE);
  expect(await getLifeHeaders('member_status', token)).toEqual([undefined, undefined]);
});
