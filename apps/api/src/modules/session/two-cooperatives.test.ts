import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const [here, there] = [useDemoDatabase(), useDemoDatabase()];

it('opens nothing at another cooperative with a session or a device of this one', async () => {
  const [own, other] = [await buildTestApp(here), await buildTestApp(there)];
  const token = await signIn(own);
  expect((await post(own, 'member_status', { token })).statusCode).toBe(200);
  expect((await post(other, 'member_status', { token })).statusCode).toBe(401);
  const device = String((await login(own, '001234')).headers['set-cookie']).split(';')[0] ?? '';
  for (let tried = 0; tried < 5; tried += 1) await login(other, '001234', { password: 'wrong' });
  expect((await login(other, '001234', { cookie: device })).statusCode).toBe(429);
  const keys = [here, there].map(({ db }) => db.selectFrom('kept_secret').selectAll().execute());
  const [ownKeys, otherKeys] = await Promise.all(keys);
  expect(JSON.stringify(ownKeys)).not.toBe(JSON.stringify(otherKeys));
});
