import type { DepositEntry, DepositStatement } from '@sahakorn/contract/deposit';
import { addMoney, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const { db } = database;
const EVERYDAY = '0100012345';

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

const ask = (accountNo: string, body: unknown = {}) =>
  post(app, `member_dep_statement/${accountNo}`, { token, body });
const read = async (accountNo: string, body: unknown = {}) =>
  (await ask(accountNo, body)).json<DepositStatement>();

/** Follows the cursor to the end. */
async function readAll(accountNo: string, filter: object = {}, between?: () => Promise<unknown>) {
  const pages: DepositStatement[] = [];
  let cursor: string | null = null;
  do {
    const page: DepositStatement = await read(accountNo, { ...filter, ...(cursor !== null && { cursor }) });
    pages.push(page);
    cursor = page.next_cursor;
    await between?.();
  } while (cursor !== null);
  return { pages, rows: pages.flatMap(({ data }) => data) };
}

/** Posts one more movement to the everyday account, as the night's import would. */
async function postMovement(amount: string): Promise<void> {
  await sql`
    insert into deposit_entry (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)
    select deposit_account_no, seq_no + 1, operate_date, 'CD', 'ฝากเงินสด', ${amount}::numeric, balance + ${amount}::numeric
    from deposit_entry where deposit_account_no = ${EVERYDAY} order by seq_no desc limit 1`.execute(db);
}

const removeMovementsAbove = (seqNo: number) =>
  db
    .deleteFrom('deposit_entry')
    .where('deposit_account_no', '=', EVERYDAY)
    .where('seq_no', '>', seqNo)
    .execute();

describe('lastupdate_bydepstatement', () => {
  it("answers the day of the cooperative's newest movement", async () => {
    expect((await post(app, 'lastupdate_bydepstatement', { token })).json()).toEqual({
      rc_code: '1',
      data: '2026-11-19',
    });
  });

  it.each(['2026-12-05', '2026-11-28'])('passes over movements that are posted ahead, to %s', async (day) => {
    await sql`
      insert into deposit_entry
        (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)
      select deposit_account_no, 2141, ${day}::date, item_type_code, item_description, 0, balance
      from deposit_entry where deposit_account_no = '0100012345' and seq_no = 2140`.execute(db);
    expect((await post(app, 'lastupdate_bydepstatement', { token })).json()).toMatchObject({
      data: '2026-11-19',
    });
    await sql`
      delete from deposit_entry where deposit_account_no = '0100012345' and seq_no = 2141`.execute(db);
  });
});

describe('member_dep', () => {
  it('lists own accounts by type and number, closed ones too', async () => {
    const { data } = (await post(app, 'member_dep', { token })).json<{
      data: { deposit_account_no: string }[];
    }>();
    expect(data.map(({ deposit_account_no }) => deposit_account_no)).toEqual([
      '0100012345',
      '0100098765',
      '0200004567',
      '0300000789',
    ]);
    expect(data[0]).toEqual({
      deposit_account_no: '0100012345',
      deposit_type_code: '01',
      deposit_type_name: 'เงินฝากออมทรัพย์',
      deposit_account_name: 'นางสมหญิง ใจดี',
      balance: expect.stringMatching(/^\d+\.\d\d$/),
      withdrawable_amount: expect.stringMatching(/^\d+\.\d\d$/),
      accumulated_interest: expect.stringMatching(/^\d+\.\d\d$/),
      loan_holding_amount: '0.00',
      monthly_deposit_amount: '3000.00',
      opened_on: '2021-11-22',
      maturity_on: null,
      close_status: '0',
      nickname: null,
    });
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_dep', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });
});

describe('a statement', () => {
  it('shows 50 rows from the newest down, under the head of the account', async () => {
    const page = await read(EVERYDAY);
    expect(page).toMatchObject({ rc_code: '1', head: { deposit_account_no: EVERYDAY } });
    expect(page.data).toHaveLength(50);
    expect(page.data.map(({ seq_no }) => seq_no)).toEqual(
      Array.from({ length: 50 }, (_, index) => 2140 - index),
    );
    expect(page.data[0]).toEqual({
      seq_no: 2140,
      operate_date: '2026-11-19',
      item_type_code: 'CW',
      item_description: 'ถอนเงินสด',
      note: 'เคาน์เตอร์สาขาสอง',
      amount: '-2000.00',
      balance: page.head.balance,
      fee_amount: '0.00',
      tax_amount: '0.00',
      doc_no: expect.stringMatching(/^CW6911\d{5}$/),
    });
  });

  it.each([7, 499, 500])(
    'loads 2,140 rows by pages of %i, each once, every step of the balance right',
    async (limit) => {
      const { pages, rows } = await readAll(EVERYDAY, { limit });
      expect(pages.every(({ data }) => data.length <= limit)).toBe(true);
      expect(rows.map(({ seq_no }) => seq_no)).toEqual(
        Array.from({ length: 2140 }, (_, index) => 2140 - index),
      );
      expect(findBrokenSteps(rows)).toEqual([]);
      expect(rows.at(-1)?.balance).toBe(rows.at(-1)?.amount);
    },
  );

  it('takes pages of a single row', async () => {
    const first = await read(EVERYDAY, { limit: 1 });
    const second = await read(EVERYDAY, { limit: 1, cursor: first.next_cursor });
    expect([...first.data, ...second.data].map(({ seq_no }) => seq_no)).toEqual([2140, 2139]);
  });

  /** Newest first: each balance is the one below plus the amount. */
  function findBrokenSteps(rows: readonly DepositEntry[]): number[] {
    return rows.flatMap((row, index) => {
      const below = rows[index + 1];
      return below && addMoney(below.balance, row.amount) !== row.balance ? [row.seq_no] : [];
    });
  }

  it('ends exactly where the rows end', async () => {
    const { data, next_cursor } = await read('0300000789', { limit: 2 });
    expect(data).toHaveLength(2);
    expect(next_cursor).toBeNull();
  });

  it('answers an empty list for an account without movements', async () => {
    await db
      .insertInto('deposit_account')
      .values({
        deposit_account_no: '0100000001',
        membership_no: '001234',
        deposit_type_code: '01',
        deposit_type_name: 'เงินฝากออมทรัพย์',
        deposit_account_name: 'นางสมหญิง ใจดี',
      })
      .execute();
    expect(await read('0100000001')).toMatchObject({
      head: { balance: null, withdrawable_amount: null, opened_on: null },
      data: [],
      kinds: [],
      next_cursor: null,
      totals: {
        row_count: 0,
        credit_amount: '0.00',
        debit_amount: '0.00',
        opening_balance: null,
        closing_balance: null,
        first_date: null,
        last_date: null,
      },
    });
    await db.deleteFrom('deposit_account').where('deposit_account_no', '=', '0100000001').execute();
  });
});

describe('rows posted while a statement is being read', () => {
  it('neither repeat nor hide another, and leave the totals of the reading alone', async () => {
    const { pages, rows } = await readAll(EVERYDAY, { limit: 300 }, () => postMovement('100.00'));
    expect(pages).toHaveLength(8);
    expect(rows.map(({ seq_no }) => seq_no)).toEqual(
      Array.from({ length: 2140 }, (_, index) => 2140 - index),
    );
    expect(new Set(pages.map(({ totals }) => JSON.stringify(totals))).size).toBe(1);
    expect(sumMoney(rows.map(({ amount }) => amount))).toBe(pages[0]?.totals.closing_balance);
    expect((await read(EVERYDAY)).totals.row_count).toBe(2148);
    await removeMovementsAbove(2140);
  });
});

describe('a filter', () => {
  it('takes both ends in', async () => {
    const { rows } = await readAll(EVERYDAY, { from: '2026-10-23', to: '2026-10-23' });
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(new Set(rows.map(({ operate_date }) => operate_date))).toEqual(new Set(['2026-10-23']));
    expect(rows.map(({ note }) => note)).toContain('หักเงินเดือน ต.ค. 2569');
  });

  it('opens with the balance before its first row and closes with that of its newest', async () => {
    const { pages, rows } = await readAll(EVERYDAY, { from: '2026-06-01', to: '2026-08-31', limit: 20 });
    const [page] = pages;
    const oldest = rows.at(-1);
    expect(page?.totals.closing_balance).toBe(rows[0]?.balance);
    expect(addMoney(page?.totals.opening_balance ?? '', oldest?.amount ?? '')).toBe(oldest?.balance);
    expect(sumMoney([page?.totals.opening_balance ?? '', ...rows.map(({ amount }) => amount)])).toBe(
      page?.totals.closing_balance,
    );
    expect(page?.totals).toMatchObject({
      row_count: rows.length,
      first_date: rows.at(-1)?.operate_date,
      last_date: rows[0]?.operate_date,
    });
  });

  it('sums credits and debits over all its pages as SQL does over the table', async () => {
    const filter = { from: '2025-01-01', to: '2025-12-31' };
    const { rows: sums } = await sql<{ credit: string; debit: string; count: string }>`
      select sum(amount) filter (where amount > 0) as credit, sum(amount) filter (where amount < 0) as debit, count(*)
      from deposit_entry
      where deposit_account_no = ${EVERYDAY} and operate_date between ${filter.from} and ${filter.to}`.execute(
      db,
    );
    const { pages, rows } = await readAll(EVERYDAY, { ...filter, limit: 90 });
    for (const { totals } of pages) {
      expect(totals).toMatchObject({
        row_count: Number(sums[0]?.count),
        credit_amount: sums[0]?.credit,
        debit_amount: sums[0]?.debit,
      });
    }
    expect(rows).toHaveLength(Number(sums[0]?.count));
    const credits = rows.filter(({ amount }) => !amount.startsWith('-'));
    expect(sumMoney(credits.map(({ amount }) => amount))).toBe(sums[0]?.credit);
  });

  it('shows one kind alone, without an opening balance', async () => {
    const { pages, rows } = await readAll(EVERYDAY, { item_type_code: 'INT' });
    expect(rows.length).toBeGreaterThanOrEqual(9);
    expect(new Set(rows.map(({ item_description }) => item_description))).toEqual(new Set(['ดอกเบี้ย']));
    expect(pages[0]?.totals).toMatchObject({
      row_count: rows.length,
      debit_amount: '0.00',
      opening_balance: null,
    });
  });

  it('names every kind of the account, even if the list is filtered', async () => {
    const kinds = [
      { item_type_code: 'CD', item_description: 'ฝากเงินสด' },
      { item_type_code: 'CW', item_description: 'ถอนเงินสด' },
      { item_type_code: 'INT', item_description: 'ดอกเบี้ย' },
      { item_type_code: 'OPN', item_description: 'เปิดบัญชี' },
      { item_type_code: 'XD', item_description: 'ฝากโอน' },
      { item_type_code: 'XW', item_description: 'ถอนโอน' },
    ];
    expect((await read(EVERYDAY)).kinds).toEqual(kinds);
    expect((await read(EVERYDAY, { from: '2026-11-19', item_type_code: 'CW' })).kinds).toEqual(kinds);
  });

  it('finds nothing in a span without movements', async () => {
    expect(await read(EVERYDAY, { from: '2030-01-01', to: '2030-12-31' })).toMatchObject({
      data: [],
      next_cursor: null,
      totals: { row_count: 0, opening_balance: null, closing_balance: null },
    });
    expect(await read(EVERYDAY, { item_type_code: "X' or '1'='1" })).toMatchObject({ data: [] });
  });
});

describe('a statement refuses', () => {
  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'body.from'],
    [{ from: '2026-02-30' }, 'body.from'],
    [{ from: '2569-11-20', to: '0000-00-00' }, 'body.'],
    [{ to: '20/11/2026' }, 'body.to'],
    [{ limit: 0 }, 'body.limit'],
    [{ limit: 501 }, 'body.limit'],
    [{ limit: '50' }, 'body.limit'],
    [{ limit: 1.5 }, 'body.limit'],
    [{ limit: null }, 'body.limit'],
    [{ cursor: 'x' }, 'body.cursor'],
    [{ cursor: 'A'.repeat(27) }, 'body.cursor'],
    [{ cursor: 'A'.repeat(201) }, 'body.cursor'],
    [{ cursor: 2091 }, 'body.cursor'],
    [{ item_type_code: ['CW'] }, 'body.item_type_code'],
  ])('%j', async (body, place) => {
    const answer = await ask(EVERYDAY, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', message: expect.stringContaining(place) });
  });

  it('a cursor of another filter or another account', async () => {
    const { next_cursor: cursor } = await read(EVERYDAY);
    expect((await ask(EVERYDAY, { cursor })).statusCode).toBe(200);
    expect((await ask(EVERYDAY, { cursor, limit: 10 })).statusCode).toBe(200);
    expect((await ask(EVERYDAY, { cursor, item_type_code: 'CW' })).statusCode).toBe(400);
    expect((await ask(EVERYDAY, { cursor, from: '2020-01-01' })).statusCode).toBe(400);
    expect((await ask('0200004567', { cursor })).statusCode).toBe(400);
  });
});

describe("another member's account", () => {
  it('is answered as one that does not exist, to the last byte', async () => {
    const foreign = await ask('0100043210');
    const unknown = await ask('0199999999');
    const impossible = await ask('..%2F..%2Fetc%2Fpasswd');
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ code: 'not_found', error: 'ไม่พบข้อมูลที่ต้องการ' });
    for (const other of [unknown, impossible]) {
      expect(other.statusCode).toBe(404);
      expect(other.body).toBe(foreign.body);
      expect(Object.keys(other.headers).toSorted()).toEqual(Object.keys(foreign.headers).toSorted());
    }
  });

  it('stays hidden behind a cursor of an own account, too', async () => {
    const { next_cursor: cursor } = await read(EVERYDAY);
    expect((await ask('0100043210', { cursor })).statusCode).toBe(404);
  });

  it.each(["0100012345' or '1'='1", '%', '0100012345;--', '0100012345%00', 'ก'])(
    'is not reached by %s',
    async (accountNo) => {
      const answer = await ask(encodeURIComponent(accountNo));
      expect([400, 404]).toContain(answer.statusCode);
    },
  );
});

describe('10,000 rows', () => {
  it('are read through the key of the ledger', async () => {
    await sql`analyze deposit_entry`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select * from deposit_entry
      where deposit_account_no = ${EVERYDAY} and seq_no <= 2140 and seq_no < 1000
      order by seq_no desc limit 51`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using deposit_entry_pkey/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });
});
