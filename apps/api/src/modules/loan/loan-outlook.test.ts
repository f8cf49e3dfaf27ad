import type { LoanForecast, LoanOutlook } from '@sahakorn/contract/loan-outlook';
import { memberLoanForecast, memberLoanOutlook } from '@sahakorn/contract/loan-outlook';
import { addMoney, sumMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestApp } from '../../../test/app.ts';
import { openAccount, post, signIn, useDemoDatabase } from '../../../test/demo.ts';

const database = useDemoDatabase();
const { db } = database;
const ORDINARY = 'ส6700123';
const CLOSED = 'พ6400012';

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await getTestApp(database);
  token ??= await signIn(app);
});

type Feed<Row> = { rc_code: string; data: Row[] };

async function ask<Answer>(call: string, contractNo?: string, body: object = {}): Promise<Answer> {
  const path = contractNo === undefined ? call : `${call}/${encodeURIComponent(contractNo)}`;
  const answer = await post(app, path, { token, body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
}

async function askOne<Data>(call: string, contractNo: string, body: object = {}): Promise<Data> {
  const [one] = (await ask<Feed<Data>>(call, contractNo, body)).data;
  if (!one) throw new Error(`${call} answered nothing.`);
  return one;
}

const forecast = (contractNo = ORDINARY) => askOne<LoanForecast>('member_loan_forecast', contractNo);
const alter = (values: object, contractNo = ORDINARY) =>
  db.updateTable('loan_contract').set(values).where('loan_contract_no', '=', contractNo).execute();

describe('the outlook', () => {
  it('states the end of each open loan, as the contract declares it', async () => {
    const answer = await ask<Feed<LoanOutlook>>('member_loan_outlook');
    expect(memberLoanOutlook.response.strict().parse(answer)).toEqual(answer);
    expect(answer.data.map(({ loan_contract_no: no, end }) => [no, end.value?.last_day])).toEqual([
      [ORDINARY, '2034-12-25'],
      ['ฉ6900045', '2027-06-25'],
    ]);
    expect(answer.data[0]).toMatchObject({
      principal_balance: '485500.00',
      installment_count: 124,
      standing: 'open',
      end: {
        value: {
          last_period: 124,
          periods_left: 98,
          interest_amount: '114315.88',
          next: { period: 27, day: '2026-11-25', total_amount: '7523.93' },
        },
        missing: [],
      },
    });
  });

  it('is empty for a member without loans', async () => {
    const other = await signIn(app, '009999');
    expect((await post(app, 'member_loan_outlook', { token: other })).json()).toEqual({
      rc_code: '1',
      data: [],
    });
  });

  it('counts the interest that ran before an advance, which collects none', async () => {
    const { seq_no: newest } = await db
      .selectFrom('loan_entry')
      .select('seq_no')
      .where('loan_contract_no', '=', ORDINARY)
      .orderBy('seq_no', 'desc')
      .executeTakeFirstOrThrow();
    const added = { loan_contract_no: ORDINARY, seq_no: newest + 1 };
    await db
      .insertInto('loan_entry')
      .values({
        ...added,
        loan_payment_date: '2026-11-10',
        item_type_code: 'LRC',
        item_type_description: 'รับเงินกู้',
        principal_amount: '10000.00',
        interest_amount: '0.00',
        principal_balance: '495500.00',
      })
      .execute();
    await alter({ principal_balance: '495500.00' });
    const { data } = await ask<Feed<LoanOutlook>>('member_loan_outlook');
    const { end } = await forecast();
    await alter({ principal_balance: '485500.00' });
    await db
      .deleteFrom('loan_entry')
      .where('seq_no', '=', added.seq_no)
      .where('loan_contract_no', '=', ORDINARY)
      .execute();
    // 18 days on 485,500.00 and 15 on 495,500.00, rounded once as the ledger will be checked.
    expect(data[0]?.end.value?.next).toMatchObject({ day: '2026-11-25', interest_amount: '2547.57' });
    expect(data[0]?.end).toEqual(end);
  });

  it.each([
    [{ interest_rate: null }, [{ fact: 'rate', on: '2026-10-23' }]],
    [{ payment_type: null }, [{ fact: 'instalment', on: null }]],
    [{ interest_arrear: null }, [{ fact: 'interest', on: null }]],
    [{ principal_balance: null, interest_arrear: null }, [{ fact: 'balance' }, { fact: 'interest' }]],
    [{ drop_payment_status: '1' }, [{ fact: 'day', on: null }]],
  ])('names what is missing with %j', async (values, missing) => {
    const before = await db
      .selectFrom('loan_contract')
      .selectAll()
      .where('loan_contract_no', '=', ORDINARY)
      .executeTakeFirstOrThrow();
    await alter(values);
    const { end } = await forecast();
    await alter(before);
    expect(end).toMatchObject({ value: null, missing });
  });

  it('says so where the instalment does not cover the interest', async () => {
    await alter({ payment_type: '02', period_payment_amount: '100.00' });
    expect((await forecast()).end).toEqual({ value: null, missing: [], obstacle: 'never-repaid' });
    await alter({ payment_type: '01', period_payment_amount: '5000.00' });
  });

  it('repays a loan without interest', async () => {
    await alter({ interest_rate: '0.0000' });
    const { end, differences } = await forecast();
    await alter({ interest_rate: '5.7500' });
    expect(end.value).toMatchObject({ last_day: '2034-12-25', interest_amount: '0.00' });
    expect(differences.length).toBeGreaterThan(20);
  });
});

describe('a forecast', () => {
  it('follows the ledger and leads to zero, as the contract declares it', async () => {
    const answer = await ask<Feed<LoanForecast>>('member_loan_forecast', ORDINARY);
    expect(memberLoanForecast.response.strict().parse(answer)).toEqual(answer);
    const [loan] = answer.data;
    const rows = loan?.plan.value ?? [];
    expect(rows).toHaveLength(98);
    expect(rows.at(-1)).toMatchObject({ period: 124, day: '2034-12-25', principal_balance: '0.00' });
    expect(loan?.paid.at(-1)).toEqual({ day: '2026-10-23', principal_balance: '485500.00' });
    expect(loan?.rule).toMatchObject({ pay_day: 25 });
    expect(loan?.payoff.value).toMatchObject({ day: '2026-11-25', total_amount: '488023.93', days: 33 });
    expect(loan?.extra_from.value).toBe('2026-12-25');
    expect(loan?.differences).toEqual([]);
  });

  it('sums its years to the satang', async () => {
    const { years, end, loan_approve_amount } = await forecast();
    const sum = (state: string, field: 'principal_amount' | 'interest_amount') =>
      sumMoney(years.filter((year) => year.state === state).map((year) => year[field] ?? ''));
    expect(sum('planned', 'interest_amount')).toBe(end.value?.interest_amount);
    expect(addMoney(sum('paid', 'principal_amount'), sum('planned', 'principal_amount'))).toBe(
      loan_approve_amount,
    );
    expect(years.filter(({ year }) => year === 2026)).toMatchObject([
      { state: 'paid', to: '2026-10-23', last_period: 26, principal_balance: '485500.00' },
      { state: 'planned', from: '2026-11-25', first_period: 27, principal_balance: '475500.00' },
    ]);
  });

  it('has nothing to come for a closed loan', async () => {
    expect(await forecast(CLOSED)).toMatchObject({
      standing: 'closed',
      end: { value: { last_day: null, periods_left: 0, interest_amount: '0.00', next: null } },
      plan: { value: [] },
    });
  });

  it('puts a row that differs beside what follows from the row before', async () => {
    const entry = db
      .updateTable('loan_entry')
      .where('loan_contract_no', '=', ORDINARY)
      .where('seq_no', '=', 3);
    const before = await db
      .selectFrom('loan_entry')
      .select(['interest_amount', 'item_type_description'])
      .where('loan_contract_no', '=', ORDINARY)
      .where('seq_no', '=', 3)
      .executeTakeFirstOrThrow();
    const { interest_amount: right } = before;
    const wrong = addMoney(right ?? '', '0.05');
    const named = 'ชำระ  ราย\nเดือน';
    await entry.set({ interest_amount: wrong, item_type_description: named }).execute();
    const { differences, paid } = await forecast();
    await entry.set(before).execute();
    expect(paid).toEqual((await forecast()).paid);
    expect(differences).toMatchObject([
      {
        seq_no: 3,
        item_type_description: named,
        stated: { interest_amount: wrong },
        expected: { interest_amount: right },
        difference: { interest_amount: '0.05', principal_amount: '0.00', principal_balance: '0.00' },
      },
    ]);
  });
});

describe('a loan whose rate changed in mid-month', () => {
  const CHANGED = 'ส6800231';
  beforeAll(() => openAccount(db, '005678'));

  const forecastChanged = async () => {
    const own = await signIn(app, '005678');
    const answer = await post(app, `member_loan_forecast/${encodeURIComponent(CHANGED)}`, { token: own });
    const [loan] = answer.json<Feed<LoanForecast>>().data;
    if (!loan) throw new Error(answer.body);
    return loan;
  };

  it('states each rate with its first day, and accuses no row that was booked by one of them', async () => {
    const loan = await forecastChanged();
    expect(loan.rates).toEqual([
      { from: '2025-11-10', rate: '6.0000' },
      { from: '2026-10-07', rate: '5.7500' },
    ]);
    expect(loan.interest_rate).toBe('5.7500');
    expect(loan.paid).toHaveLength(13);
    expect(loan.differences).toEqual([]);
  });

  it('differs in every row before the change where the books state the newest rate alone', async () => {
    const rates = await db
      .deleteFrom('loan_rate')
      .where('loan_contract_no', '=', CHANGED)
      .returningAll()
      .execute();
    const { rates: stated, differences } = await forecastChanged();
    await db.insertInto('loan_rate').values(rates).execute();
    expect(stated).toEqual([{ from: '2025-11-10', rate: '5.7500' }]);
    expect(differences).toHaveLength(12);
  });

  it('is planned by a rate that is announced', async () => {
    const announced = { loan_contract_no: CHANGED, begin_on: '2026-12-25', interest_rate: '5.0000' };
    const before = await forecastChanged();
    await db.insertInto('loan_rate').values(announced).execute();
    const { plan, interest_rate } = await forecastChanged();
    await db.deleteFrom('loan_rate').where('begin_on', '=', announced.begin_on).execute();
    const interest = (loan: Pick<LoanForecast, 'plan'>) =>
      loan.plan.value?.slice(0, 3).map((row) => row.interest_amount);
    expect(interest_rate).toBe('5.7500');
    expect(interest({ plan })?.slice(0, 2)).toEqual(interest(before)?.slice(0, 2));
    expect(Number(interest({ plan })?.[2])).toBeLessThan(Number(interest(before)?.[2]));
  });
});

it('works nothing out without rules', async () => {
  await db.deleteFrom('site_part').where('name', '=', 'rules').execute();
  expect(await forecast()).toMatchObject({
    rule: null,
    end: { value: null, missing: [{ fact: 'rule', on: '2026-11-20' }] },
    payoff: { value: null },
    extra_from: { value: null },
    differences: [],
    paid: expect.arrayContaining([{ day: '2026-10-23', principal_balance: '485500.00' }]),
  });
});
