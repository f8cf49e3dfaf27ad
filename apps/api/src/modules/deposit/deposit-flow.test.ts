import {
  type DepositAccount,
  type DepositEntry,
  type DepositMonth,
  NICKNAME_RULE,
} from '@sahakorn/contract/deposit';
import { getMoneySign, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { readAllPages } from '../../../test/statement.ts';

const database = useDemoDatabase();
const { db } = database;
const ACCOUNT = '0100012345';

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database);
  token ??= await signIn(app);
});

describe('the months of an account', () => {
  const readMonths = async (body: object) =>
    (await post(app, `member_dep_months/${ACCOUNT}`, { token, body })).json<{ data: DepositMonth[] }>().data;

  it.each([
    {},
    { from: '2026-06-01', to: '2026-11-20' },
    { from: '2026-03-17', to: '2026-05-09' },
    { from: '2026-08-05', to: '2026-08-05' },
    { to: '2022-02-14' },
  ])('are the sums of the movements of %j', async (days) => {
    const { rows } = await readAllPages<{ data: DepositEntry[]; next_cursor: string | null }>(
      app,
      `member_dep_statement/${ACCOUNT}`,
      { token, filter: { ...days, limit: 500 } },
    );
    const byMonth = Map.groupBy(rows, ({ operate_date }) => `${operate_date.slice(0, 7)}-01`);
    const sum = (amounts: readonly string[], sign: number) =>
      sumMoney(amounts.filter((amount) => getMoneySign(amount) === sign));
    const expected = [...byMonth].toSorted(([one], [other]) => one.localeCompare(other));
    expect(expected.length).toBeGreaterThan(0);
    expect(await readMonths(days)).toEqual(
      expected.map(([month, entries]) => {
        const amounts = entries.map(({ amount }) => amount);
        return {
          month,
          row_count: entries.length,
          credit_amount: sum(amounts, 1),
          debit_amount: sum(amounts, -1),
        };
      }),
    );
  });

  it('are none where nothing moved, and refused for days in the wrong order', async () => {
    expect(await readMonths({ from: '2030-01-01' })).toEqual([]);
    const reversed = { from: '2026-02-01', to: '2026-01-01' };
    expect((await post(app, `member_dep_months/${ACCOUNT}`, { token, body: reversed })).statusCode).toBe(400);
  });
});

describe('the nickname of an account', () => {
  const name = (nickname: unknown, account = ACCOUNT) =>
    post(app, `member_dep_nickname/${account}`, { token, body: { nickname } });
  const readName = async () => {
    const { data } = (await post(app, 'member_dep', { token })).json<{ data: DepositAccount[] }>();
    return data.find(({ deposit_account_no }) => deposit_account_no === ACCOUNT)?.nickname;
  };
  const countAudited = async () =>
    (
      await db
        .selectFrom('audit_entry')
        .select('details')
        .where('kind', '=', 'deposit-nickname-changed')
        .execute()
    ).length;

  afterEach(async () => {
    await db.deleteFrom('deposit_nickname').execute();
  });

  it('is kept, changed and removed, and shown on the list and the statement', async () => {
    await name(' บัญชีใช้จ่าย ');
    expect(await readName()).toBe('บัญชีใช้จ่าย');
    const statement = await post(app, `member_dep_statement/${ACCOUNT}`, { token, body: { limit: 1 } });
    expect(statement.json()).toMatchObject({ head: { nickname: 'บัญชีใช้จ่าย' } });
    await name('ค่าเทอม 👨‍👩‍👧');
    expect(await readName()).toBe('ค่าเทอม 👨‍👩‍👧');
    await name('');
    expect(await readName()).toBeNull();
  });

  it('is audited when it changes, without the number of the account', async () => {
    const before = await countAudited();
    await name('เที่ยว');
    await name('เที่ยว');
    await name('');
    await name('');
    expect(await countAudited()).toBe(before + 2);
    const { rows } = await database.pool.query<{ details: object }>(
      `select details from audit_entry where kind = 'deposit-nickname-changed'`,
    );
    expect(rows.every(({ details }) => Object.keys(details).length === 0)).toBe(true);
  });

  it('is taken at most twenty times a minute from one member', async () => {
    const sent = await Promise.all(Array.from({ length: 23 }, () => name('เที่ยว')));
    expect(sent.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  });

  it.each(['ก'.repeat(NICKNAME_RULE.max + 1), 'ก\nข', 'ก\u0000', ' \u200b ', 5, null])(
    'is refused for %j',
    async (text) => {
      expect((await name(text)).statusCode).toBe(400);
      expect(await readName()).toBeNull();
    },
  );

  it('is stored in the one spelling of Thai', async () => {
    expect((await name('สิท\u202Eธ์ิ')).statusCode).toBe(200);
    expect(await readName()).toBe('สิทธิ์');
  });

  it("is not given to another member's account", async () => {
    token = await signIn(app, '009999');
    expect((await name('ของฉัน')).statusCode).toBe(404);
    expect(await db.selectFrom('deposit_nickname').selectAll().execute()).toEqual([]);
    token = await signIn(app);
  });

  it('goes with the account in the portal', async () => {
    await name('เที่ยว');
    const rollback = new Error('rollback');
    const left = await db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('account').where('membership_no', '=', '001234').execute();
        const rows = await trx.selectFrom('deposit_nickname').selectAll().execute();
        throw Object.assign(rollback, { rows });
      })
      .catch((error: unknown) => error);
    expect(left).toMatchObject({ rows: [] });
    expect(await readName()).toBe('เที่ยว');
  });
});
