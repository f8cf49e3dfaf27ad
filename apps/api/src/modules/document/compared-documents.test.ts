import { DocumentKind } from '@sahakorn/contract/document';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import {
  ACCOUNT_NO,
  DOCUMENT_PATHS,
  LOAN_NO,
  printDocument,
  verifyCode,
} from '../../../test/printed-documents.ts';
import { DocumentRegister } from './document-register.ts';

const database = useDemoDatabase();
const { db, pool } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database, { config: { verifyPerMinute: 0 } });
  token = await signIn(app);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.deleteFrom('issued_document').execute();
});

const print = (path: string) => printDocument(app, token, path);
const verify = (code: string) => verifyCode(app, code);

type BookRow = [table: string, where: string];

const MEMBER: BookRow = ['member', `membership_no = '001234'`];
const SHARES: BookRow = ['share_account', `membership_no = '001234'`];
const LOAN: BookRow = ['loan_contract', `loan_contract_no = '${LOAN_NO}'`];
const ACCOUNT: BookRow = ['deposit_account', `deposit_account_no = '${ACCOUNT_NO}'`];
const inMonth = (month: number) =>
  `membership_no = '001234' and receive_year = 2026 and receive_month = ${month}`;
const last = (table: string, owner: string, more = 'true'): BookRow => [
  table,
  `${owner} and seq_no = (select max(seq_no) from ${table} where ${owner} and ${more})`,
];
const OF_LOAN = `loan_contract_no = '${LOAN_NO}'`;
const OF_ACCOUNT = `deposit_account_no = '${ACCOUNT_NO}'`;
const OF_MEMBER = `membership_no = '001234'`;

/** The rows of the books that each kind of document is made of; of several, one. The member is on every kind. */
const ROWS: Record<DocumentKind, readonly BookRow[]> = {
  receipt: [MEMBER, ['receipt', inMonth(10)], ['receipt_line', `${inMonth(10)} and line_no = 2`]],
  invoice: [
    ['receipt', inMonth(11)],
    ['receipt_line', `${inMonth(11)} and line_no = 2`],
  ],
  cremation_receipt: [['cremation_receipt', inMonth(10)]],
  cremation_invoice: [['cremation_receipt', inMonth(11)]],
  share_statement: [SHARES, last('share_entry', OF_MEMBER)],
  loan_statement: [LOAN, last('loan_entry', OF_LOAN)],
  loan_schedule: [LOAN, last('loan_entry', OF_LOAN)],
  deposit_statement: [ACCOUNT, last('deposit_entry', OF_ACCOUNT)],
  holdings: [MEMBER, SHARES, ACCOUNT, LOAN],
  dividend_certificate: [
    ['dividend', `${OF_MEMBER} and account_year = 2025`],
    ['dividend_deduction', `${OF_MEMBER} and account_year = 2025 and seq_no = 1`],
    last('share_entry', OF_MEMBER, `operate_date < '2026-01-01'`),
    last('loan_entry', OF_LOAN, `loan_payment_date < '2026-01-01'`),
  ],
  interest_certificate: [
    ACCOUNT,
    LOAN,
    last('deposit_entry', OF_ACCOUNT, `item_type_code = 'INT' and operate_date < '2026-01-01'`),
    last('loan_entry', OF_LOAN, `loan_payment_date < '2026-01-01'`),
  ],
  balance_confirmation: [
    ['balance_confirmation', `${OF_MEMBER} and balance_on = '2026-10-31'`],
    ['confirmation_line', `${OF_MEMBER} and balance_on = '2026-10-31' and line_no = 2`],
    last('share_entry', OF_MEMBER, `operate_date <= '2026-10-31'`),
  ],
};

const CHANGES: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  numeric: (column) => `coalesce(${column}, 0) + 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  date: (column) => `coalesce(${column}, date '2026-06-02') - 1`,
  'timestamp with time zone': (column) => `coalesce(${column}, timestamptz '2026-11-19') + interval '1 hour'`,
};

type Change = { name: string; change: () => Promise<unknown>; restore: () => Promise<unknown> };

/** Each column of a row but its key, and how to write another value into it. */
async function listChanges([table, where]: BookRow): Promise<Change[]> {
  const { rows: columns } = await pool.query<{ column: string; type: string; key: boolean }>(
    `select column_name as column, data_type as type, column_name = any (
       select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
       where indrelid = $1::text::regclass and indisprimary) as key
     from information_schema.columns
     where table_schema = 'public' and table_name = $1::text order by ordinal_position`,
    [table],
  );
  const { rows } = await pool.query<{ saved: Record<string, unknown> }>(
    `select to_jsonb(held.*) as saved from ${table} as held where ${where}`,
  );
  const [{ saved } = { saved: {} }, ...others] = rows;
  expect(others, `${table} where ${where}`).toEqual([]);
  const keys = columns.filter(({ key }) => key).map(({ column }) => column);
  const own = keys.map((key) => `${key} = (select ${key} from jsonb_populate_record(null::${table}, $1))`);
  const values = [JSON.stringify(saved)];
  return columns.flatMap(({ column, type, key }): Change[] => {
    const other = key ? undefined : CHANGES[type]?.(column);
    if (other === undefined) return [];
    const write = (value: string) =>
      pool.query(`update ${table} set ${column} = ${value} where ${own.join(' and ')}`, values);
    return [
      {
        name: `${table}.${column}`,
        change: () => write(other),
        restore: () => write(`(select ${column} from jsonb_populate_record(null::${table}, $1))`),
      },
    ];
  });
}

describe.each(DocumentKind.options)('a printed %s', (kind) => {
  it('differs from the books after any change that would change the paper', async () => {
    const issue = vi.spyOn(DocumentRegister.prototype, 'issue');
    const { code } = await print(DOCUMENT_PATHS[kind]);
    const getPrinted = () => JSON.stringify(issue.mock.calls.at(-1)?.[0].printed);
    const before = getPrinted();
    const unseen: string[] = [];
    let seen = 0;
    for (const row of ROWS[kind]) {
      for (const { name, change, restore } of await listChanges(row)) {
        // Some values are refused by a constraint of the table.
        if ((await change().catch(() => null)) === null) continue;
        const { books } = await verify(code);
        if (books?.state === 'same') {
          const again = await print(DOCUMENT_PATHS[kind]);
          if (again.code === '' || getPrinted() !== before) unseen.push(name);
        } else seen += 1;
        await restore();
      }
    }
    expect(unseen).toEqual([]);
    expect(seen).toBeGreaterThan(1);
    expect((await verify(code)).books).toMatchObject({ state: 'same', reason: null });
  });
});

describe('a confirmation that was printed as agreed', () => {
  const PATH = DOCUMENT_PATHS.balance_confirmation;
  const answer = async (body: object) => {
    const { statusCode } = await post(app, 'member_confirmation_answer', {
      token,
      body: { balance_on: '2026-10-31', line_no: 1, ...body },
    });
    expect(statusCode).toBe(200);
  };

  it.each([
    [{ answer: 'disputed', comment: 'ยอดขาด 500 บาท' }, 'สมาชิกแจ้งว่ายอดไม่ถูกต้องหลังออกเอกสาร'],
    [{ answer: null }, 'สมาชิกถอนคำตอบหลังออกเอกสาร'],
  ])('says so after %j', async (later, reason) => {
    await answer({ answer: 'agreed' });
    const { code } = await print(PATH);
    const agreed = await verify(code);
    expect(agreed).toMatchObject({ state: 'original', books: { state: 'same' } });
    expect(agreed.figures?.[0]).toMatchObject({ label: 'ทุนเรือนหุ้น', text: 'ถูกต้อง' });
    await answer(later);
    const after = await verify(code);
    expect(after).toMatchObject({ state: 'changed', books: { state: 'different', reason } });
    expect(after.figures).toEqual(agreed.figures);
    expect(JSON.stringify(after)).not.toContain('ขาด');
    await answer({ answer: null });
  });

  it('says so after a correction of the ledger', async () => {
    const { code } = await print(PATH);
    const change = (by: number) =>
      sql`update share_entry set share_stock = share_stock + ${by}
      where membership_no = '001234' and operate_date <= '2026-10-31'`.execute(db);
    await change(1);
    expect((await verify(code)).books?.reason).toBe('ยอดของวันนั้นในสมุดบัญชีแก้ไขภายหลัง');
    await change(-1);
    expect((await verify(code)).books?.state).toBe('same');
  });
});

describe.each(['holdings', 'loan_schedule'] as const)('a printed %s', (kind) => {
  const move = async (day: string, amount: number) => {
    await sql`insert into loan_entry
        (loan_contract_no, seq_no, loan_payment_date, item_type_code, item_type_description, period,
         principal_amount, interest_amount, principal_balance)
      select loan_contract_no, seq_no + 1, ${day}::date, 'LPM', 'หักชำระรายเดือน', period + 1, ${amount}::numeric, 0,
        principal_balance + ${amount}::numeric
      from loan_entry where loan_contract_no = ${LOAN_NO} order by seq_no desc limit 1`.execute(db);
    await sql`update loan_contract set principal_balance = principal_balance + ${amount}::numeric,
      last_period = last_period + 1 where loan_contract_no = ${LOAN_NO}`.execute(db);
  };
  const undo = async (amount: number) => {
    await sql`delete from loan_entry where loan_contract_no = ${LOAN_NO}
      and seq_no = (select max(seq_no) from loan_entry where loan_contract_no = ${LOAN_NO})`.execute(db);
    await sql`update loan_contract set principal_balance = principal_balance - ${amount}::numeric,
      last_period = last_period - 1 where loan_contract_no = ${LOAN_NO}`.execute(db);
  };

  it.each([
    ['2026-11-20', 'same'],
    ['2026-11-25', 'same'],
    ['2026-11-10', 'different'],
  ])('compared after a payment that is dated %s is %s', async (day, state) => {
    const { code } = await print(DOCUMENT_PATHS[kind]);
    await move(day, -5000);
    expect((await verify(code)).books?.state).toBe(state);
    await undo(-5000);
    expect((await verify(code)).books?.state).toBe('same');
  });
});

it('holdings cannot be compared where an account has no movements, and its balance is another', async () => {
  await sql`insert into deposit_account
    (deposit_account_no, membership_no, deposit_type_code, deposit_type_name, deposit_account_name, balance)
    values ('0900000002', '001234', '01', 'ออมทรัพย์', 'สมหญิง', 100)`.execute(db);
  const { code } = await print(DOCUMENT_PATHS.holdings);
  expect((await verify(code)).books?.state).toBe('same');
  await sql`update deposit_account set balance = 90 where deposit_account_no = '0900000002'`.execute(db);
  const { state, books } = await verify(code);
  await sql`delete from deposit_account where deposit_account_no = '0900000002'`.execute(db);
  expect(state).toBe('original');
  expect(books).toMatchObject({ state: 'incomparable', state_name: 'เทียบกับสมุดวันนี้ไม่ได้' });
  expect(books?.reason).toContain('ไม่มีรายการเคลื่อนไหว');
});

it('a loan schedule differs once a rate was announced', async () => {
  const { code } = await print(DOCUMENT_PATHS.loan_schedule);
  await sql`insert into loan_rate values (${LOAN_NO}, '2027-01-01', 6.5)`.execute(db);
  const { books } = await verify(code);
  await sql`delete from loan_rate where loan_contract_no = ${LOAN_NO} and begin_on = '2027-01-01'`.execute(
    db,
  );
  expect(books).toMatchObject({ state: 'different', reason: expect.stringContaining('ตารางนี้จึงใช้ไม่ได้แล้ว') });
});

it('a dividend whose rule was withdrawn is compared without its lines', async () => {
  const { code } = await print(DOCUMENT_PATHS.dividend_certificate);
  const rules = await db
    .selectFrom('site_part')
    .selectAll()
    .where('name', '=', 'rules')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('site_part').where('name', '=', 'rules').execute();
  expect(await verify(code)).toMatchObject({ state: 'original', books: { state: 'incomparable' } });
  const change = (by: number) =>
    sql`update dividend set net_amount = net_amount + ${by}
    where membership_no = '001234' and account_year = 2025`.execute(db);
  await change(1);
  expect(await verify(code)).toMatchObject({ state: 'changed', books: { state: 'different' } });
  await change(-1);
  await db
    .insertInto('site_part')
    .values({ ...rules, content: JSON.stringify(rules.content) })
    .execute();
  expect((await verify(code)).books?.state).toBe('same');
});

it('a statement without a movement stays so when one is posted later', async () => {
  const { code } = await print(`print_dep_statement_pdf/${ACCOUNT_NO}?from=2026-11-20`);
  expect(await verify(code)).toMatchObject({ row_count: 0, books: { state: 'same' } });
  await sql`insert into deposit_entry
      (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)
    select deposit_account_no, seq_no + 1, '2026-11-20', 'CD', 'ฝากเงินสด', 1, balance + 1
    from deposit_entry where deposit_account_no = ${ACCOUNT_NO} order by seq_no desc limit 1`.execute(db);
  expect((await verify(code)).books?.state).toBe('same');
  await sql`delete from deposit_entry where operate_date = '2026-11-20'`.execute(db);
});
