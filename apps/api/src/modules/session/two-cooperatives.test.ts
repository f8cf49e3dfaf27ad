import { expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { createKeyReader } from '../../db/secret-key.ts';

const [here, there] = [useDemoDatabase(), useDemoDatabase()];

it('opens nothing at another cooperative with a session or a device of this one', async () => {
  const [own, other] = [await buildTestApp(here), await buildTestApp(there)];
  const token = await signIn(own);
  expect((await post(own, 'member_status', { token })).statusCode).toBe(200);
  expect((await post(other, 'member_status', { token })).statusCode).toBe(401);
  const device = String((await login(own, '001234')).headers['set-cookie']).split(';')[0] ?? '';
  for (let attempt = 0; attempt < 5; attempt += 1) await login(other, '001234', { password: 'wrong' });
  expect((await login(other, '001234', { cookie: device })).statusCode).toBe(429);
  const readKey = ({ db }: typeof here) => createKeyReader(db, 'csrf_key', () => TEST_NOW)();
  expect((await readKey(here)).equals(await readKey(there))).toBe(false);
});
