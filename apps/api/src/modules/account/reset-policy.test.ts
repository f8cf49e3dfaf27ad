import { IDENTITY_ERRORS, type IdentityTicket } from '@sahakorn/contract/account';
import type { MemberStatus } from '@sahakorn/contract/member';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { login, post, useDemoDatabase } from '../../../test/demo.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { hashPassword } from '../session/password.ts';
import { AccountAdministration } from './account-administration.ts';
import { createAccountQueries } from './account-queries.ts';
import { createAccountService } from './account-service.ts';
import type { IdentitySettings } from './identity-code.ts';

const database = useDemoDatabase();
const { db } = database;
const SOMYING = {
  membership_no: '001234',
  id_card: '1100200300412',
  date_of_birth: '1977-02-07',
  member_name: 'สมหญิง',
  member_surname: 'ใจดี',
};
const OLD = 'Sahakorn#2569';
const NEW = 'ก้อนเมฆ-7A เหนือทุ่ง';

type Answer = { rc_code: string; errors?: string[]; data: IdentityTicket[] };

let now: Date;
let app: FastifyInstance;
let oldHash: string;

beforeEach(async () => {
  now = TEST_NOW;
  oldHash ??= await hashPassword(OLD);
  for (const table of ['sign_in_throttle', 'identity_ticket', 'notice', 'device_trace', 'session'] as const) {
    await db.deleteFrom(table).execute();
  }
  await db
    .updateTable('account')
    .set({ password_hash: oldHash, password_reset_at: null, must_reset: false, given_password_until: null })
    .where('membership_no', '=', '001234')
    .execute();
});

const wait = (days: number) => (now = new Date(now.getTime() + days * 24 * 3600_000));

async function use(resetPolicy: IdentitySettings['resetPolicy'], email: string | null): Promise<void> {
  app = await buildTestApp(database, { now: () => now, config: { resetPolicy } });
  await db.updateTable('member').set({ email }).where('membership_no', '=', '001234').execute();
}

async function prove(): Promise<Answer> {
  return (await post(app, 'auth/registerauth', { body: SOMYING })).json<Answer>();
}

async function reset(ticket: string, code = ''): Promise<string[] | undefined> {
  const body = { ...SOMYING, password: NEW, ticket, code };
  return (await post(app, 'auth/forget', { body })).json<Answer>().errors;
}

async function mailedCode(): Promise<string> {
  const row = await db
    .selectFrom('notice')
    .select('code')
    .where('kind', '=', 'identity-code')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.code ?? '';
}

const canSignIn = async (password: string) => (await login(app, '001234', { password })).statusCode === 200;

describe('what the books say of a member', () => {
  it('sets a password where the policy is books', async () => {
    await use('books', null);
    const { data } = await prove();
    expect(await reset(data[0]?.ticket ?? '')).toBeUndefined();
    expect(await canSignIn(NEW)).toBe(true);
  });

  it('sets none without the code from the registered address, where the policy is code', async () => {
    await use('code', 'somying@example.com');
    const { data } = await prove();
    expect(data[0]).toMatchObject({ code_sent_to: 's***@example.com' });
    expect(await reset(data[0]?.ticket ?? '')).toEqual([IDENTITY_ERRORS.wrongCode.text]);
    expect(await canSignIn(OLD)).toBe(true);
    expect(await reset(data[0]?.ticket ?? '', await mailedCode())).toBeUndefined();
    expect(await canSignIn(NEW)).toBe(true);
  });

  it.each([
    ['code', null],
    ['code', 'no address'],
    ['office', null],
    ['office', 'somying@example.com'],
  ] as const)('leads to the office where the policy is %s and the address is %j', async (policy, email) => {
    await use(policy, email);
    expect(await prove()).toMatchObject({ rc_code: '0', errors: [IDENTITY_ERRORS.office.text], data: [] });
    expect(await db.selectFrom('identity_ticket').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('notice').selectAll().execute()).toEqual([]);
    expect(await canSignIn(OLD)).toBe(true);
  });

  it.each(['code', 'office'] as const)('sets none by a ticket from before the policy %s', async (policy) => {
    await use('books', 'somying@example.com');
    const { data } = await prove();
    await use(policy, 'somying@example.com');
    expect(await reset(data[0]?.ticket ?? '')).toEqual([IDENTITY_ERRORS.office.text]);
    expect(await canSignIn(OLD)).toBe(true);
  });

  it('still registers a member without an address under every policy', async () => {
    await use('code', null);
    await db.deleteFrom('account').where('membership_no', '=', '001234').execute();
    const { data } = await prove();
    const body = { ...SOMYING, password: NEW, ticket: data[0]?.ticket ?? '', accept_terms: true };
    expect((await post(app, 'auth/register', { body })).json()).toMatchObject({ rc_code: '1' });
  });
});

describe('the office', () => {
  it('gives a password to a member who has forgotten theirs, after requiring another', async () => {
    await use('office', null);
    const accounts = createAccountService({
      queries: createAccountQueries(db),
      coop: { coopNameTH: 'สหกรณ์', coopNameEN: 'Coop', coopShortName: '' },
      now: () => now,
    });
    await expect(accounts.findCandidate('001234', { again: true })).rejects.toThrow('exists');
    const administration = new AccountAdministration({
      db,
      audit: new AuditLog({ now: () => now }),
      now: () => now,
    });
    await administration.perform('reset', { membershipNo: '001234', staff: 'วราภรณ์' });
    const { password } = await accounts.issueTemporaryPassword(
      await accounts.findCandidate('001234', { again: true }),
    );
    expect(await canSignIn(OLD)).toBe(false);
    expect(await canSignIn(password)).toBe(true);
  });
});

describe('a member without an address', () => {
  const signIn = async (password: string, cookie?: string) => {
    const answer = await login(app, '001234', { password, ...(cookie !== undefined && { cookie }) });
    const device = /device=[^;]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
    return { token: answer.json<{ token: string }>().token, device };
  };
  const getResetNotice = async (token: string) =>
    (await post(app, 'member_status', { token })).json<{ data: MemberStatus[] }>().data[0]?.account_reset_at;
  const resetNow = async () => reset((await prove()).data[0]?.ticket ?? '');

  beforeEach(() => use('books', null));

  it('is notified of a reset at the next sign-in, once on each device', async () => {
    const before = await signIn(OLD);
    expect(await getResetNotice(before.token)).toBeNull();
    wait(1);
    await resetNow();
    const resetAt = now.toISOString();
    wait(60);
    const next = await signIn(NEW, before.device);
    expect(await getResetNotice(next.token)).toBe(resetAt);
    expect(await getResetNotice((await signIn(NEW, before.device)).token)).toBeNull();
  });

  it('is notified on another device too, although someone signed in meanwhile', async () => {
    await resetNow();
    const [first, other] = [await signIn(NEW), await signIn(NEW)];
    expect([await getResetNotice(first.token), await getResetNotice(other.token)]).toEqual([
      now.toISOString(),
      now.toISOString(),
    ]);
    wait(31);
    expect(await getResetNotice((await signIn(NEW)).token)).toBeNull();
  });

  it('is not notified of a change made with the old password', async () => {
    const { token } = await signIn(OLD);
    const body = { mem_oldpassword: OLD, mem_password: NEW };
    expect((await post(app, 'member_pass', { token, body })).json()).toMatchObject({ rc_code: '1' });
    expect(await getResetNotice((await signIn(NEW)).token)).toBeNull();
  });
});
