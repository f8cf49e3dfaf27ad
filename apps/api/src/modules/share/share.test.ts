import type { ShareYear } from '@sahakorn/contract/share';
import { memberShareGrowth, ShareStatement } from '@sahakorn/contract/share';
import { addMoney, subtractMoney, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { readAllPages } from '../../../test/statement.ts';

const database = useDemoDatabase();
const { db } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

const ask = (body: unknown = {}) => post(app, 'member_share', { token, body });
const read = async (body: unknown = {}) => (await ask(body)).json<ShareStatement>();
const readAll = (filter: object) => readAllPages<ShareStatement>(app, 'member_share', { token, filter });

const rowCount = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from share_entry where membership_no = '001234'`.execute(db);
  return rows[0]?.count ?? 0;
};

describe('member_share', () => {
  it('shows the account and the newest 50 rows, as the contract declares them', async () => {
    const answer = (await ask()).json<unknown>();
    expect(ShareStatement.strict().parse(answer)).toEqual(answer);
    const page = await read();
    expect(page.head).toEqual({
      share_stock: '486500.00',
      share_amount: '2500.00',
      period: 228,
      drop_status: '0',
      brought_forward: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect(page.data).toHaveLength(50);
    expect(page.data[0]).toEqual({
      seq_no: await rowCount(),
      operate_date: '2026-10-23',
      item_type_code: 'SPM',
      item_type_description: 'หุ้นรายเดือน',
      period: 228,
      share_value: '2500.00',
      share_stock: '486500.00',
      doc_no: expect.stringMatching(/^SPM6910\d{5}$/),
    });
  });

  it.each([1, 7, 500])('loads every row by pages of %i, each once, every step right', async (limit) => {
    const { rows } = await readAll({ limit });
    const count = await rowCount();
    expect(rows.map(({ seq_no }) => seq_no)).toEqual(
      Array.from({ length: count }, (_, index) => count - index),
    );
    const broken = rows.filter((row, index) => {
      const below = rows[index + 1]?.share_stock ?? '0.00';
      return addMoney(below, row.share_value) !== row.share_stock;
    });
    expect(broken).toEqual([]);
  });

  it('sums over all pages of a filter as SQL does', async () => {
    const filter = { from: '2024-01-01', to: '2025-12-31' };
    const { rows: sums } = await sql<{ count: number; total: string }>`
      select count(*)::integer as count, sum(share_value) as total from share_entry
      where membership_no = '001234' and operate_date between ${filter.from} and ${filter.to}`.execute(db);
    const { pages, rows } = await readAll({ ...filter, limit: 5 });
    expect(rows).toHaveLength(sums[0]?.count ?? -1);
    expect(sumMoney(rows.map(({ share_value }) => share_value))).toBe(sums[0]?.total);
    for (const { totals } of pages) {
      expect(totals).toMatchObject({ row_count: sums[0]?.count, credit_amount: sums[0]?.total });
      expect(addMoney(totals.opening_balance ?? '', totals.credit_amount)).toBe(totals.closing_balance);
    }
  });

  it('opened the accounting year with what was brought forward', async () => {
    const { head, totals } = await read({ from: '2026-01-01' });
    expect(totals.opening_balance).toBe(head?.brought_forward);
  });

  it('counts what was brought forward as held, and not as bought', async () => {
    const { rows } = await readAll({});
    const { totals } = await read();
    const first = rows.at(-1);
    expect(first).toMatchObject({ item_type_code: 'BF', share_value: first?.share_stock });
    expect(totals.brought_forward_amount).toBe(first?.share_value);
    const bought = rows.slice(0, -1).map(({ share_value }) => share_value);
    expect(totals.credit_amount).toBe(sumMoney(bought));
    const { brought_forward_amount, credit_amount, debit_amount, closing_balance } = totals;
    expect(sumMoney([brought_forward_amount, credit_amount, debit_amount])).toBe(closing_balance);
    expect((await read({ item_type_code: 'BF' })).totals).toMatchObject({
      row_count: 1,
      credit_amount: '0.00',
      brought_forward_amount: first?.share_value,
    });
  });

  it('shows one kind alone and names all of them', async () => {
    const { data, kinds, totals } = await read({ item_type_code: 'SPX' });
    expect(data.map(({ share_value }) => share_value)).toEqual(['30000.00', '20000.00']);
    expect(totals).toMatchObject({ credit_amount: '50000.00', opening_balance: null });
    expect(kinds).toEqual([
      { item_type_code: 'BF', item_type_description: 'ยกมา' },
      { item_type_code: 'SPM', item_type_description: 'หุ้นรายเดือน' },
      { item_type_code: 'SPX', item_type_description: 'ซื้อหุ้นเพิ่ม' },
    ]);
  });

  it('never shows a row of another member', async () => {
    const { rows: before } = await readAll({});
    await sql`update share_entry set doc_no = 'FOREIGN' where membership_no <> '001234'`.execute(db);
    const { rows } = await readAll({});
    expect(rows).toEqual(before);
    expect(JSON.stringify(await read({ membership_no: '004321' }))).not.toContain('FOREIGN');
  });

  it('says that payments are suspended', async () => {
    const { rows } = await sql<{ membership_no: string }>`
      select membership_no from share_account where drop_status = '1'`.execute(db);
    expect(rows).toEqual([{ membership_no: '004321' }]);
    await sql`update share_account set drop_status = '1' where membership_no = '001234'`.execute(db);
    expect((await read()).head?.drop_status).toBe('1');
    await sql`update share_account set drop_status = '0' where membership_no = '001234'`.execute(db);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_share', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({
      rc_code: '1',
      head: null,
      data: [],
      kinds: [],
      next_cursor: null,
      totals: {
        row_count: 0,
        credit_amount: '0.00',
        debit_amount: '0.00',
        brought_forward_amount: '0.00',
        opening_balance: null,
        closing_balance: null,
        first_date: null,
        last_date: null,
      },
    });
  });

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'body.from'],
    [{ to: '20/11/2026' }, 'body.to'],
    [{ limit: 0 }, 'body.limit'],
    [{ cursor: 'A'.repeat(27) }, 'body.cursor'],
    [{ item_type_code: ['SPM'] }, 'body.item_type_code'],
  ])('refuses %j', async (body, place) => {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', message: expect.stringContaining(place) });
  });

  it("refuses a cursor of another member's reading", async () => {
    const { next_cursor: cursor } = await read();
    const answer = await post(app, 'member_share', { token: await signIn(app, '009999'), body: { cursor } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('member_share_growth', () => {
  const readYears = async (as = token) =>
    (await post(app, 'member_share_growth', { token: as })).json<{ rc_code: string; data: ShareYear[] }>();

  it('goes from what was brought forward to what is held, year by year', async () => {
    const answer = await readYears();
    expect(memberShareGrowth.response.strict().parse(answer)).toEqual(answer);
    const { data } = answer;
    expect(data.map(({ year }) => year)).toEqual([
      2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
    expect(data[0]).toMatchObject({ opening: '0.00', brought_forward: '158500.00' });
    expect(data.at(-1)).toMatchObject({ bought: '25000.00', closing: '486500.00', row_count: 10 });
    for (const [index, year] of data.entries()) {
      const { opening, brought_forward, bought, withdrawn, closing, difference } = year;
      expect(opening).toBe(data[index - 1]?.closing ?? '0.00');
      expect(sumMoney([opening, brought_forward, bought, withdrawn])).toBe(closing);
      expect(difference).toBe('0.00');
    }
    const { totals } = await read();
    expect(sumMoney(data.map(({ bought }) => bought))).toBe(totals.credit_amount);
    const extra = data.filter(({ bought, bought_monthly }) => bought !== bought_monthly);
    expect(extra.map(({ bought, bought_monthly }) => subtractMoney(bought, bought_monthly))).toEqual([
      '20000.00',
      '30000.00',
    ]);
  });

  it('says by how much a balance differs from its movements', async () => {
    await sql`update share_entry set share_stock = share_stock + 0.25
      where membership_no = '001234' and seq_no = (select max(seq_no) from share_entry where membership_no = '001234')`.execute(
      db,
    );
    const { data } = await readYears();
    expect(data.at(-1)).toMatchObject({ closing: '486500.25', difference: '0.25' });
    await sql`update share_entry set share_stock = share_stock - 0.25
      where membership_no = '001234' and seq_no = (select max(seq_no) from share_entry where membership_no = '001234')`.execute(
      db,
    );
  });

  it('is empty for a new member', async () => {
    expect(await readYears(await signIn(app, '009999'))).toEqual({ rc_code: '1', data: [] });
  });
});
