import type { LoanForecast, LoanPayoff, LoanTrial } from '@sahakorn/contract/loan-outlook';
import { memberLoanPayoff, memberLoanTrial } from '@sahakorn/contract/loan-outlook';
import { addMoney, subtractMoney, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import type { WorkedOut } from '../rules/to-worked-out.ts';
import { LoanOutlookService } from './loan-outlook-service.ts';

const database = useDemoDatabase();
const { db } = database;
const ORDINARY = 'ส6700123';

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database);
  token ??= await signIn(app);
});

async function ask(call: string, body: object = {}) {
  const answer = await post(app, `${call}/${encodeURIComponent(ORDINARY)}`, { token, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

type One<Row> = { data: [Row] };
const forecast = async () => (await ask('member_loan_forecast')).json<One<LoanForecast>>().data[0];
const trial = async (body: object) =>
  (await ask('member_loan_trial', body)).json<One<WorkedOut<LoanTrial>>>().data[0];
const payoff = async (body: object = {}) =>
  (await ask('member_loan_payoff', body)).json<One<WorkedOut<LoanPayoff>>>().data[0];
const alter = (values: object) =>
  db.updateTable('loan_contract').set(values).where('loan_contract_no', '=', ORDINARY).execute();

describe('a trial', () => {
  it('states months and interest saved, each month from the first bill that is not made yet', async () => {
    const answer = (await ask('member_loan_trial', { kind: 'monthly', amount: '2000.00' })).json();
    expect(memberLoanTrial.response.strict().parse(answer)).toEqual(answer);
    const { value } = await trial({ kind: 'monthly', amount: '2000.00' });
    expect(value).toMatchObject({
      from: '2026-12-25',
      months_saved: 28,
      interest_saved: '31631.59',
      interest_amount: '82684.29',
      last_day: '2032-08-25',
      unused_amount: '0.00',
    });
    expect(value?.years[0]).toEqual({ year: 2026, principal_balance: '473500.00' });
  });

  it('states what a sum paid once saves, on its day', async () => {
    const { value } = await trial({ kind: 'once', amount: '100000.00', day: '2026-12-01' });
    expect(value?.months_saved).toBe(20);
    expect(value?.plan[1]).toMatchObject({ period: null, day: '2026-12-01', total_amount: '100000.00' });
    const { end } = await forecast();
    expect(subtractMoney(end.value?.interest_amount ?? '', value?.interest_saved ?? '')).toBe(
      value?.interest_amount,
    );
  });

  it('states what is too much', async () => {
    const { value } = await trial({ kind: 'once', amount: '500000.00', day: '2026-11-25' });
    const paid = sumMoney((value?.plan ?? []).slice(1).map(({ total_amount }) => total_amount));
    expect(addMoney(paid, value?.unused_amount ?? '')).toBe('500000.00');
  });

  it('is impossible before the last payment', async () => {
    expect(await trial({ kind: 'once', amount: '1.00', day: '2026-01-01' })).toMatchObject({
      obstacle: 'before-last-payment',
    });
  });

  it.each([
    { amount: '1,5o0' },
    { amount: '-1.00' },
    { amount: '999999999999999.00' },
    { amount: '1' },
    { kind: 'weekly' },
    { day: '2026-02-30' },
  ])('refuses %j', async (body) => {
    const path = `member_loan_trial/${encodeURIComponent(ORDINARY)}`;
    expect((await post(app, path, { token, body })).statusCode).toBe(400);
  });
});

describe('what ends a loan', () => {
  it('is worked out for a chosen day, otherwise for the next pay day', async () => {
    const answer = (await ask('member_loan_payoff')).json();
    expect(memberLoanPayoff.response.strict().parse(answer)).toEqual(answer);
    expect((await payoff()).value).toMatchObject({ day: '2026-11-25', total_amount: '488023.93' });
    expect((await payoff({ day: '2026-10-24' })).value).toMatchObject({ days: 1, interest_amount: '76.48' });
  });

  it('is not known for a day before the last payment', async () => {
    expect(await payoff({ day: '2026-10-22' })).toEqual({
      value: null,
      missing: [],
      obstacle: 'before-last-payment',
    });
  });

  it('counts the instalments that fall due before the day as paid', async () => {
    const { plan } = await forecast();
    const [, second] = plan.value ?? [];
    expect((await payoff({ day: '2026-12-25' })).value).toMatchObject({
      principal_amount: '480500.00',
      interest_amount: second?.interest_amount,
      days: second?.days,
    });
    expect((await payoff({ day: '2034-12-26' })).value?.total_amount).toBe('0.00');
    expect((await payoff({ day: '2999-12-31' })).value?.total_amount).toBe('0.00');
  });

  it('owes the whole while payments are suspended', async () => {
    await alter({ drop_payment_status: '1' });
    const { value } = await payoff({ day: '2027-10-23' });
    await alter({ drop_payment_status: '0' });
    expect(value).toMatchObject({ principal_amount: '485500.00', days: 365, interest_amount: '27916.25' });
  });

  it.each([
    [{ interest_rate: null }, [{ fact: 'rate', on: '2026-10-23' }]],
    [{ payment_type: null }, [{ fact: 'instalment', on: null }]],
  ])('is not known for a later day with %j', async (values, missing) => {
    const before = await db
      .selectFrom('loan_contract')
      .select(['interest_rate', 'payment_type'])
      .where('loan_contract_no', '=', ORDINARY)
      .executeTakeFirstOrThrow();
    await alter(values);
    const answer = await payoff({ day: '2027-01-04' });
    await alter(before);
    expect(answer).toEqual({ value: null, missing, obstacle: null });
  });

  it.each([{ day: '2026-02-30' }, { day: '25/12/2569' }, { day: '' }])('refuses %j', async (body) => {
    const path = `member_loan_payoff/${encodeURIComponent(ORDINARY)}`;
    expect((await post(app, path, { token, body })).statusCode).toBe(400);
  });
});

describe('the arithmetic', () => {
  it('is done for one request of a member at a time, in all sessions of the member', async () => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own object below
    const { find } = LoanOutlookService.prototype;
    const own = { running: 0, max: 0 };
    vi.spyOn(LoanOutlookService.prototype, 'find').mockImplementation(async function note(
      this: LoanOutlookService,
      membershipNo,
      contractNo,
    ) {
      own.running += 1;
      own.max = Math.max(own.max, own.running);
      try {
        return await find.call(this, membershipNo, contractNo);
      } finally {
        own.running -= 1;
      }
    });
    const tokens = [token, await signIn(app), await signIn(app)];
    const path = `member_loan_trial/${encodeURIComponent(ORDINARY)}`;
    const answers = await Promise.all(
      tokens.flatMap((one) => Array.from({ length: 4 }, () => post(app, path, { token: one }))),
    );
    vi.restoreAllMocks();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(own.max).toBe(1);
  });

  it('is done over a connection too, where a request is closed as soon as its body is read', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/member/member_loan_trial/${encodeURIComponent(ORDINARY)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'monthly', amount: '2000.00' }),
    });
    // Read to its end: a connection with an answer still on it keeps the server from closing.
    const text = await answer.text();
    await app.close();
    expect(answer.status, text).toBe(200);
  });

  it.each([
    ['a very large amount', { kind: 'once', amount: '9999999999999.99', day: '2999-12-31' }],
    ['the smallest amount, for ever', { kind: 'monthly', amount: '0.01', day: '2999-12-31' }],
    ['a day long ago', { kind: 'monthly', amount: '1.00', day: '1000-01-01' }],
  ])('ends with %s', async (_what, body) => {
    const { value, obstacle } = await trial(body);
    expect(value !== null || obstacle !== null).toBe(true);
    expect((value?.plan ?? []).length).toBeLessThanOrEqual(1200);
  });

  it.each([
    ['14 digits', { amount: '10000000000000.00' }],
    ['a sign', { amount: '-1.00' }],
    ['an exponent', { amount: '1e9' }],
    ['Thai digits', { amount: '๑๐.๐๐' }],
    ['a number', { amount: 1000 }],
    ['a line break at its end', { amount: '1.00\n' }],
    ['a day that is none', { day: '2026-02-30' }],
    ['a day of five digits', { day: '12026-02-03' }],
  ])('refuses %s', async (_what, body) => {
    const path = `member_loan_trial/${encodeURIComponent(ORDINARY)}`;
    expect((await post(app, path, { token, body })).statusCode).toBe(400);
  });
});

describe('the first pay day that is not billed', () => {
  it.each([
    [31, 'after', '2026-11-30', 'October, which is billed, is paid on 2 November'],
    [1, 'before', '2026-10-30', 'November is paid on 30 October'],
    [25, 'before', '2026-11-25', 'no weekend moves it'],
  ])('is that of the next month, with pay day %d moved %s: %s, because %s', async (payDay, weekend, day) => {
    for (const table of ['receipt_line', 'receipt'])
      // oxlint-disable-next-line eslint/no-await-in-loop -- lines refer to their receipt
      await sql`delete from ${sql.table(table)}
        where membership_no = '001234' and (receive_year, receive_month) = (2026, 11)`.execute(db);
    await sql`update site_part set content = jsonb_set(jsonb_set(content::jsonb, '{loan,0,payDay}', to_jsonb(${payDay}::int)),
      '{loan,0,weekend}', to_jsonb(${weekend}::text)) where name = 'rules'`.execute(db);
    app = await buildTestApp(database, { now: () => new Date('2026-10-25T03:00:00Z') });
    token = await signIn(app);
    expect((await forecast()).extra_from.value).toBe(day);
  });
});
