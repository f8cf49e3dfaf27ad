import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { DEMO_PASSWORD } from '../../db/seed/demo-members.ts';
import { createStreamLogger } from '../../plugins/logger.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';

const database = useDemoDatabase();
const { db } = database;
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

let now: Date;
let app: FastifyInstance;
let token: string;
let demoHash: string;

beforeEach(async () => {
  now = TEST_NOW;
  demoHash ??= await hashPassword(DEMO_PASSWORD);
  await db.updateTable('account').set({ password_hash: demoHash, must_reset: false }).execute();
  await db.deleteFrom('sign_in_throttle').execute();
  await db.deleteFrom('session').execute();
  app = await buildTestApp(database, { now: () => now });
  token = await signIn(app);
});

const change = (newPassword: unknown, oldPassword: unknown = DEMO_PASSWORD, using = token) =>
  post(app, 'member_pass', {
    token: using,
    body: { mem_password: newPassword, mem_oldpassword: oldPassword },
  });

const stillOpen = async (asked: string) =>
  (await post(app, 'auth/getAuthUser', { token: asked })).statusCode === 200;

async function storedAccount(membershipNo = '001234') {
  return db
    .selectFrom('account')
    .selectAll()
    .where('membership_no', '=', membershipNo)
    .executeTakeFirstOrThrow();
}

describe('a changed password', () => {
  it('is the one that signs in from then on', async () => {
    const answer = await change(NEW);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      rc_code: '1',
      rc_des: 'เปลี่ยนรหัสผ่านแล้ว',
      data: [],
    });
    expect((await login(app, '001234', { password: NEW })).statusCode).toBe(200);
    expect((await login(app, '001234')).statusCode).toBe(401);
    expect((await storedAccount()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await storedAccount()).password_changed_at).toEqual(TEST_NOW);
  });

  it('ends all other sessions of the member, keeps this one, and leaves other members alone', async () => {
    const others = [await signIn(app), await signIn(app, '001234', true)];
    const neighbour = await signIn(app, '009999');
    await change(NEW);
    expect(await Promise.all(others.map(stillOpen))).toEqual([false, false]);
    expect([await stillOpen(token), await stillOpen(neighbour)]).toEqual([true, true]);
    expect((await login(app, '009999')).statusCode).toBe(200);
  });

  it('need no longer be changed', async () => {
    await db.updateTable('account').set({ must_reset: true }).where('membership_no', '=', '001234').execute();
    await change(NEW);
    expect((await storedAccount()).must_reset).toBe(false);
  });

  it('is changed before the terms are accepted too', async () => {
    expect((await change(NEW, DEMO_PASSWORD, await signIn(app, '004321'))).json()).toMatchObject({
      rc_code: '1',
    });
  });

  it('is changed once by two clicks at the same moment', async () => {
    const answers = await Promise.all([change(NEW), change(NEW)]);
    const codes = answers.map((answer) => answer.json<{ rc_code: string }>().rc_code);
    expect(codes.toSorted()).toEqual(['-1', '1']);
    expect(await verifyPassword((await storedAccount()).password_hash, NEW)).toBe(true);
  });
});

describe('a refused password', () => {
  it.each([
    ['Ab1!xyz', 'รหัสผ่านใหม่ต้องยาวอย่างน้อย 12 ตัวอักษร'],
    ['', 'รหัสผ่านใหม่ต้องยาวอย่างน้อย 12 ตัวอักษร'],
    ['ฝนตกแดดออก-Z9'.repeat(10), 'รหัสผ่านใหม่ต้องยาวไม่เกิน 128 ตัวอักษร'],
    ['001234001234', 'รหัสผ่านใหม่ต้องไม่ใช่เลขสมาชิก เลขบัตรประชาชน วันเกิด ชื่อ เบอร์โทร หรือชื่อสหกรณ์'],
    ['1100200300412', 'รหัสผ่านใหม่ต้องไม่ใช่เลขสมาชิก'],
    ['07022520Abc!', 'รหัสผ่านใหม่ต้องไม่ใช่เลขสมาชิก'],
    ['สมหญิง-ใจดี1', 'รหัสผ่านใหม่ต้องไม่ใช่เลขสมาชิก'],
    ['P@ssw0rd2026!', 'รหัสผ่านใหม่ต้องไม่ใช่รหัสผ่านที่ใช้กันทั่วไป'],
    ['Gfhjkm!2026', 'รหัสผ่านใหม่ต้องไม่ใช่รหัสผ่านที่ใช้กันทั่วไป'],
    ['สหกรณ์ออมทรัพย์ตัวอย่าง', 'รหัสผ่านใหม่ต้องไม่ใช่เลขสมาชิก'],
    [DEMO_PASSWORD, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม'],
  ])('%s: %s', async (password, reason) => {
    const other = await signIn(app);
    const answer = await change(password);
    expect(answer.statusCode).toBe(200);
    const { rc_code, rc_des } = answer.json<{ rc_code: string; rc_des: string }>();
    expect([rc_code, rc_des.startsWith(reason)]).toEqual(['0', true]);
    expect(await stillOpen(other)).toBe(true);
    expect((await storedAccount()).password_hash).toBe(demoHash);
  });

  it('lists every reason at once', async () => {
    expect((await change('001234')).json()).toMatchObject({
      rc_code: '0',
      rc_des: expect.stringMatching(/^รหัสผ่านใหม่ต้องยาว.+ และต้องไม่ใช่เลขสมาชิก/),
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a list', ['x']],
    ['an object', {}],
    ['1,025 letters', 'x'.repeat(1025)],
  ])('has no form at all: %s', async (_what, value) => {
    const bodies = [
      { mem_password: value, mem_oldpassword: DEMO_PASSWORD },
      { mem_password: NEW, mem_oldpassword: value },
    ];
    for (const body of bodies) {
      const answer = await post(app, 'member_pass', { token, body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'validation' });
    }
    expect((await storedAccount()).password_hash).toBe(demoHash);
  });
});

describe('a wrong old password', () => {
  it.each([['Sahakorn#2568'], ['sahakorn#2569'], ['Sahakorn#2569 '], [NEW]])('refuses: %s', async (wrong) => {
    const answer = await change(NEW, wrong);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      rc_code: '-1',
      rc_des: 'รหัสผ่านเดิมไม่ถูกต้อง ตรวจสอบแล้วพิมพ์ใหม่อีกครั้ง',
      data: [],
    });
    expect((await storedAccount()).password_hash).toBe(demoHash);
  });

  it('reveals nothing of the password rule', async () => {
    expect((await change('1100200300412', 'wrong')).json()).toMatchObject({ rc_code: '-1' });
  });

  it('counts as a wrong sign-in: five lock both, for the same time', async () => {
    for (const wrong of ['a', 'b', 'c', 'd']) await change(NEW, wrong);
    expect((await login(app, '001234', { password: 'e' })).statusCode).toBe(401);
    const refused = await change(NEW);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'locked', retry_after: 30 });
    expect((await login(app, '001234')).statusCode).toBe(429);
    expect((await storedAccount()).password_hash).toBe(demoHash);
    now = new Date(now.getTime() + 30_000);
    expect((await change(NEW)).json()).toMatchObject({ rc_code: '1' });
  });

  it('is cleared by the right one, also where the new one is refused', async () => {
    for (const wrong of ['a', 'b', 'c', 'd']) await change(NEW, wrong);
    await change('short');
    expect((await change(NEW, 'e')).json()).toMatchObject({ rc_code: '-1' });
    expect((await change(NEW)).json()).toMatchObject({ rc_code: '1' });
  });
});

it('leaves one event for each change and each refusal in the log, and no password', async () => {
  const lines: string[] = [];
  const log = createStreamLogger({ write: (line) => void lines.push(line) }, 'info');
  app = await buildTestApp(database, { now: () => now, log });
  await change(NEW, 'wrong-canary-1');
  await change('P@ssw0rd2026!');
  await change(NEW);
  const events = lines.map((line) => (JSON.parse(line) as { event?: string }).event).filter(Boolean);
  expect(events).toEqual([
    'authn_password_change_fail',
    'authn_password_change_refused',
    'authn_password_change',
  ]);
  for (const secret of [NEW, 'wrong-canary-1', 'P@ssw0rd2026!', DEMO_PASSWORD]) {
    expect(lines.join('')).not.toContain(secret);
  }
});
