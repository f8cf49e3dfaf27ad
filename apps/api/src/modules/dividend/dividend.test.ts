import type { Dividend } from '@sahakorn/contract/dividend';
import { memberDiv } from '@sahakorn/contract/dividend';
import type { DividendExplanation } from '@sahakorn/contract/dividend-explanation';
import { memberDivLines } from '@sahakorn/contract/dividend-explanation';
import { addMoney, sumMoney } from '@sahakorn/thai/money';
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

type Answer = { rc_code: string; data: Dividend[] };
const read = async (body?: unknown) =>
  (await post(app, 'member_div', { token, ...(body !== undefined && { body }) })).json<Answer>();

describe('member_div', () => {
  it('lists five years, the newest first, as the contract declares them', async () => {
    const answer = await read();
    expect(memberDiv.response.strict().parse(answer)).toEqual(answer);
    expect(answer.data.map(({ account_year }) => account_year)).toEqual([2025, 2024, 2023, 2022, 2021]);
    expect(answer.data[0]).toMatchObject({
      net_amount: '26485.75',
      drop_dividend: '0.00',
      drop_average: '0.00',
      pay_method: 'TRB',
      bank_name: 'เงินฝากออมทรัพย์ของสหกรณ์',
      paid_on: '2026-10-02',
    });
  });

  it('never shows a full bank account number', async () => {
    const { data } = await read();
    expect(data.map(({ bank_account }) => bank_account)).toEqual(data.map(() => 'xxx-x-x1234-x'));
    expect(JSON.stringify(data)).not.toContain('0100012345');
  });

  it('suspends the average return of one year', async () => {
    const { data } = await read();
    const [suspended, ...others] = data.filter(({ drop_average }) => drop_average !== '0.00');
    expect(others).toEqual([]);
    expect(suspended).toMatchObject({ account_year: 2023, drop_average: suspended?.average_return });
  });

  it('comes from the parts less what is suspended and deducted to what was paid', async () => {
    const { data } = await read();
    for (const year of data) {
      const taken = [...year.deductions.map(({ amount }) => amount), year.drop_dividend, year.drop_average];
      expect(sumMoney([year.net_amount, ...taken])).toBe(addMoney(year.dividend, year.average_return));
    }
    const { rows } = await sql<{ paid: string }>`
      select sum(amount) as paid from deposit_entry
      where deposit_account_no = '0100012345' and note like 'ปันผลเฉลี่ยคืน%'`.execute(db);
    expect(sumMoney(data.map(({ net_amount }) => net_amount))).toBe(rows[0]?.paid);
  });

  it('keeps a year back until it is released', async () => {
    await sql`insert into dividend (membership_no, account_year, release_status, dividend, net_amount)
      values ('001234', 2026, '0', 99999.99, 99999.99)`.execute(db);
    await sql`insert into dividend_deduction values ('001234', 2026, 1, 'x', 1.00)`.execute(db);
    const { data } = await read();
    expect(data[0]?.account_year).toBe(2025);
    expect(JSON.stringify(data)).not.toContain('99999.99');
    await sql`update dividend set release_status = '1' where account_year = 2026`.execute(db);
    expect((await read()).data[0]).toEqual({
      account_year: 2026,
      year_from: '2026-01-01',
      year_to: '2026-12-31',
      dividend_rate: null,
      average_return_rate: null,
      dividend: '99999.99',
      average_return: '0.00',
      drop_dividend: '0.00',
      drop_average: '0.00',
      base_interest: null,
      deductions: [{ description: 'x', amount: '1.00' }],
      net_amount: '99999.99',
      pay_method: null,
      bank_name: null,
      bank_account: null,
      paid_on: null,
    });
    await sql`delete from dividend_deduction where account_year = 2026`.execute(db);
    await sql`delete from dividend where account_year = 2026`.execute(db);
  });

  it('is empty for a new member', async () => {
    const answer = await post(app, 'member_div', { token: await signIn(app, '009999') });
    expect(answer.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('refuses requests without a session, and ignores other membership numbers', async () => {
    expect((await post(app, 'member_div')).statusCode).toBe(401);
    expect(await read({ membership_no: '004321' })).toEqual(await read());
  });
});

describe('member_div_lines', () => {
  const readLines = async () =>
    (await post(app, 'member_div_lines', { token })).json<{ rc_code: string; data: DividendExplanation[] }>();

  it('explains every released year of the demonstration to the satang, as the contract declares it', async () => {
    const answer = await readLines();
    expect(memberDivLines.response.strict().parse(answer)).toEqual(answer);
    const stated = await read();
    expect(answer.data.map(({ account_year }) => account_year)).toEqual([2025, 2024, 2023, 2022, 2021]);
    for (const [index, year] of answer.data.entries()) {
      const { dividend_worked_out: dividend, average_return_worked_out: average } = year;
      expect(dividend.value?.amount).toBe(stated.data[index]?.dividend);
      expect(average.value).toEqual({
        interest: stated.data[index]?.base_interest,
        amount: stated.data[index]?.average_return,
      });
      expect([year.dividend_difference, year.average_return_difference]).toEqual(['0.00', '0.00']);
      const counted = dividend.value?.lines.map((line) => line.counted_shares) ?? [];
      expect(sumMoney([...counted, dividend.value?.counted_rounding ?? ''])).toBe(
        dividend.value?.counted_shares,
      );
    }
  });

  it('weighs by days of 365, and names the rule with its source', async () => {
    const { data } = await readLines();
    expect(data[0]).toMatchObject({
      dividend_rule: { name: 'เงินปันผลรายวัน', version: 1, weighing: 'days', rounded: 'sum' },
    });
    const lines = data[0]?.dividend_worked_out.value?.lines ?? [];
    expect(lines).toHaveLength(13);
    expect(lines[0]).toMatchObject({ day: null, shares: '431500.00', parts: 365, divisor: 365 });
    expect(lines[1]).toMatchObject({
      day: '2025-01-24',
      parts: 342,
      divisor: 365,
      counted_shares: '2342.47',
    });
  });

  it('keeps a year back until it is released, and another member out', async () => {
    await sql`insert into dividend (membership_no, account_year, release_status, dividend, net_amount)
      values ('001234', 2026, '0', 99999.99, 99999.99)`.execute(db);
    const { data } = await readLines();
    expect(data[0]?.account_year).toBe(2025);
    await sql`delete from dividend where account_year = 2026`.execute(db);
    const stranger = await post(app, 'member_div_lines', {
      token: await signIn(app, '009999'),
      body: { membership_no: '001234' },
    });
    expect(stranger.json()).toEqual({ rc_code: '1', data: [] });
  });

  it('compares what was paid with the amount by the rule, and shows the difference', async () => {
    await sql`update dividend set dividend = dividend + 1.5, net_amount = net_amount + 1.5
      where membership_no = '001234' and account_year = 2025`.execute(db);
    const { data } = await readLines();
    expect(data[0]).toMatchObject({ dividend_difference: '1.50', average_return_difference: '0.00' });
    await sql`update dividend set dividend = dividend - 1.5, net_amount = net_amount - 1.5
      where membership_no = '001234' and account_year = 2025`.execute(db);
  });

  it('withholds the average return of a year with a missed payment, where the books cover that year', async () => {
    const withheld = async () =>
      (await readLines()).data.map((year) => [year.account_year, year.average_return_withheld]);
    const none = { value: { amount: '0.00', missed: [], transferred: [] }, missing: [], obstacle: null };
    const unknown = { value: null, missing: [{ fact: 'default', on: null }], obstacle: null };
    expect((await withheld()).slice(0, 3)).toEqual([
      [2025, { stated: '0.00', worked_out: none, difference: '0.00' }],
      [2024, { stated: '0.00', worked_out: unknown, difference: null }],
      [2023, { stated: '1148.31', worked_out: unknown, difference: null }],
    ]);
    const collected = sql`membership_no = '001234' and receive_year = 2025 and receive_month = 3`;
    await sql`update collection set collected_amount = collected_amount - 100 where ${collected}`.execute(db);
    const [[, newest] = []] = await withheld();
    expect(newest).toMatchObject({
      worked_out: {
        value: {
          amount: '3357.48',
          missed: [{ receive_year: 2025, receive_month: 3, missed_amount: '100.00' }],
        },
      },
      difference: '-3357.48',
    });
    await sql`update collection set collected_amount = collected_amount + 100 where ${collected}`.execute(db);
  });
});
