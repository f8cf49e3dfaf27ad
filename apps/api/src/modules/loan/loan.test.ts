import type { LoanContract } from '@sahakorn/contract/loan';
import { LoanStatement, memberLoan } from '@sahakorn/contract/loan';
import { addMoney, negateMoney, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import { readAllPages } from '../../../test/statement.ts';

const database = useDemoDatabase();
const { db } = database;
const ORDINARY = 'ส6700123';

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

const getPath = (contractNo: string) => `member_loan_statement/${encodeURIComponent(contractNo)}`;
const ask = (contractNo: string, body: unknown = {}) => post(app, getPath(contractNo), { token, body });
const read = async (contractNo: string, body: unknown = {}) =>
  (await ask(contractNo, body)).json<LoanStatement>();
const readAll = (contractNo: string, filter: object = {}) =>
  readAllPages<LoanStatement>(app, getPath(contractNo), { token, filter });

const listLoans = async () =>
  (await post(app, 'member_loan', { token })).json<{ rc_code: string; data: LoanContract[] }>();

describe('member_loan', () => {
  it('lists own contracts from the largest balance down, as the contract declares them', async () => {
    const answer = await listLoans();
    expect(memberLoan.response.strict().parse(answer)).toEqual(answer);
    expect(answer.data.map(({ loan_contract_no, close_status }) => [loan_contract_no, close_status])).toEqual(
      [
        [ORDINARY, '0'],
        ['ฉ6900045', '0'],
        ['พ6400012', '1'],
      ],
    );
    expect(answer.data[0]).toMatchObject({
      loan_type_code: '02',
      loan_type_description: 'เงินกู้สามัญ',
      loan_approve_amount: '620000.00',
      period_payment_amount: '5000.00',
      installment_count: 124,
      interest_rate: '5.7500',
      interest_arrear: '0.00',
      payment_type: '01',
      drop_payment_status: '0',
      collateral: [
        { collateral_type: '01', description: 'นางสาวปิ่นมณี ศรีสุข', used_amount: '200000.00', status: '1' },
        { collateral_type: '01', description: 'นายก้องภพ ณ บ้านไร่', used_amount: '200000.00', status: '1' },
        { collateral_type: '02', description: 'ทุนเรือนหุ้นของผู้กู้', used_amount: '220000.00', status: '1' },
      ],
    });
  });

  it("names no guarantor's membership number", async () => {
    const text = JSON.stringify(await listLoans());
    expect(text).not.toMatch(/005678|004321|guarantor_no|membership_no/);
  });

  it('puts a contract without a stated balance last, with null for what the books leave out', async () => {
    const contract = {
      loan_contract_no: 'A/1-6.9',
      membership_no: '001234',
      loan_type_code: '00',
      loan_type_description: 'เงินกู้',
      begin_date: '2026-01-05',
      loan_approve_amount: '1000.00',
      period_payment_amount: '100.00',
    };
    await db.insertInto('loan_contract').values(contract).execute();
    expect((await listLoans()).data.at(-1)).toMatchObject({
      loan_contract_no: 'A/1-6.9',
      principal_balance: null,
      last_period: null,
      interest_rate: null,
      payment_type: null,
      collateral: [],
    });
    expect(await read('A/1-6.9')).toMatchObject({
      data: [],
      next_cursor: null,
      totals: { row_count: 0, interest_amount: '0.00', closing_balance: null },
    });
    await db.deleteFrom('loan_contract').where('loan_contract_no', '=', 'A/1-6.9').execute();
  });

  it('names the months that charged a loan and are not paid, the oldest first', async () => {
    const answer = await post(app, 'member_loan', { token: await signIn(app, '002468') });
    const { data } = answer.json<{ data: LoanContract[] }>();
    expect(data.map(({ loan_contract_no, missed }) => [loan_contract_no, missed])).toEqual([
      ['ส6700198', []],
      [
        'ฉ6900044',
        [
          { receive_year: 2026, receive_month: 9, amount: '2031.85' },
          { receive_year: 2026, receive_month: 10, amount: '2060.62' },
        ],
      ],
    ]);
  });

  it('states no amount of a month of which a part is paid, and leaves a month out that is paid later', async () => {
    const month = { membership_no: '002468', receive_year: 2026 } as const;
    const set = (receive_month: number, paid_later_amount: string) =>
      db
        .updateTable('collection')
        .set({ paid_later_amount })
        .where('membership_no', '=', month.membership_no)
        .where('receive_year', '=', month.receive_year)
        .where('receive_month', '=', receive_month)
        .execute();
    await set(9, '2831.85');
    await set(10, '800.00');
    const answer = await post(app, 'member_loan', { token: await signIn(app, '002468') });
    const { data } = answer.json<{ data: LoanContract[] }>();
    expect(data.flatMap(({ missed }) => missed)).toEqual([
      { receive_year: 2026, receive_month: 10, amount: null },
    ]);
    await set(9, '0.00');
    await set(10, '0.00');
  });

  it('leaves a month out whose instalment the contract counts as paid', async () => {
    const count = (last_period: number) =>
      db
        .updateTable('loan_contract')
        .set({ last_period })
        .where('loan_contract_no', '=', 'ฉ6900044')
        .execute();
    await count(8);
    const answer = await post(app, 'member_loan', { token: await signIn(app, '002468') });
    const { data } = answer.json<{ data: LoanContract[] }>();
    expect(data.flatMap(({ missed }) => missed)).toEqual([]);
    await count(7);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_loan', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });
});

describe('a loan statement', () => {
  it('shows the newest rows under the contract, as declared', async () => {
    const page = await read(ORDINARY);
    expect(LoanStatement.strict().parse(page)).toEqual(page);
    expect(page.head).toEqual((await listLoans()).data[0]);
    expect(page.data[0]).toMatchObject({
      loan_payment_date: '2026-10-23',
      item_type_code: 'LPM',
      item_type_description: 'หักชำระรายเดือน',
      principal_amount: '-5000.00',
      principal_balance: page.head.principal_balance,
    });
    expect(page.data.at(-1)).toMatchObject({
      seq_no: 1,
      item_type_code: 'LRC',
      principal_amount: '620000.00',
      interest_amount: '0.00',
      total_amount: '620000.00',
    });
  });

  it.each([1, 7, 500])('loads every row by pages of %i, each once, every step right', async (limit) => {
    const { rows } = await readAll(ORDINARY, { limit });
    expect(rows.map(({ seq_no }) => seq_no)).toEqual(rows.map((_, index) => rows.length - index));
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::integer as count from loan_entry where loan_contract_no = ${ORDINARY}`.execute(db);
    expect(rows).toHaveLength(counted[0]?.count ?? -1);
    const broken = rows.filter((row, index) => {
      const below = rows[index + 1]?.principal_balance ?? '0.00';
      return addMoney(below, row.principal_amount) !== row.principal_balance;
    });
    expect(broken).toEqual([]);
  });

  it('adds principal and interest of a repayment up to what was paid', async () => {
    const { rows } = await readAll(ORDINARY);
    const repaid = rows.filter(({ principal_amount }) => principal_amount.startsWith('-'));
    expect(repaid.length).toBeGreaterThan(20);
    for (const { principal_amount, interest_amount, total_amount } of repaid) {
      expect(total_amount).toBe(addMoney(negateMoney(principal_amount), interest_amount ?? ''));
    }
  });

  it('sums over all pages of a filter as SQL does', async () => {
    const filter = { from: '2025-01-01', to: '2025-12-31' };
    const { rows: sums } = await sql<{ count: number; principal: string; interest: string }>`
      select count(*)::integer as count, sum(principal_amount) as principal, sum(interest_amount) as interest
      from loan_entry
      where loan_contract_no = ${ORDINARY}
        and loan_payment_date between ${filter.from} and ${filter.to}`.execute(db);
    const { pages, rows } = await readAll(ORDINARY, { ...filter, limit: 5 });
    expect(pages.length).toBeGreaterThan(1);
    expect(sumMoney(rows.map(({ interest_amount }) => interest_amount ?? ''))).toBe(sums[0]?.interest);
    for (const { totals } of pages) {
      expect(totals).toMatchObject({
        row_count: sums[0]?.count,
        debit_amount: sums[0]?.principal,
        credit_amount: '0.00',
        interest_amount: sums[0]?.interest,
      });
      expect(addMoney(totals.opening_balance ?? '', totals.debit_amount)).toBe(totals.closing_balance);
    }
  });

  it('shows one kind alone and names all of them', async () => {
    const { data, kinds, totals } = await read(ORDINARY, { item_type_code: 'LPX' });
    expect(data.map(({ principal_amount }) => principal_amount)).toEqual(['-4500.00']);
    expect(totals.opening_balance).toBeNull();
    expect(kinds.map(({ item_type_description }) => item_type_description)).toEqual([
      'หักชำระรายเดือน',
      'ชำระพิเศษ',
      'รับเงินกู้',
    ]);
  });

  it('states no interest, no total and no sum where the books state none', async () => {
    await sql`update loan_entry set interest_amount = null
      where loan_contract_no = ${ORDINARY} and seq_no = 3`.execute(db);
    const { rows, pages } = await readAll(ORDINARY);
    expect(rows.find(({ seq_no }) => seq_no === 3)).toMatchObject({
      interest_amount: null,
      total_amount: null,
    });
    expect(pages[0]?.totals.interest_amount).toBeNull();
    expect((await read(ORDINARY, { from: '2026-01-01' })).totals.interest_amount).not.toBeNull();
  });

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'body.from'],
    [{ from: '2026-02-30' }, 'body.from'],
    [{ limit: 501 }, 'body.limit'],
    [{ cursor: 'x' }, 'body.cursor'],
    [{ item_type_code: 5 }, 'body.item_type_code'],
  ])('refuses %j', async (body, place) => {
    const answer = await ask(ORDINARY, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', message: expect.stringContaining(place) });
  });

  it('refuses a cursor of another contract', async () => {
    const { next_cursor: cursor } = await read(ORDINARY, { limit: 1 });
    expect((await ask('ฉ6900045', { cursor })).statusCode).toBe(400);
  });
});

describe("another member's contract", () => {
  it('is answered as one that does not exist, to the last byte', async () => {
    const { rows } = await sql<{ loan_contract_no: string }>`
      select loan_contract_no from loan_contract where membership_no <> '001234'`.execute(db);
    expect(rows.length).toBeGreaterThanOrEqual(4);
    const unknown = await ask('ส6999999');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'not_found' });
    const others = rows.map(({ loan_contract_no }) => loan_contract_no);
    for (const contractNo of [...others, '../../etc/passwd', 'ส%', "ส' or '1'='1"]) {
      const answer = await ask(contractNo, { from: '2026-11-20', to: '2026-01-01' });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(unknown.body);
    }
  });

  it('stays hidden behind a cursor of an own contract', async () => {
    const { next_cursor: cursor } = await read(ORDINARY, { limit: 1 });
    expect((await ask('ส6800207', { cursor })).statusCode).toBe(404);
  });
});
