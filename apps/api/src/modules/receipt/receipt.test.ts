import type { Collection, MonthlyBillItem, Receipt } from '@sahakorn/contract/receipt';
import { memberCollection, memberKep, memberMonthly } from '@sahakorn/contract/receipt';
import { sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const { db } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

async function read<Row>(path: string, body?: unknown): Promise<Row[]> {
  const answer = await post(app, path, { token, ...(body !== undefined && { body }) });
  return answer.json<{ data: Row[] }>().data;
}

const toMonth = (row: { receive_year: number; receive_month: number }) =>
  row.receive_year * 12 + row.receive_month;

describe.each([
  ['member_kep', memberKep],
  ['member_collection', memberCollection],
  ['member_monthly', memberMonthly],
] as const)('%s', (path, call) => {
  it('answers as the contract declares it', async () => {
    const answer = (await post(app, path, { token })).json<{ data: unknown[] }>();
    expect(call.response.strict().parse(answer)).toEqual(answer);
    expect(answer.data.length).toBeGreaterThan(0);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, path, { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('refuses requests without a session', async () => {
    expect((await post(app, path)).statusCode).toBe(401);
  });

  it('ignores other membership numbers', async () => {
    expect(await read(path, { membership_no: '005678' })).toEqual(await read(path));
  });
});

describe('receipts', () => {
  it('come for 24 months, the newest first: an invoice on top, one given back', async () => {
    const receipts = await read<Receipt>('member_kep');
    expect(receipts.map(toMonth)).toEqual(receipts.map((_, index) => 2026 * 12 + 11 - index));
    expect(receipts).toHaveLength(24);
    expect(receipts[0]).toMatchObject({
      receive_year: 2026,
      receive_month: 11,
      seq_no: 1,
      receipt_no: null,
      receipt_date: '2026-11-25',
      posted: '0',
      collected_amount: '0.00',
    });
    expect(receipts[1]).toMatchObject({
      receipt_no: '6910-001234',
      posted: '1',
      receipt_status: '0',
    });
    expect(receipts.filter(({ receipt_status }) => receipt_status === '2').map(toMonth)).toEqual([
      2026 * 12 + 7,
    ]);
  });

  it('come as many as are asked for, the newest, whole', async () => {
    const all = await read<Receipt>('member_kep');
    expect(await read<Receipt>('member_kep', { limit: 2 })).toEqual(all.slice(0, 2));
  });

  it('have their lines in order, which sum to what is charged', async () => {
    const receipts = await read<Receipt>('member_kep');
    for (const { lines, charged_amount } of receipts) {
      expect(sumMoney(lines.map(({ amount }) => amount))).toBe(charged_amount);
    }
    expect(
      receipts[1]?.lines.map(({ item_type_code, description }) => [item_type_code, description]),
    ).toEqual([
      ['MS00', ''],
      ['ML02', 'ส6700123'],
      ['ML01', 'ฉ6900045'],
      ['MD01', '01-00012345'],
    ]);
  });

  it('equal the sums of the database, for the member alone', async () => {
    const receipts = await read<Receipt>('member_kep');
    const { rows } = await sql<{ charged: string; collected: string; lines: number }>`
      select sum(charged_amount) as charged, sum(collected_amount) as collected,
        (select count(*)::integer from receipt_line where membership_no = '001234') as lines
      from receipt where membership_no = '001234'`.execute(db);
    expect(sumMoney(receipts.map(({ charged_amount }) => charged_amount))).toBe(rows[0]?.charged);
    expect(sumMoney(receipts.map(({ collected_amount }) => collected_amount))).toBe(rows[0]?.collected);
    expect(receipts.flatMap(({ lines }) => lines)).toHaveLength(rows[0]?.lines ?? -1);
  });

  it('distinguish two of one month, and parts that the books leave out', async () => {
    const key = { membership_no: '001234', receive_year: 2026, receive_month: 10, seq_no: 2 };
    await db
      .insertInto('receipt')
      .values({
        ...key,
        receipt_date: '2026-10-30',
        posted: '1',
        charged_amount: '20.00',
        collected_amount: '20.00',
      })
      .execute();
    await db
      .insertInto('receipt_line')
      .values({ ...key, line_no: 1, item_type_code: 'FEE', item_type_name: 'ค่าธรรมเนียม', amount: '20.00' })
      .execute();
    const receipts = await read<Receipt>('member_kep');
    expect(receipts.slice(1, 3).map(({ seq_no, lines }) => [seq_no, lines.length])).toEqual([
      [2, 1],
      [1, 4],
    ]);
    expect(receipts[1]?.lines[0]).toMatchObject({
      description: '',
      period: null,
      principal_amount: null,
      interest_amount: null,
      balance_after: null,
    });
    await sql`delete from receipt_line where membership_no = '001234' and seq_no = 2`.execute(db);
    await sql`delete from receipt where membership_no = '001234' and seq_no = 2`.execute(db);
  });
});

describe('the collection', () => {
  it('lists each past month, the newest first, as the receipts do', async () => {
    const months = await read<Collection>('member_collection');
    const receipts = (await read<Receipt>('member_kep')).filter(({ posted }) => posted === '1');
    expect(
      months.map(({ charged_amount, collected_amount, ...row }) => [
        toMonth(row),
        charged_amount,
        collected_amount,
      ]),
    ).toEqual(receipts.map((row) => [toMonth(row), row.charged_amount, row.collected_amount]));
  });

  it('shows the missed month as missed, paid later, and nothing left of it', async () => {
    const months = await read<Collection>('member_collection');
    const missed = months.filter(({ missed_amount }) => missed_amount !== '0.00');
    expect(missed).toHaveLength(1);
    expect(missed[0]).toMatchObject({
      receive_year: 2026,
      receive_month: 7,
      collected_amount: '0.00',
      missed_amount: missed[0]?.charged_amount,
      paid_later_on: '2026-08-03',
      outstanding_amount: '0.00',
      reason: 'หน่วยงานต้นสังกัดไม่ได้หักเงินเดือน',
    });
  });

  it('works out what is missing and what is left', async () => {
    await sql`insert into collection
      (membership_no, receive_year, receive_month, charged_amount, collected_amount, paid_later_amount)
      values ('001234', 2019, 1, 100.00, 30.00, 20.50)`.execute(db);
    expect((await read<Collection>('member_collection')).at(-1)).toMatchObject({
      missed_amount: '70.00',
      paid_later_amount: '20.50',
      outstanding_amount: '49.50',
      reason: null,
    });
    await sql`delete from collection where receive_year = 2019`.execute(db);
  });
});

describe('the coming bill', () => {
  it('holds the items of the newest invoice, by type', async () => {
    const bill = await read<MonthlyBillItem>('member_monthly');
    const [invoice] = await read<Receipt>('member_kep');
    expect(bill.map(({ item_type_code }) => item_type_code)).toEqual(['MD01', 'ML01', 'ML02', 'MS00']);
    expect(sumMoney(bill.map(({ amount }) => amount))).toBe(invoice?.charged_amount);
    expect(new Set(bill.map(toMonth))).toEqual(new Set([2026 * 12 + 11]));
  });

  it('is empty where the newest month is receipted, though an old one never was', async () => {
    await sql`update receipt set posted = case receive_month when 11 then '1' else '0' end
      where membership_no = '001234' and receive_year = 2026 and receive_month >= 10`.execute(db);
    expect(await read('member_monthly')).toEqual([]);
    await sql`update receipt set posted = case receive_month when 11 then '0' else '1' end
      where membership_no = '001234' and receive_year = 2026 and receive_month >= 10`.execute(db);
    expect(await read('member_monthly')).toHaveLength(4);
  });
});
