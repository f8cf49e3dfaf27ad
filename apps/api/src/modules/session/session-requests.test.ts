import { expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();

it('serves sixty concurrent requests of one member, and others meanwhile', async () => {
  const app = await getTestApp(database);
  const [token, neighbour] = [await signIn(app), await signIn(app, '009999')];
  const asked = [...Array.from({ length: 60 }, () => token), neighbour].map((asking) =>
    post(app, 'lastupdate_bydepstatement', { token: asking }),
  );
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('runs six requests of a session at a time, and refuses with 429 what exceeds a hundred waiting', async () => {
  const app = await getTestApp(database);
  const [token, neighbour] = [await signIn(app), await signIn(app, '009999')];
  const answers = await Promise.all([
    ...Array.from({ length: 120 }, () => post(app, 'lastupdate_bydepstatement', { token })),
    post(app, 'lastupdate_bydepstatement', { token: neighbour }),
  ]);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    Array.from({ length: 14 }, () => [429, '1']),
  );
  expect(answers.at(-1)?.statusCode).toBe(200);
});
