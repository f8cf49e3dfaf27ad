import type { DividendCalculation, LoanCalculation } from '@sahakorn/contract/calculator';
import { getAverageReturn } from '@sahakorn/rules/average-return';
import { getDividend } from '@sahakorn/rules/dividend';
import type { LoanRequest } from '@sahakorn/rules/loan-plan';
import { planLoan } from '@sahakorn/rules/loan-plan';
import { TO_SATANG } from '@sahakorn/rules/rounding';
import { fromSatang, toSatang } from '@sahakorn/thai/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { useDemoContent } from '../../../test/demo.ts';
import { StoredRuleBook } from '../info/rule-book.ts';

const database = useDemoContent();
const { db } = database;

type Query = Readonly<Record<string, string>>;

async function calculate<Calculation>(path: string, query: Query): Promise<Calculation> {
  const app = await buildTestApp(database);
  const answer = await app.inject({ url: `/api/info/${path}`, query });
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: Calculation[] }>();
  expect(data).toHaveLength(1);
  return data[0] as Calculation;
}

const calculateLoan = (query: Query) => calculate<LoanCalculation>('loan_calculator', query);
const calculateDividend = (query: Query) => calculate<DividendCalculation>('dividend_calculator', query);

/** The demonstration's rule: by days, paid on the 25th. */
const RULE = { yearDays: 365, rounding: TO_SATANG, payDay: 25, weekend: 'before' } as const;

const LOAN = { kind: 'สามัญ', amount: '100,000', periods: '60' };

/** Sets the content of one part of the site for one test. */
async function publish(name: 'rates' | 'rules', content: unknown): Promise<void> {
  await db
    .updateTable('site_part')
    .set({ content: JSON.stringify(content) })
    .where('name', '=', name)
    .execute();
}

async function readPart(name: string): Promise<unknown> {
  const part = await db
    .selectFrom('site_part')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return part.content;
}

const published: { rates?: unknown; rules?: unknown } = {};

beforeEach(async () => {
  published.rates ??= await readPart('rates');
  published.rules ??= await readPart('rules');
});

afterEach(async () => {
  await publish('rates', published.rates);
  await publish('rules', published.rules);
});

describe('the loan calculator', () => {
  it('lists the choices, and selects the first kind', async () => {
    expect(await calculateLoan({})).toMatchObject({
      kinds: [
        {
          name: 'ฉุกเฉิน',
          rate: '6.25',
          effective_on: '2026-07-01',
          url: '/list/services-loan',
          max_amount: '50000.00',
          max_periods: 12,
        },
        { name: 'สามัญ', rate: '5.75', max_amount: '2000000.00', max_periods: 240 },
        { name: 'พิเศษ', rate: '5.50', max_amount: '5000000.00', max_periods: 300 },
      ],
      rule: { version: 1, pay_day: 25, weekend: 'before', rounding: { unit: 'satang', mode: 'half-up' } },
      paid_out_on: '2026-11-20',
      choice: { kind: 'ฉุกเฉิน', method: 'total', by: 'periods' },
      mistakes: [],
      plan: null,
    });
  });

  it.each<[Query, Partial<LoanRequest>]>([
    [{}, {}],
    [{ method: 'principal' }, { constant: 'principal' }],
    [{ by: 'payment', payment: '5,000' }, { repaid: { with: 500_000n } }],
    [
      { by: 'payment', payment: '๕๐๐๐', method: 'principal' },
      { constant: 'principal', repaid: { with: 500_000n } },
    ],
  ])('answers %o with the figures of the rules', async (query, changes) => {
    const request = {
      principal: 10_000_000n,
      rate: '5.75',
      constant: 'total',
      paidOut: '2026-11-20',
    } as const;
    const plan = planLoan({ ...request, repaid: { in: 60 }, ...changes }, RULE);
    if (plan.status !== 'known') throw new Error('The rules give a plan');
    const { instalment, schedule } = plan.value;
    const { plan: answered, mistakes } = await calculateLoan({ ...LOAN, ...query });
    expect(mistakes).toEqual([]);
    expect(answered).toMatchObject({
      missing: [],
      value: {
        kind: { name: 'สามัญ', rate: '5.75' },
        instalment_amount: fromSatang(instalment.amount),
        periods: schedule.rows.length,
        interest_amount: fromSatang(schedule.interest),
        total_amount: fromSatang(10_000_000n + schedule.interest),
        first: { period: 1, day: '2026-12-25', total_amount: fromSatang(schedule.rows[0]?.total ?? 0n) },
        last: { day: schedule.lastDay, principal_balance: '0.00' },
      },
    });
    const years = answered?.value?.years ?? [];
    const interest = years.reduce((sum, year) => sum + toSatang(year.interest_amount ?? ''), 0n);
    expect(interest).toBe(schedule.interest);
    expect(answered?.value?.payments.map(({ day, total_amount }) => [day, total_amount])).toEqual(
      schedule.rows.map(({ day, total }) => [day, fromSatang(total)]),
    );
  });

  it('takes what is paid each month where only that is given', async () => {
    const { choice } = await calculateLoan({ amount: '1', payment: '5' });
    expect(choice.by).toBe('payment');
  });

  it.each<[Query, string, string]>([
    [{ amount: '1,5o0' }, 'amount', 'วงเงินกู้ต้องเป็นตัวเลข เช่น 100,000'],
    [{ amount: '' }, 'amount', 'ใส่วงเงินกู้'],
    [{ amount: '0' }, 'amount', 'วงเงินกู้ต้องมากกว่า 0'],
    [{ amount: '-500' }, 'amount', 'วงเงินกู้ต้องไม่ติดลบ'],
    [{ amount: '123456789012345' }, 'amount', 'วงเงินกู้ใส่ได้ไม่เกิน 999,999,999.99 บาท'],
    [{ periods: '1,000' }, 'periods', 'จำนวนงวดใส่ได้ไม่เกิน 480 งวด'],
    [{ periods: '0' }, 'periods', 'จำนวนงวดต้องมากกว่า 0'],
    [{ periods: '-12' }, 'periods', 'จำนวนงวดต้องมากกว่า 0'],
    [{ periods: '12.5' }, 'periods', 'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 60'],
    [{ periods: 'สิบ' }, 'periods', 'จำนวนงวดต้องเป็นจำนวนเต็ม เช่น 60'],
    [{ periods: '' }, 'periods', 'ใส่จำนวนงวด'],
    [{ by: 'payment', payment: '' }, 'payment', 'ใส่เงินที่ผ่อนได้ต่อเดือน'],
    [
      { by: 'payment', payment: '551.37' },
      'payment',
      'ประเภทเงินกู้ สามัญ ต้องผ่อนให้หมดใน 240 งวด ตามที่สหกรณ์ประกาศ ใส่เงินที่ผ่อนได้ตั้งแต่เดือนละ 703.00 บาท',
    ],
    [
      { by: 'payment', payment: '560', method: 'principal' },
      'payment',
      'ประเภทเงินกู้ สามัญ ต้องผ่อนให้หมดใน 240 งวด ตามที่สหกรณ์ประกาศ ใส่เงินที่ผ่อนได้ตั้งแต่เดือนละ 968.37 บาท',
    ],
    [{ amount: '2,000,000.01' }, 'amount', 'ประเภทเงินกู้ สามัญ กู้ได้ไม่เกิน 2,000,000.00 บาท ตามที่สหกรณ์ประกาศ'],
    [{ periods: '241' }, 'periods', 'ประเภทเงินกู้ สามัญ ผ่อนได้ไม่เกิน 240 งวด ตามที่สหกรณ์ประกาศ'],
    [{ kind: 'ไม่มี' }, 'kind', 'ไม่มีประเภทเงินกู้นี้ในประกาศ เลือกจากรายการ'],
  ])('says beside its field what is wrong with %o', async (query, field, message) => {
    const { mistakes, plan } = await calculateLoan({ ...LOAN, ...query });
    expect(mistakes).toEqual([{ field, message }]);
    expect(plan).toBeNull();
  });

  it('answers with the rule of the loan what is more than it lends, and longer', async () => {
    const { mistakes, plan } = await calculateLoan({ kind: 'ฉุกเฉิน', amount: '500,000', periods: '120' });
    expect(plan).toBeNull();
    expect(mistakes).toEqual([
      { field: 'amount', message: 'ประเภทเงินกู้ ฉุกเฉิน กู้ได้ไม่เกิน 50,000.00 บาท ตามที่สหกรณ์ประกาศ' },
      { field: 'periods', message: 'ประเภทเงินกู้ ฉุกเฉิน ผ่อนได้ไม่เกิน 12 งวด ตามที่สหกรณ์ประกาศ' },
    ]);
  });

  it('says all mistakes at once', async () => {
    const { mistakes } = await calculateLoan({ amount: 'x', periods: 'y' });
    expect(mistakes.map(({ field }) => field)).toEqual(['amount', 'periods']);
  });

  it('says that the cooperative has published no rate, or no rule', async () => {
    await publish('rates', []);
    expect(await calculateLoan(LOAN)).toMatchObject({
      kinds: [],
      mistakes: [],
      plan: { value: null, missing: [{ fact: 'rate', on: null }] },
    });
    await publish('rates', published.rates);
    await publish('rules', { ...StoredRuleBook.parse(published.rules), loan: [] });
    expect(await calculateLoan(LOAN)).toMatchObject({
      rule: null,
      plan: { value: null, missing: [{ fact: 'rule', on: '2026-11-20' }] },
    });
  });

  it('names a kind that two groups have after its group', async () => {
    const group = (name: string, rate: string) => ({
      kind: 'loan',
      name,
      effective_on: null,
      url: '',
      items: [{ name: 'สามัญ', rate }],
    });
    await publish('rates', [group('สมาชิก', '5.75'), group('สมาชิกสมทบ', '6.75'), group('สมาชิก', '1.00')]);
    const { kinds } = await calculateLoan({});
    expect(kinds.map(({ name, rate }) => `${name} ${rate}`)).toEqual([
      'สมาชิก สามัญ 5.75',
      'สมาชิกสมทบ สามัญ 6.75',
    ]);
  });
});

const HOLDING = { shares: '100,000', monthly: '1,000', rate: '6.15' };

/** Its shares, 1,000 on each pay day of 2026. */
const YEAR = {
  from: '2026-01-01',
  rate: '6.15',
  broughtForward: 10_000_000n,
  movements: [
    '01-23',
    '02-25',
    '03-25',
    '04-24',
    '05-25',
    '06-25',
    '07-24',
    '08-25',
    '09-25',
    '10-23',
    '11-25',
    '12-25',
  ].map((day) => ({ day: `2026-${day}`, amount: 100_000n })),
};

describe('the dividend calculator', () => {
  it('lists the choices, with the published rates', async () => {
    expect(await calculateDividend({})).toMatchObject({
      account_year: 2026,
      dividend_rates: [{ name: 'ปี 2568', rate: '5.25' }],
      average_return_rates: [{ name: 'ปี 2568', rate: '8.00' }],
      dividend_rule: { weighing: 'days', rounded: 'sum' },
      dividend_rounding: { unit: 'satang', mode: 'half-up' },
      none_after_default: true,
      mistakes: [],
      result: null,
    });
  });

  it('answers with the lines of the rules, by days', async () => {
    const weighing = { by: 'days', yearDays: 365 } as const;
    const dividend = getDividend(YEAR, {
      weighing,
      rounding: { ...TO_SATANG, per: 'sum' },
      ceiling: '10.00',
    });
    if (dividend.status !== 'known') throw new Error('The rules give a dividend');
    const { result } = await calculateDividend(HOLDING);
    const worked = result?.dividend_worked_out?.value;
    expect(worked?.amount).toBe(fromSatang(dividend.value.amount));
    expect(worked?.lines.map(({ day, parts, amount }) => ({ day, parts, amount }))).toEqual(
      dividend.value.lines.map((line) => ({
        day: line.day,
        parts: line.weight.parts,
        amount: fromSatang(line.dividend),
      })),
    );
  });

  it('answers 6,488.25 for 100,000 and 1,000 a month at 6.15 %, by months', async () => {
    const book = StoredRuleBook.parse(published.rules);
    const weighing = { by: 'months', first: 11, divisor: 12, cutOff: 'month-end' } as const;
    await publish('rules', { ...book, dividend: book.dividend.map((rule) => ({ ...rule, weighing })) });
    const { result } = await calculateDividend(HOLDING);
    expect(result?.dividend_worked_out?.value?.amount).toBe('6488.25');
    expect(result?.total_amount).toBe('6488.25');
  });

  it('answers 5,175.00 for 50,000 of interest at 10.35 %', async () => {
    const { result } = await calculateDividend({ interest: '50,000', average_rate: '10.35 %' });
    const average = getAverageReturn(
      { rate: '10.35', interest: [5_000_000n], defaulted: false },
      { noneAfterDefault: true, rounding: TO_SATANG },
    );
    expect(average).toMatchObject({ value: { amount: 517_500n } });
    expect(result).toMatchObject({
      dividend_worked_out: null,
      average_return_worked_out: { value: { amount: '5175.00' } },
      total_amount: '5175.00',
    });
  });

  it('takes the published rates where none is sent', async () => {
    const { result } = await calculateDividend({ shares: '100000', interest: '1000' });
    expect(result).toMatchObject({
      dividend_rate: '5.25',
      average_return_rate: '8.00',
      total_amount: '5330.00',
    });
  });

  it.each<[Query, string, string]>([
    [{ shares: '1,5o0' }, 'shares', 'หุ้นยกมาต้องเป็นตัวเลข เช่น 100,000'],
    [{ monthly: '-1' }, 'monthly', 'หุ้นรายเดือนต้องไม่ติดลบ'],
    [{ rate: '' }, 'rate', 'ใส่อัตราเงินปันผล'],
    [{ rate: '6,15' }, 'rate', 'อัตราเงินปันผลต้องเป็นตัวเลข เช่น 5.25'],
    [{ rate: '-1' }, 'rate', 'อัตราเงินปันผลต้องไม่ติดลบ'],
    [{ rate: '10.01' }, 'rate', 'อัตราเงินปันผลต้องไม่เกินร้อยละ 10.00 ตามกฎหมาย'],
    [{ rate: '101' }, 'rate', 'อัตราเงินปันผลใส่ได้ไม่เกินร้อยละ 100'],
    [{ interest: '10', average_rate: '' }, 'average_rate', 'ใส่อัตราเงินเฉลี่ยคืน'],
    [{ shares: '0', monthly: '' }, 'shares', 'ใส่หุ้นยกมา หุ้นรายเดือน หรือดอกเบี้ยเงินกู้ที่ชำระ อย่างน้อยหนึ่งช่อง'],
  ])('says beside its field what is wrong with %o', async (query, field, message) => {
    const { mistakes, result } = await calculateDividend({ ...HOLDING, ...query });
    expect(mistakes).toEqual([{ field, message }]);
    expect(result).toBeNull();
  });

  it('requires a rate that is not published, and names the missing rule', async () => {
    await publish('rates', []);
    const { mistakes } = await calculateDividend({ shares: '100' });
    expect(mistakes).toEqual([{ field: 'rate', message: 'ใส่อัตราเงินปันผล' }]);
    await publish('rules', {
      ...StoredRuleBook.parse(published.rules),
      dividend: [],
      averageReturn: [],
      loan: [],
    });
    expect(await calculateDividend(HOLDING)).toMatchObject({
      dividend_rule: null,
      result: {
        dividend_worked_out: { value: null, missing: [{ fact: 'rule', on: '2026-01-01' }] },
        total_amount: null,
      },
    });
  });

  it('buys shares at the end of each month where no pay day is published', async () => {
    await publish('rules', { ...StoredRuleBook.parse(published.rules), loan: [] });
    const { result } = await calculateDividend(HOLDING);
    const days = result?.dividend_worked_out?.value?.lines.map(({ day }) => day);
    expect(days?.slice(0, 3)).toEqual([null, '2026-01-31', '2026-02-28']);
    expect(days).toHaveLength(13);
  });
});

it('limits the calculations of one address, and refuses parameters that it does not know', async () => {
  const app = await buildTestApp(database);
  const ask = (query: Query) => app.inject({ url: '/api/info/loan_calculator', query });
  expect((await ask({ rate: '1' })).statusCode).toBe(400);
  expect((await ask({ amount: '9'.repeat(501) })).statusCode).toBe(400);
  const statuses: number[] = [];
  // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
  for (let asked = 0; asked < 121; asked += 1) statuses.push((await ask({})).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});
