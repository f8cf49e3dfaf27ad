import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createKysely, createPool } from '../../src/db/pool.ts';
import { DatabaseBusyError } from '../../src/db/queued-pool.ts';
import { buildTestApp } from '../app.ts';
import { openProxy } from '../database-proxy.ts';
import { post, signIn, useDemoDatabase } from '../demo.ts';

const database = useDemoDatabase();
const CONNECTIONS = 10;
/** More than the requests of three seconds at 50 a second, with three queries each. */
const MAY_WAIT = 500;

let token: string;

beforeAll(async () => {
  token = await signIn(await buildTestApp(database));
});

async function buildOver(url: string): Promise<FastifyInstance> {
  const db = createKysely(createPool({ connectionString: url }, 'server', pino({ level: 'silent' })));
  const app = await buildTestApp({ db });
  onTestFinished(() => db.destroy());
  return app;
}

const check = (app: FastifyInstance) => post(app, 'auth/getAuthUser', { token });

it('a silent database signs no one out, keeps the queue short, and is used again when it recovers', async () => {
  const { proxy, url } = await openProxy(database.url);
  const app = await buildOver(url);
  const first = await Promise.all(Array.from({ length: CONNECTIONS }, () => check(app)));
  expect(first.map(({ statusCode }) => statusCode)).toEqual(first.map(() => 200));

  proxy.delay = null;
  let answered = 0;
  const asked = Array.from({ length: CONNECTIONS + MAY_WAIT + 15 }, async () => {
    const answer = await check(app);
    answered += 1;
    return answer;
  });
  await expect.poll(() => answered).toBe(15);
  for (const answer of await Promise.all(asked)) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  }

  proxy.delay = 0;
  await expect.poll(async () => (await check(app)).statusCode).toBe(200);
});

it('refuses no query of some busy seconds that arrive at once', async () => {
  const pool = createPool({ connectionString: database.url }, 'server', pino({ level: 'silent' }));
  const db = createKysely(pool);
  onTestFinished(() => db.destroy());
  const asked = Array.from({ length: CONNECTIONS + MAY_WAIT }, () =>
    sql`select 1`.execute(db).then(
      () => null,
      (error: unknown) => error,
    ),
  );
  const refused = (await Promise.all(asked)).filter((error) => error instanceof DatabaseBusyError);
  expect(refused).toEqual([]);
});

it('a page that a slow database cannot finish in time is given up, and the next one is not', async () => {
  const { proxy, url } = await openProxy(database.url);
  const app = await buildOver(url);
  expect((await check(app)).statusCode).toBe(200);
  // There and back is longer than a query may take.
  proxy.delay = 2100;
  const slow = await post(app, 'member_coll', { token });
  expect(slow.statusCode).toBe(503);
  expect(slow.headers['retry-after']).toBe('2');
  proxy.delay = 0;
  expect((await post(app, 'member_coll', { token })).statusCode).toBe(200);
});
