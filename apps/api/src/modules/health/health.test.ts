import { expect, it } from 'vitest';
import { buildTestApp, getTestApp } from '../../../test/app.ts';
import { useTestDatabase } from '../../../test/database.ts';

const database = useTestDatabase();

it('is alive without using the database', async () => {
  const app = await getTestApp(database);
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  // The version would show attackers which known vulnerabilities to try.
  expect(answer.json()).toEqual({ status: 'ok' });
});

it('is ready when the database is migrated', async () => {
  const app = await getTestApp(database);
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each(['/healthz', '/readyz'])('answers a load balancer that requests %s by HEAD', async (url) => {
  const app = await getTestApp(database);
  const answer = await app.inject({ method: 'HEAD', url });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

it('is not ready during shutdown, and asks clients to reconnect', async () => {
  const app = await buildTestApp(database, { lifecycle: { state: 'draining' } });
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.headers.connection).toBe('close');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it('is not ready on a database of an older release', async () => {
  const app = await getTestApp(database);
  await database.pool.query("delete from applied_migration where name like '003%'");
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
});
