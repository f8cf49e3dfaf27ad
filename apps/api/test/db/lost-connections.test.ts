import { expect, inject, it } from 'vitest';
import { isDatabaseUnavailable } from '../../src/db/unavailable.ts';
import { getTestApp } from '../app.ts';
import { runOn } from '../database-server.ts';
import { useTestDatabase } from '../database.ts';

const database = useTestDatabase();

function breakAll(): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  return runOn(
    inject('testServer').url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
}

it('a connection that breaks between two queries ends the work, not the process', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  await breakAll();
  const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  client.release(true);
});

it('requests while connections break answer 200 or 503, and then 200 again', async () => {
  const app = await getTestApp(database);
  const ask = async () => (await app.inject('/api/info/manu')).statusCode;
  const seen = new Set<number>();
  const asking = Array.from({ length: 5 }, async () => {
    for (let times = 0; times < 40; times += 1) seen.add(await ask());
  });
  for (let times = 0; times < 5; times += 1) await breakAll();
  await Promise.all(asking);
  expect([...seen].filter((status) => ![200, 503].includes(status))).toEqual([]);
  await expect.poll(ask).toBe(200);
});
