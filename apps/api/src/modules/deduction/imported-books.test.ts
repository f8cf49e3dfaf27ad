import type { Deduction } from '@sahakorn/contract/deduction';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { runImport, useBooks } from '../import/test/books.ts';
import { CooperativeRules } from '../rules/cooperative-rules.ts';
import { createDeductionQueries } from './deduction-queries.ts';
import { DeductionService } from './deduction-service.ts';

const { db, pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books, site_part cascade');
});

type Files = { ledger: string; bills: string; lines: string };

const LOAN = { rate: '4.50', payment: '6667.00', begun: '27/02/2569' };
const RULE = {
  name: 'ดอกเบี้ยรายวัน',
  version: 1,
  from: '2000-01-01',
  source: 'ระเบียบ',
  yearDays: 365,
  rounding: { unit: 'baht', mode: 'half-up' },
  payDay: 30,
  weekend: 'before',
};

/** Imports one loan of member 1 with its bills, under the cooperative's own rules. */
async function importBooks({ ledger, bills, lines }: Files, rule: object = {}): Promise<void> {
  const last = ledger.trim().split('\n').at(-1)?.split(',') ?? [];
  await runImport(
    pool,
    await books({
      'member.csv': 'membership_no,member_name,member_surname\n1,สมหญิง,ใจดี\n',
      'member_loan.csv': `loan_contract_no,membership_no,loan_type_code,loan_type_description,begin_date,loan_approve_amount,principal_balance,period_payment_amount,last_period,interest_rate,interest_arrear,payment_type
ส6900001,1,02,เงินกู้สามัญ,${LOAN.begun},673327.00,${last.at(-1)},${LOAN.payment},1,${LOAN.rate},0.00,01
`,
      'member_loan_statement.csv': `loan_contract_no,seq_no,loan_payment_date,item_type_code,item_type_description,period,principal_amount,interest_amount,principal_balance
${ledger}`,
      'member_kep.csv': `membership_no,receive_year,receive_month,seq_no,receipt_date,posted,charged_amount,collected_amount
${bills}`,
      'member_kep_lines.csv': `membership_no,receive_year,receive_month,seq_no,line_no,item_type_code,item_type_name,description,period,principal_amount,interest_amount,amount,balance_after
${lines}`,
    }),
  );
  const content = { dividend: [], averageReturn: [], loan: [{ ...RULE, ...rule }], guarantee: [] };
  await db
    .insertInto('site_part')
    .values({ name: 'rules', content: JSON.stringify(content) })
    .execute();
}

async function explain(month: number, year = 2026): Promise<Deduction> {
  const service = new DeductionService({
    queries: createDeductionQueries(db),
    rules: new CooperativeRules({ db }),
  });
  const deduction = await service.explain('000001', { year, month });
  if (!deduction) throw new Error(`No bill in month ${month}.`);
  return deduction;
}

const listChanges = ({ items }: Deduction) =>
  items.flatMap(({ changes }) => changes.map(({ cause, amount }) => [cause, amount]));

/** An advance on 23 April, between two instalments: 666,660.00 for 24 days, 676,660.00 for 7. */
const APRIL = {
  ledger: `ส6900001,1,27/02/2569,LRC,รับเงินกู้,,673327.00,0.00,673327.00
ส6900001,2,30/03/2569,LPM,หักชำระ,1,-6667.00,2573.00,666660.00
ส6900001,3,23/04/2569,LRC,รับเงินกู้เพิ่ม,,10000.00,0.00,676660.00
ส6900001,4,30/04/2569,LPM,หักชำระ,2,-6667.00,2557.00,669993.00
`,
  bills: `1,2569,3,1,30/03/2569,1,9240.00,9240.00
1,2569,4,1,30/04/2569,1,9224.00,9224.00
`,
  lines: `1,2569,3,1,1,ML02,เงินกู้สามัญ,ส6900001,1,6667.00,2573.00,9240.00,666660.00
1,2569,4,1,1,ML02,เงินกู้สามัญ,ส6900001,2,6667.00,2557.00,9224.00,669993.00
`,
};

describe('imported bills, whose lines name no row of a ledger', () => {
  it('are right where principal changed between two instalments', async () => {
    await importBooks(APRIL);
    const april = await explain(4);
    expect(listChanges(april)).toEqual([['balance', '-16.00']]);
    expect(april.items[0]?.basis).toEqual({
      balance: null,
      from: '2026-03-30',
      to: '2026-04-30',
      days: 31,
      rates: ['4.5000'],
    });
  });

  it('are right where the correction takes principal away', async () => {
    const ledger = APRIL.ledger
      .replace('LRC,รับเงินกู้เพิ่ม,,10000.00,0.00,676660.00', 'ADJ,ปรับปรุง,,-10000.00,0.00,656660.00')
      .replace('-6667.00,2557.00,669993.00', '-6667.00,2539.00,649993.00');
    const lines = APRIL.lines.replace('2557.00,9224.00,669993.00', '2539.00,9206.00,649993.00');
    await importBooks({ ledger, lines, bills: APRIL.bills.replaceAll('9224.00', '9206.00') });
    expect(listChanges(await explain(4))).toEqual([['balance', '-34.00']]);
  });

  it.each([
    ['the receipt', { bills: APRIL.bills.replace('30/04/2569', '03/05/2569') }],
    ['no period', { lines: APRIL.lines.replaceAll(/ส6900001,\d,/g, 'ส6900001,,') }],
    ['other words', { lines: APRIL.lines.replaceAll('ส6900001', 'สัญญา ส6900001') }],
    ['no contract', { lines: APRIL.lines.replaceAll('ส6900001', '') }],
  ])('are right with %s of another day or form', async (_what, change) => {
    await importBooks({ ...APRIL, ...change });
    expect(listChanges(await explain(4))).toEqual([['balance', '-16.00']]);
  });

  it('are right where a month has two pay days', async () => {
    // 31 January and 28 February 2026 are Saturdays: March has the instalments of 2 and 31 March.
    const ledger = `ส6900001,1,27/01/2569,LRC,รับเงินกู้,,673327.00,0.00,673327.00
ส6900001,2,02/02/2569,LPM,หักชำระ,1,-6667.00,498.00,666660.00
ส6900001,3,02/03/2569,LPM,หักชำระ,2,-6667.00,2301.00,659993.00
ส6900001,4,31/03/2569,LPM,หักชำระ,3,-6667.00,2360.00,653326.00
ส6900001,5,30/04/2569,LPM,หักชำระ,4,-6667.00,2416.00,646659.00
`;
    const bills = `1,2569,2,1,02/02/2569,1,7165.00,7165.00
1,2569,3,1,31/03/2569,1,17995.00,17995.00
1,2569,4,1,30/04/2569,1,9083.00,9083.00
`;
    const line = (month: number, no: number, rest: string) =>
      `1,2569,${month},1,${no},ML02,เงินกู้สามัญ,ส6900001,${rest}\n`;
    const lines =
      line(2, 1, '1,6667.00,498.00,7165.00,666660.00') +
      line(3, 1, '2,6667.00,2301.00,8968.00,659993.00') +
      line(3, 2, '3,6667.00,2360.00,9027.00,653326.00') +
      line(4, 1, '4,6667.00,2416.00,9083.00,646659.00');
    LOAN.begun = '27/01/2569';
    await importBooks({ ledger, bills, lines }, { payDay: 31, weekend: 'after' });
    LOAN.begun = '27/02/2569';
    const march = await explain(3);
    expect(listChanges(march)).toEqual([
      ['instalments', '6667.00'],
      ['days', '4234.00'],
      ['balance', '-71.00'],
    ]);
    expect(march.items[0]).toMatchObject({
      amount: '17995.00',
      basis: { from: '2026-02-02', to: '2026-03-31', days: 57, instalments: 2 },
    });
    expect(listChanges(await explain(4)).map(([cause]) => cause)).toEqual(['instalments', 'days', 'balance']);
  });

  it.each(['1.00', '-1.00', '82.00'])('name a charge that is wrong by %s', async (wrong) => {
    const charged = `${2557 + Number(wrong)}.00`;
    const total = `${9224 + Number(wrong)}.00`;
    const change = (text: string) => text.replace('2557.00', charged).replaceAll('9224.00', total);
    await importBooks({
      ledger: change(APRIL.ledger),
      bills: change(APRIL.bills),
      lines: change(APRIL.lines),
    });
    expect(listChanges(await explain(4))).toEqual([
      ['balance', '-16.00'],
      ['other', wrong],
    ]);
  });

  it('name an arrear that an earlier payment left', async () => {
    const ledger = APRIL.ledger.replace('-6667.00,2573.00', '-6667.00,2500.00').replace('2557.00', '2630.00');
    const change = (text: string) =>
      text
        .replace('2573.00,9240.00', '2500.00,9167.00')
        .replaceAll('9240.00', '9167.00')
        .replace('2557.00', '2630.00')
        .replaceAll('9224.00', '9297.00');
    await importBooks({ ledger, bills: change(APRIL.bills), lines: change(APRIL.lines) });
    expect(listChanges(await explain(4))).toEqual([
      ['balance', '-16.00'],
      ['arrear', '73.00'],
      ['other-before', '73.00'],
    ]);
  });

  it('say of a receipt whose row is not there only what they surely know', async () => {
    const ledger = APRIL.ledger.replace(/^ส6900001,4.*\n/m, '');
    await importBooks({ ...APRIL, ledger });
    expect(listChanges(await explain(4))).toEqual([['balance', '-16.00']]);
    await pool.query('truncate member, books, site_part cascade');
    const change = (text: string) => text.replace('2557.00', '2000.00').replaceAll('9224.00', '8667.00');
    await importBooks({ ledger, bills: change(APRIL.bills), lines: change(APRIL.lines) });
    const missing = [
      { fact: 'balance', on: null },
      { fact: 'day', on: null },
    ];
    expect((await explain(4)).items[0]?.changes).toEqual([
      { cause: 'unexplained', amount: '-573.00', missing },
    ]);
  });
});
