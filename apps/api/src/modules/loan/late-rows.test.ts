import type { LoanForecast, LoanPayoff, LoanTrial } from '@sahakorn/contract/loan-outlook';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { post, signIn, useDemoDatabase } from '../../../test/demo.ts';
import type { WorkedOut } from '../rules/to-worked-out.ts';

const database = useDemoDatabase();
const { db } = database;
const NO = 'ส6900900';
/** Three days after the last instalment. */
const NOW = new Date('2026-11-28T03:00:00Z');

let app: FastifyInstance;

type Row = readonly [day: string, code: string, principal: number, interest: string | null, period?: number];

const PAID: readonly Row[] = [
  ['2026-09-25', 'LRC', 100_000, '0.00'],
  ['2026-10-23', 'LPM', -5_000, '460.27', 1],
  ['2026-11-25', 'LPM', -5_000, '515.34', 2],
];

/** A loan at 6 %, whose rows are posted in this order. */
async function keep(...later: readonly Row[]): Promise<void> {
  await db.deleteFrom('loan_entry').where('loan_contract_no', '=', NO).execute();
  await db.deleteFrom('loan_contract').where('loan_contract_no', '=', NO).execute();
  const rows = [...PAID, ...later];
  const balance = (index: number) =>
    rows.slice(0, index + 1).reduce((sum, [, , principal]) => sum + principal, 0);
  await db
    .insertInto('loan_contract')
    .values({
      loan_contract_no: NO,
      membership_no: '001234',
      loan_type_code: '02',
      loan_type_description: 'เงินกู้สามัญ',
      begin_date: '2026-09-25',
      loan_approve_amount: '100000.00',
      principal_balance: `${balance(rows.length - 1)}.00`,
      period_payment_amount: '5000.00',
      last_period: 2,
      installment_count: 20,
      interest_rate: '6.0000',
      interest_arrear: '0.00',
      payment_type: '01',
    })
    .execute();
  await db
    .insertInto('loan_entry')
    .values(
      rows.map(([day, code, principal, interest, period], index) => ({
        loan_contract_no: NO,
        seq_no: index + 1,
        loan_payment_date: day,
        item_type_code: code,
        item_type_description: code,
        period: period ?? null,
        principal_amount: `${principal}.00`,
        interest_amount: interest,
        principal_balance: `${balance(index)}.00`,
      })),
    )
    .execute();
}

async function ask<Data>(call: string, body: object = {}): Promise<Data> {
  const answer = await post(app, `${call}/${encodeURIComponent(NO)}`, { token: await signIn(app), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: [Data] }>().data[0];
}

const payoff = (day: string) => ask<WorkedOut<LoanPayoff>>('member_loan_payoff', { day });
const forecast = () => ask<LoanForecast>('member_loan_forecast');

beforeEach(async () => {
  app = await buildTestApp(database, { now: () => NOW });
});

describe('a row that is posted late', () => {
  it.each([
    ['a listed repayment', 'LPX', -10_000, '0.00', '80039.45', '39.45'],
    ['a correction that is not listed', 'ADJ', -10_000, '0.00', '80039.45', '39.45'],
    ['one whose interest is not stated', 'ADJ', -10_000, null, '80039.45', '39.45'],
    ['one that collected interest', 'LPX', -10_000, '147.95', '80039.45', '39.45'],
    ['an advance', 'LRC', 500, '0.00', '90544.63', '44.63'],
    ['an advance that is not listed', 'ADJ', 500, null, '90544.63', '44.63'],
  ] as const)('charges no day twice: %s', async (_what, code, principal, interest, total, due) => {
    await keep(['2026-11-10', code, principal, interest]);
    expect((await payoff('2026-11-28')).value).toEqual({
      day: '2026-11-28',
      total_amount: total,
      principal_amount: `${90_000 + principal}.00`,
      interest_amount: due,
      days: 3,
      arrear_amount: '0.00',
    });
    const { end, plan } = await forecast();
    const { value } = await ask<WorkedOut<LoanTrial>>('member_loan_trial', { amount: '0.00' });
    expect(plan.value?.[0]).toEqual(end.value?.next);
    expect(value?.plan[0]).toEqual(end.value?.next);
    expect(end.value?.next).toMatchObject({ day: '2026-12-25', days: 30 });
  });

  it('is said with its days', async () => {
    await keep(
      ['2026-12-25', 'LPM', -5_000, '443.84', 3],
      ['2027-01-25', 'LPM', -5_000, '433.15', 4],
      ['2026-12-28', 'ADJ', -10_000, '0.00'],
    );
    const { backdated, postdated, interest_paid_to, differences } = await forecast();
    expect(backdated).toEqual([
      {
        seq_no: 6,
        loan_payment_date: '2026-12-28',
        item_type_description: 'ADJ',
        period: null,
        principal_amount: '-10000.00',
        posted_after: '2027-01-25',
      },
    ]);
    expect(postdated.map(({ seq_no }) => seq_no)).toEqual([4, 5, 6]);
    expect(interest_paid_to).toBe('2027-01-25');
    expect(differences).toEqual([]);
  });

  it('is neither counted for the day before it, nor called an arrear', async () => {
    await keep(['2026-12-10', 'LRC', 10_000, '0.00']);
    expect((await payoff('2026-12-05')).value).toMatchObject({
      principal_amount: '90000.00',
      interest_amount: '147.95',
    });
    // 15 days on 90,000.00 and 10 on 100,000.00.
    expect((await payoff('2026-12-20')).value).toMatchObject({
      principal_amount: '100000.00',
      interest_amount: '386.30',
      days: 25,
      arrear_amount: '0.00',
    });
  });
});

describe('a row that differs', () => {
  it('is no instalment that was agreed at its time, and no advance in the middle of a history', async () => {
    await keep();
    await db
      .updateTable('loan_contract')
      .set({ period_payment_amount: '4000.00' })
      .where('loan_contract_no', '=', NO)
      .execute();
    expect((await forecast()).differences).toEqual([]);
    await db.deleteFrom('loan_entry').where('loan_contract_no', '=', NO).where('seq_no', '<', 3).execute();
    expect((await forecast()).differences).toEqual([]);
  });

  it('is no interest up to the pay day of a row that is dated when it was posted', async () => {
    await keep();
    const row = db.updateTable('loan_entry').where('loan_contract_no', '=', NO).where('seq_no', '=', 2);
    await row.set({ loan_payment_date: '2026-10-26' }).execute();
    expect((await forecast()).differences).toEqual([]);
    await row.set({ interest_amount: '461.27' }).execute();
    expect((await forecast()).differences).toMatchObject([{ seq_no: 2 }]);
  });

  it('is no arrear that was paid later or that the contract states', async () => {
    await keep(['2026-12-25', 'LPM', -5_000, '400.00', 3], ['2027-01-25', 'LPM', -5_000, '476.99', 4]);
    expect((await forecast()).differences).toEqual([]);
    const row = db.updateTable('loan_entry').where('loan_contract_no', '=', NO).where('seq_no', '=', 5);
    await row.set({ interest_amount: '433.15' }).execute();
    expect((await forecast()).differences).toMatchObject([
      { seq_no: 4, difference: { interest_amount: '-43.84' } },
    ]);
    const contract = db.updateTable('loan_contract').where('loan_contract_no', '=', NO);
    await contract.set({ interest_arrear: '43.84' }).execute();
    expect((await forecast()).differences).toEqual([]);
  });
});
