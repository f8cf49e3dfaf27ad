import { boardCreate } from '@sahakorn/contract/board';
import type { Call } from '@sahakorn/contract/call';
import { calls } from '@sahakorn/contract/calls';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, useDemoDatabase } from '../../../test/demo.ts';
import { firstRow, visit } from '../../../test/visitor.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { hashPassword } from '../session/password.ts';
import { AccountAdministration } from './account-administration.ts';
import { createAccountQueries } from './account-queries.ts';
import { createPasswordQueries } from './password-queries.ts';
import {
  createTemporaryPassword,
  TEMPORARY_PASSWORD_HOURS,
  getTemporaryPasswordExpiry,
} from '../session/temporary-password.ts';

const database = useDemoDatabase();
const { db } = database;
const MEMBER = '001234';
const OWN = 'ก้อนเมฆ-7A เหนือทุ่ง';
const password = createTemporaryPassword();

let app: FastifyInstance;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  app = await buildTestApp(database, { config: { captchaMode: 'off' } });
  await db.deleteFrom('account').where('membership_no', '=', MEMBER).execute();
  const until = getTemporaryPasswordExpiry(TEST_NOW);
  await createAccountQueries(db).issueTemporaryPassword(MEMBER, { passwordHash, until, now: TEST_NOW });
});

const getErrorCode = (answer: { json: () => unknown }) =>
  (answer.json() as { code?: string; rc_code?: string }).code;
const enter = (from = app, typed = password) => login(from, MEMBER, { password: typed });

async function getToken(answer: ReturnType<typeof enter>): Promise<string> {
  return (await answer).json<{ token: string }>().token;
}

describe('a temporary password', () => {
  it('is random, and keeps the rule for passwords', () => {
    const many = new Set(Array.from({ length: 1000 }, createTemporaryPassword));
    expect(many.size).toBe(1000);
    for (const one of many) expect(one).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  });

  it('signs in once', async () => {
    expect((await enter()).statusCode).toBe(200);
    const again = await enter();
    expect([again.statusCode, getErrorCode(again)]).toEqual([403, 'password_reset_required']);
  });

  it('does not sign in after it expires or the account is reset', async () => {
    const now = new Date(TEST_NOW.getTime() + TEMPORARY_PASSWORD_HOURS * 3_600_000);
    const late = await enter(await buildTestApp(database, { now: () => now }));
    expect([late.statusCode, getErrorCode(late)]).toEqual([403, 'password_reset_required']);
    const administration = new AccountAdministration({
      db,
      audit: new AuditLog({ now: () => TEST_NOW }),
      now: () => TEST_NOW,
    });
    await administration.perform('reset', { membershipNo: MEMBER, staff: 'สมพร' });
    expect(getErrorCode(await enter())).toBe('password_reset_required');
  });

  it('allows only the terms and the password change', async () => {
    const token = await getToken(enter());
    const protectedCalls = calls.filter(({ access, method }) => method === 'POST' && access !== 'public');
    const open = protectedCalls.filter((call: Call) => call.allowsTemporaryPassword).map(({ id }) => id);
    expect(open.toSorted()).toEqual([
      'acceptTermofconditional',
      'getAuthUser',
      'logout',
      'member_pass',
      'termofconditional',
    ]);
    const others = protectedCalls.filter(({ id, access }) => access !== 'ticket' && !open.includes(id));
    const refused = await Promise.all(
      others.map(async ({ path }) =>
        getErrorCode(
          await post(app, path.replace('/api/member/', '').replaceAll(/\{\w+\}/g, '1'), { token }),
        ),
      ),
    );
    expect(new Set(refused)).toEqual(new Set(['password_change_required']));
    expect((await post(app, 'auth/getAuthUser', { token })).json()).toMatchObject({ rc_code: '1' });
  });

  it('is replaced by the member’s own, which allows everything at once', async () => {
    const token = await getToken(enter());
    const change = (mem_password: string) =>
      post(app, 'member_pass', { token, body: { mem_password, mem_oldpassword: password } });
    expect((await change(password)).json()).toMatchObject({ rc_code: '0' });
    expect((await change(OWN)).json()).toMatchObject({ rc_code: '1' });
    expect((await post(app, 'member_status', { token })).statusCode).toBe(200);
    expect((await enter()).statusCode).toBe(401);
    expect((await enter(app, OWN)).statusCode).toBe(200);
    expect(
      await createAccountQueries(db).issueTemporaryPassword(MEMBER, {
        passwordHash,
        until: TEST_NOW,
        now: TEST_NOW,
      }),
    ).toBe(false);
  });

  it('does not submit as the member, and does not block impersonation', async () => {
    const token = await getToken(enter());
    const question = { title: 'ก', body: 'ข', name: 'ค' };
    firstRow(boardCreate, await (await visit(app, { token })).post('board_create', question));
    const kept = await db
      .selectFrom('board_topic')
      .select('membership_no')
      .where('title', '=', 'ก')
      .execute();
    expect(kept).toEqual([{ membership_no: null }]);
    await db.updateTable('session').set({ impersonator: 'วิภา' }).execute();
    expect((await post(app, 'member_status', { token })).statusCode).toBe(200);
  });
});

describe('while strangers lock the number', () => {
  const STRANGER = { address: '203.0.113.66' };
  const attack = async (tries: number, typed = 'not the password') => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      statuses.push((await login(app, MEMBER, { ...STRANGER, password: typed })).statusCode);
    }
    return statuses;
  };

  beforeEach(async () => {
    await db.deleteFrom('sign_in_throttle').execute();
    await db.deleteFrom('device_trace').execute();
    await attack(6);
  });

  it('a temporary password signs in, and is replaced, though the attack goes on', async () => {
    expect(await attack(1)).toEqual([429]);
    const answer = await enter();
    expect(answer.statusCode).toBe(200);
    const cookie = /device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
    await attack(5);
    const { token } = answer.json<{ token: string }>();
    const body = { mem_password: OWN, mem_oldpassword: password };
    expect((await post(app, 'member_pass', { token, cookie, body })).json()).toMatchObject({ rc_code: '1' });
    expect((await login(app, MEMBER, { password: OWN, cookie })).statusCode).toBe(200);
  });

  it('a temporary password signs in after many guesses of its form too', async () => {
    const guesses = await attack(30, createTemporaryPassword());
    expect(new Set(guesses)).toEqual(new Set([401]));
    expect((await enter()).statusCode).toBe(200);
  });

  it('guesses of that form are answered alike for every number, and no other password opens', async () => {
    const own = createTemporaryPassword();
    await createPasswordQueries(db).updatePassword(MEMBER, await hashPassword(own), {
      now: TEST_NOW,
      reset: false,
    });
    for (let attempt = 0; attempt < 6; attempt += 1) await login(app, '888888', STRANGER);
    const guess = { ...STRANGER, password: own };
    const answers = [await login(app, MEMBER, guess), await login(app, '888888', guess)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
  });
});
