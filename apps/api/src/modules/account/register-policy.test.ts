import { IDENTITY_ERRORS, type IdentityTicket } from '@sahakorn/contract/account';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { login, post, useDemoDatabase } from '../../../test/demo.ts';
import type { Config } from '../../config.ts';
import type { IdentitySettings } from './identity-code.ts';

const database = useDemoDatabase();
const { db } = database;
const PINMANEE = {
  membership_no: '005678',
  id_card: '5100200300431',
  date_of_birth: '1992-02-29',
  member_name: 'ปิ่นมณี',
  member_surname: 'ศรีสุข',
};
const PASSWORD = 'ก้อนเมฆ-7A เหนือทุ่ง';

type Answer = { rc_code: string; errors?: string[]; data: IdentityTicket[] };

let app: FastifyInstance;

beforeEach(async () => {
  await db.deleteFrom('account').where('membership_no', '=', PINMANEE.membership_no).execute();
  for (const table of ['sign_in_throttle', 'identity_ticket', 'notice'] as const) {
    await db.deleteFrom(table).execute();
  }
});

async function use(
  registerPolicy: IdentitySettings['registerPolicy'],
  email: string | null,
  more: Partial<Config> = {},
): Promise<void> {
  app = await buildTestApp(database, { config: { registerPolicy, ...more } });
  await db.updateTable('member').set({ email }).where('membership_no', '=', PINMANEE.membership_no).execute();
}

const prove = async () => (await post(app, 'auth/registerauth', { body: PINMANEE })).json<Answer>();

async function register(ticket = '', code = ''): Promise<string[] | undefined> {
  const body = { ...PINMANEE, password: PASSWORD, ticket, code, accept_terms: true };
  return (await post(app, 'auth/register', { body })).json<Answer>().errors;
}

const canSignIn = async () =>
  (await login(app, PINMANEE.membership_no, { password: PASSWORD })).statusCode === 200;

describe('registering', () => {
  it('needs what the books say of the member, where the policy is books', async () => {
    await use('books', null);
    const { data } = await prove();
    expect(await register(data[0]?.ticket)).toBeUndefined();
    expect(await canSignIn()).toBe(true);
  });

  it('needs the code from the registered address, where the policy is code', async () => {
    await use('code', 'pinmanee@example.com');
    const { data } = await prove();
    expect(data[0]).toMatchObject({ code_sent_to: 'p***@example.com' });
    expect(await register(data[0]?.ticket)).toEqual([IDENTITY_ERRORS.wrongCode.text]);
    const { code } = await db.selectFrom('notice').select('code').executeTakeFirstOrThrow();
    expect(await register(data[0]?.ticket, code ?? '')).toBeUndefined();
    expect(await canSignIn()).toBe(true);
  });

  it.each([
    ['code', null],
    ['code', 'no address'],
    ['office', 'pinmanee@example.com'],
  ] as const)('leads to the office where the policy is %s and the address is %j', async (policy, email) => {
    await use(policy, email);
    const errors = [IDENTITY_ERRORS.officeRegisters.text];
    expect(await prove()).toMatchObject({ rc_code: '0', errors, data: [] });
    expect(await db.selectFrom('identity_ticket').selectAll().execute()).toEqual([]);
  });

  it.each(['code', 'office'] as const)(
    'is refused with a ticket from before the policy %s',
    async (policy) => {
      await use('books', 'pinmanee@example.com');
      const { data } = await prove();
      await use(policy, 'pinmanee@example.com');
      expect(await register(data[0]?.ticket)).toEqual([IDENTITY_ERRORS.officeRegisters.text]);
      expect(await canSignIn()).toBe(false);
    },
  );

  it('leads to the office in production where no mail server would deliver the code', async () => {
    await use('code', 'pinmanee@example.com', { environment: 'production' });
    expect(await prove()).toMatchObject({ errors: [IDENTITY_ERRORS.officeRegisters.text], data: [] });
    expect(await db.selectFrom('notice').selectAll().execute()).toEqual([]);
  });
});
