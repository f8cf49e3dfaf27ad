import type { DepositStatement } from '@sahakorn/contract/deposit';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const ODD = '0100009990';

/**
 * Irregularities of real books: gaps in the numbers, a day out of order, a balance off by
 * 0.10, an overdrawn one, a renamed kind.
 */
const ROWS = [
  {
    seq_no: -3,
    operate_date: '2026-01-05',
    item_type_code: 'BF',
    item_description: 'ยกมา',
    amount: '0.00',
    balance: '500.00',
  },
  {
    seq_no: 1,
    operate_date: '2026-01-10',
    item_type_code: 'CD',
    item_description: 'ฝาก',
    amount: '100.00',
    balance: '600.00',
  },
  {
    seq_no: 2,
    operate_date: '2026-01-31',
    item_type_code: 'INT',
    item_description: 'ดอกเบี้ย',
    amount: '1.25',
    balance: '601.35',
  },
  {
    seq_no: 7,
    operate_date: '2026-01-31',
    item_type_code: 'CW',
    item_description: 'ถอนเงินสด',
    amount: '-700.00',
    balance: '-98.65',
  },
  {
    seq_no: 8,
    operate_date: '2026-01-30',
    item_type_code: 'CD',
    item_description: 'ฝากเงินสด',
    amount: '98.65',
    balance: '0.00',
  },
  {
    seq_no: 2_000_000_000,
    operate_date: '2026-02-02',
    item_type_code: 'CD',
    item_description: 'ฝากเงินสด',
    amount: '50.00',
    balance: '50.00',
  },
];

let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  await database.db
    .insertInto('deposit_account')
    .values({
      deposit_account_no: ODD,
      membership_no: '001234',
      deposit_type_code: '01',
      deposit_type_name: 'เงินฝากออมทรัพย์',
      deposit_account_name: 'นางสมหญิง ใจดี',
      balance: '50.00',
    })
    .execute();
  const rows = ROWS.map((row) => ({ deposit_account_no: ODD, ...row }));
  await database.db.insertInto('deposit_entry').values(rows).execute();
});

beforeEach(async () => {
  app = await getTestApp(database);
  token = await signIn(app);
});

const read = async (body: unknown = {}) =>
  (await post(app, `member_dep_statement/${ODD}`, { token, body })).json<DepositStatement>();

describe('the statement of irregular books', () => {
  it('is in the order of the ledger, even if its days are not', async () => {
    const { data } = await read();
    expect(data.map(({ seq_no }) => seq_no)).toEqual([2_000_000_000, 8, 7, 2, 1, -3]);
    expect(data.map(({ operate_date }) => operate_date)[1]).toBe('2026-01-30');
  });

  it('shows the balances that the books state, never calculated ones', async () => {
    const { data, totals } = await read();
    expect(data.map(({ balance }) => balance)).toEqual([
      '50.00',
      '0.00',
      '-98.65',
      '601.35',
      '600.00',
      '500.00',
    ]);
    expect(totals).toEqual({
      row_count: 6,
      credit_amount: '249.90',
      debit_amount: '-700.00',
      opening_balance: null,
      closing_balance: '50.00',
      first_date: '2026-01-05',
      last_date: '2026-02-02',
    });
  });

  it('pages over gaps and numbers below zero', async () => {
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: DepositStatement = await read({ limit: 1, ...(cursor !== null && { cursor }) });
      seen.push(...page.data.map(({ seq_no }) => seq_no));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual([2_000_000_000, 8, 7, 2, 1, -3]);
  });

  it('opens and closes with the balances of its days, and says that rows were posted late', async () => {
    const { data, totals } = await read({ from: '2026-01-30', to: '2026-01-30' });
    expect(data.map(({ seq_no, balance }) => [seq_no, balance])).toEqual([[8, '0.00']]);
    expect(totals).toMatchObject({ opening_balance: '600.00', closing_balance: '698.65', posted_late: true });
  });

  it('calls a kind as its newest row does', async () => {
    const { kinds } = await read();
    expect(kinds).toContainEqual({ item_type_code: 'CD', item_description: 'ฝากเงินสด' });
    expect(kinds).toHaveLength(4);
  });

  it('counts a movement of zero neither as credit nor as debit', async () => {
    expect((await read({ item_type_code: 'BF' })).totals).toMatchObject({
      row_count: 1,
      credit_amount: '0.00',
      debit_amount: '0.00',
      closing_balance: '500.00',
    });
  });
});
