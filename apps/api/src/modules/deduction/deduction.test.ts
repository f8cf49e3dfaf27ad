import type { Deduction } from '@sahakorn/contract/deduction';
import { memberDeduction } from '@sahakorn/contract/deduction';
import { sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { openAccount, post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const { db } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

async function explain(month?: [year: number, month: number]): Promise<Deduction> {
  const body = month && { month: { receive_year: month[0], receive_month: month[1] } };
  const answer = await post(app, 'member_deduction', { token, ...(body && { body }) });
  const [deduction] = answer.json<{ data: Deduction[] }>().data;
  if (!deduction) throw new Error(answer.body);
  return deduction;
}

const sumChanges = ({ items }: Deduction) =>
  sumMoney(items.flatMap(({ changes }) => changes.map(({ amount }) => amount)));

const getItem = ({ items }: Deduction, description: string) =>
  items.find((item) => item.description === description);

describe('member_deduction', () => {
  it('answers as the contract declares it', async () => {
    const answer = (await post(app, 'member_deduction', { token })).json<{ data: unknown[] }>();
    expect(memberDeduction.response.strict().parse(answer)).toEqual(answer);
  });

  it('is empty for a new member, and for a month without a bill', async () => {
    const newcomer = await post(app, 'member_deduction', { token: await signIn(app, '009999') });
    expect(newcomer.json()).toEqual({ rc_code: '1', data: [] });
    const body = { month: { receive_year: 2019, receive_month: 1 } };
    const nothing = await post(app, 'member_deduction', { token, body });
    expect(nothing.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('refuses requests without a session, and months that do not exist', async () => {
    expect((await post(app, 'member_deduction')).statusCode).toBe(401);
    const body = { month: { receive_year: 2026, receive_month: 13 } };
    expect((await post(app, 'member_deduction', { token, body })).statusCode).toBe(400);
  });
});

it.each([0, -1, 999, 3000, 2_147_483_648, 1e9, 1.5])('is refused for the year %j', async (year) => {
  const body = { month: { receive_year: year, receive_month: 1 } };
  expect((await post(app, 'member_deduction', { token, body })).statusCode).toBe(400);
});

describe('the coming deduction', () => {
  it('says when and how much, against the month before, with its days by the rule', async () => {
    expect(await explain()).toMatchObject({
      receive_year: 2026,
      receive_month: 11,
      day: '2026-11-25',
      posted: '0',
      charged_amount: '14591.74',
      collected_amount: '0.00',
      pay_day: { value: '2026-11-25', missing: [], obstacle: null },
      next_pay_day: { value: '2026-12-25', missing: [], obstacle: null },
      before: { receive_month: 10, day: '2026-10-23', posted: '1', collected_amount: '14228.31' },
      difference: '363.43',
      unlisted_difference: '0.00',
    });
  });

  it('names every cause of a loan with the days and balances of both months', async () => {
    expect(getItem(await explain(), 'ส6700123')).toEqual({
      item_type_code: 'ML02',
      item_type_name: 'เงินกู้สามัญ',
      description: 'ส6700123',
      amount: '7523.93',
      amount_before: '7163.58',
      basis: { balance: '485500.00', from: '2026-10-23', to: '2026-11-25', days: 33, rates: ['5.7500'] },
      basis_before: {
        balance: '490500.00',
        from: '2026-09-25',
        to: '2026-10-23',
        days: 28,
        rates: ['5.7500'],
      },
      changes: [
        { cause: 'days', amount: '386.35', missing: [] },
        { cause: 'balance', amount: '-26.00', missing: [] },
      ],
    });
  });

  it('keeps what stayed the same, without changes', async () => {
    const { items } = await explain();
    const same = items.filter(({ changes }) => changes.length === 0);
    expect(same.map(({ item_type_code, basis }) => [item_type_code, basis])).toEqual([
      ['MS00', null],
      ['MD01', null],
    ]);
  });
});

describe('a rate that changed in mid-month', () => {
  beforeAll(() => openAccount(db, '005678'));

  const explainChanged = async (month?: [year: number, month: number]) => {
    const own = await signIn(app, '005678');
    const body = month && { month: { receive_year: month[0], receive_month: month[1] } };
    const answer = await post(app, 'member_deduction', { token: own, ...(body && { body }) });
    const [deduction] = answer.json<{ data: Deduction[] }>().data;
    return deduction && getItem(deduction, 'ส6800231');
  };

  it('is named in that month and in the one after it, and nothing is left over', async () => {
    const october = await explainChanged([2026, 10]);
    expect(october?.changes.map(({ cause }) => cause)).toEqual(['days', 'balance', 'rate']);
    expect(october?.basis).toMatchObject({
      from: '2026-09-25',
      to: '2026-10-23',
      rates: ['6.0000', '5.7500'],
    });
    expect(october?.basis_before?.rates).toEqual(['6.0000']);
    const november = await explainChanged();
    expect(november?.changes.map(({ cause }) => cause)).toEqual(['days', 'balance', 'rate']);
    expect(november?.basis?.rates).toEqual(['5.7500']);
  });

  it('is named in no month before', async () => {
    for (const month of [3, 4, 5, 6, 7, 8, 9]) {
      const item = await explainChanged([2026, month]);
      expect(item?.changes.map(({ cause }) => cause)).not.toContain('rate');
      expect(item?.changes.map(({ cause }) => cause)).not.toContain('other');
    }
  });
});

describe('the deduction of any month', () => {
  it('is explained to the last satang in all of two years', async () => {
    const explained = [];
    for (let index = 0; index < 23; index += 1) {
      const number = 2026 * 12 + 10 - index;
      explained.push(await explain([Math.floor(number / 12), (number % 12) + 1]));
    }
    for (const deduction of explained) {
      expect(sumChanges(deduction)).toBe(deduction.difference);
      expect(deduction.unlisted_difference).toBe('0.00');
    }
  });

  it.each([
    [
      'name no row of a ledger, as imported ones',
      `update receipt_line set loan_contract_no = null, loan_seq_no = null`,
    ],
    [
      'are of receipts dated three days later',
      `update receipt set receipt_date = receipt_date + 3 where posted = '1'`,
    ],
  ])('is explained by the same causes where its lines %s', async (_what, change) => {
    const months = Array.from({ length: 22 }, (_, index) => 2026 * 12 + 9 - index);
    const explainAll = async () => {
      const causes = [];
      for (const month of months) {
        const { items } = await explain([Math.floor(month / 12), (month % 12) + 1]);
        causes.push(items.map(({ description, changes, basis }) => ({ description, changes, basis })));
      }
      return causes;
    };
    const before = await explainAll();
    const kept = await sql<{ line: object }>`select to_json(receipt_line) as line from receipt_line`.execute(
      db,
    );
    await sql.raw(change).execute(db);
    const after = await explainAll();
    await sql`update receipt set receipt_date = receipt_date - 3 where posted = '1' and ${change.includes('+ 3')}`.execute(
      db,
    );
    await sql`update receipt_line as line
      set loan_contract_no = old.loan_contract_no, loan_seq_no = old.loan_seq_no
      from json_populate_recordset(null::receipt_line, ${JSON.stringify(kept.rows.map(({ line }) => line))}::json) as old
      where (line.membership_no, line.receive_year, line.receive_month, line.seq_no, line.line_no)
        = (old.membership_no, old.receive_year, old.receive_month, old.seq_no, old.line_no)`.execute(db);
    expect(after).toEqual(before);
    const causes = after.flat().flatMap(({ changes }) => changes.map(({ cause }) => cause));
    expect(causes).toContain('days');
    expect(causes.filter((cause) => cause.startsWith('other') || cause === 'unexplained')).toEqual([]);
  });

  it('has nothing to be compared with in the first month', async () => {
    const first = await explain([2024, 12]);
    expect(first).toMatchObject({ before: null, difference: null, unlisted_difference: null });
    expect(first.items.map(({ amount_before, changes }) => [amount_before, changes])).toEqual(
      first.items.map(() => [null, []]),
    );
  });
});

describe('books that leave something out', () => {
  afterEach(async () => {
    await sql`update loan_contract set interest_rate = 5.75 where loan_contract_no = 'ส6700123'`.execute(db);
    await sql`update receipt set charged_amount = 14591.74
      where membership_no = '001234' and receive_year = 2026 and receive_month = 11`.execute(db);
    await sql`delete from receipt where membership_no = '001234' and receipt_no = '6910-901234'`.execute(db);
  });

  it('leave a change unexplained, with the days whose rate is missing', async () => {
    await sql`update loan_contract set interest_rate = null where loan_contract_no = 'ส6700123'`.execute(db);
    const item = getItem(await explain(), 'ส6700123');
    const missing = [
      { fact: 'rate', on: '2026-09-25' },
      { fact: 'rate', on: '2026-10-23' },
    ];
    expect(item?.changes).toEqual([{ cause: 'unexplained', amount: '360.35', missing }]);
    expect(item?.basis?.rates).toEqual([]);
  });

  it('show apart what no line states', async () => {
    await sql`update receipt set charged_amount = 14600.00
      where membership_no = '001234' and receive_year = 2026 and receive_month = 11`.execute(db);
    const deduction = await explain();
    expect(deduction).toMatchObject({ difference: '371.69', unlisted_difference: '8.26' });
    expect(sumChanges(deduction)).toBe('363.43');
  });

  it('count a bill that was returned only where the month has no other', async () => {
    await sql`insert into receipt (membership_no, receive_year, receive_month, seq_no, receipt_no, receipt_date,
        receipt_status, posted, charged_amount, collected_amount)
      values ('001234', 2026, 10, 2, '6910-901234', '2026-10-24', '2', '1', 999.00, 0.00)`.execute(db);
    expect((await explain()).before).toMatchObject({ day: '2026-10-23', charged_amount: '14228.31' });
    expect((await explain([2026, 7])).charged_amount).not.toBe('0.00');
  });

  it('have no day and no cause of interest without a rule', async () => {
    const [part] = await db.deleteFrom('site_part').where('name', '=', 'rules').returningAll().execute();
    const deduction = await explain();
    if (part)
      await db
        .insertInto('site_part')
        .values({ ...part, content: JSON.stringify(part.content) })
        .execute();
    const missing = [{ fact: 'rule', on: '2026-11-25' }];
    expect(deduction.pay_day).toEqual({ value: null, missing, obstacle: null });
    expect(getItem(deduction, 'ส6700123')?.changes).toEqual([
      { cause: 'unexplained', amount: '360.35', missing: [{ fact: 'rule', on: null }] },
    ]);
  });
});
