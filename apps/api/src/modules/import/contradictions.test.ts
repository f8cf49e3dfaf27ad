import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { getRefusal, runImport, useBooks } from './test/books.ts';
import { openReport } from './tolerance-report.ts';

const { pool } = useTestDatabase();
const books = useBooks();

const RULES = {
  dividend: [
    {
      name: 'เงินปันผลรายวัน',
      version: 1,
      from: '2020-01-01',
      source: 'ข้อบังคับ',
      weighing: { by: 'days', yearDays: 365 },
      rounding: { per: 'sum', unit: 'satang', mode: 'half-up' },
      ceiling: null,
    },
  ],
  averageReturn: [],
  loan: [],
  guarantee: [],
};

beforeEach(async () => {
  await pool.query(`insert into site_part (name, content) values ('rules', $1)`, [JSON.stringify(RULES)]);
});

afterEach(async () => {
  await pool.query(`delete from site_part where name = 'rules'`);
  await pool.query('truncate member, books cascade');
});

const SHARES = {
  'member.csv': 'membership_no,member_name,member_surname\n1,สมหญิง,ใจดี\n2,คงภพ,มั่น\n',
  'member_share.csv': 'membership_no,share_stock,share_amount,period\n1,12500,2500,3\n2,500,500,1\n',
  'member_share_statement.csv': `membership_no,seq_no,operate_date,item_type_code,item_type_description,share_value,share_stock
1,1,2023-06-01,BF,ยกมา,9000,9000
1,2,2024-05-02,SPM,หุ้นรายเดือน,1000,10000
1,3,2025-01-24,SPM,หุ้นรายเดือน,2500,12500
2,1,2026-01-30,SPM,หุ้นรายเดือน,500,500
`,
};
const DIVIDENDS = 'membership_no,account_year,release_status,dividend_rate,dividend,net_amount\n';
const withDividends = (rows: string) => ({ ...SHARES, 'member_div.csv': DIVIDENDS + rows });

const LOANS =
  'loan_contract_no,membership_no,loan_type_code,loan_type_description,begin_date,loan_approve_amount,principal_balance,period_payment_amount,last_period,installment_count,interest_rate,payment_type,drop_payment_status,close_status\n';
const loan = (
  no: string,
  { payment = '900', last = '0', count = '12', kind = '02', suspended = '0', closed = '0' },
) => `${no},1,01,สามัญ,2026-01-05,10000,10000,${payment},${last},${count},6,${kind},${suspended},${closed}\n`;
const withLoans = (...rows: string[]) => ({
  'member.csv': SHARES['member.csv'],
  'member_loan.csv': LOANS + rows.join(''),
});

const contradicting = async (files: Record<string, string>, tolerance = '0') =>
  (await runImport(pool, await books(files), { tolerance })).contradicting;

describe('dividends of imported books', () => {
  it('are compared with the rate of the shares by the rule of their year', async () => {
    // 10,000.00 for the full year and 2,500.00 for 342 days of 365, at 5 %: 617.12;
    // 9,000.00 and 1,000.00 for 244 days: 483.42
    const right = '1,2568,1,5,617.12,617.12\n1,2567,1,5,483.42,483.42\n2,2568,0,5,0,0\n';
    const result = await runImport(pool, await books(withDividends(right)));
    expect(result).toMatchObject({ contradicting: [], uncheckedDividends: 0, listed: 0, hasRules: true });
  });

  it('are taken where they differ, and counted with their lines', async () => {
    const wrong = '1,2568,1,5,617.12,617.12\n1,2567,1,5,500,500\n2,2568,1,5,1,1\n';
    expect(await contradicting(withDividends(wrong))).toEqual([
      { kind: 'dividend', file: 'member_div.csv', count: 2, lines: [3, 4] },
    ]);
    const { rows } = await pool.query(`select dividend from dividend where account_year = 2024`);
    expect(rows).toEqual([{ dividend: '500.00' }]);
  });

  it('may differ by the tolerance', async () => {
    const off = withDividends('1,2568,1,5,617.15,617.15\n');
    expect(await contradicting(off, '0.02')).toHaveLength(1);
    expect(await contradicting(off, '0.03')).toEqual([]);
  });

  it('are counted as unchecked without a rate, a rule or the shares', async () => {
    const unknown = '1,2568,1,,617.12,617.12\n1,2562,1,5,1,1\n1,2565,1,5,1,1\n';
    const result = await runImport(pool, await books(withDividends(unknown)));
    expect(result).toMatchObject({ contradicting: [], uncheckedDividends: 3 });
    await pool.query(`delete from site_part where name = 'rules'`);
    const again = await runImport(pool, await books(withDividends('1,2568,1,5,617.12,617.12\n')));
    expect(again).toMatchObject({ uncheckedDividends: 1, hasRules: false });
  });

  it('are not compared by the rules of the demonstration', async () => {
    const demonstration = JSON.stringify({ ...RULES, demonstration: true });
    await pool.query(`update site_part set content = $1 where name = 'rules'`, [demonstration]);
    const files = await books(withDividends('1,2568,1,5,500,500\n'));
    expect(await runImport(pool, files)).toMatchObject({
      contradicting: [],
      uncheckedDividends: 1,
      hasRules: false,
    });
  });
});

describe('loans of imported books', () => {
  it('are repaid by their remaining instalments, one more allowed', async () => {
    const files = withLoans(
      loan('A1', { payment: '861' }),
      loan('A2', { payment: '800' }),
      loan('A3', { payment: '834', kind: '01' }),
      loan('A4', { payment: '100', count: '' }),
    );
    expect(await contradicting(files)).toEqual([]);
  });

  it('are counted where they are not', async () => {
    const files = withLoans(
      loan('B1', { payment: '700' }),
      loan('B2', { payment: '700', kind: '01' }),
      loan('B3', { payment: '900', last: '12' }),
      loan('B4', { payment: '49', count: '' }),
    );
    expect(await contradicting(files)).toEqual([
      { kind: 'instalment', file: 'member_loan.csv', count: 4, lines: [2, 3, 4] },
    ]);
  });

  it('are left out where payments are suspended, the contract is closed or a term is missing', async () => {
    const files = withLoans(
      loan('C1', { payment: '1', suspended: '1' }),
      loan('C2', { payment: '1', closed: '1' }),
      loan('C3', { payment: '1', kind: '' }),
    );
    expect(await contradicting(files)).toEqual([]);
  });
});

describe('rates of imported books', () => {
  const RATES = 'loan_contract_no,begin_on,interest_rate\n';
  const withRates = (rows: string) => ({
    ...withLoans(loan('R1', {})),
    'member_loan_rate.csv': RATES + rows,
  });

  it('end with the rate of the contract', async () => {
    const files = withRates('R1,2026-01-05,5.5\nR1,2026-03-10,6\nR1,2026-12-01,6.25\n');
    expect(await contradicting(files)).toEqual([]);
    const { rows } = await pool.query('select begin_on, interest_rate from loan_rate order by begin_on');
    expect(rows).toEqual([
      { begin_on: '2026-01-05', interest_rate: '5.5000' },
      { begin_on: '2026-03-10', interest_rate: '6.0000' },
      { begin_on: '2026-12-01', interest_rate: '6.2500' },
    ]);
  });

  it('are taken where they do not, and counted with the line of the newest that holds today', async () => {
    const files = withRates('R1,2026-03-10,6.1255\nR1,2026-01-05,5.5\nR1,2026-12-01,6\n');
    const file = path.join(await books({}), 'report.csv');
    const report = await openReport(file, { always: false });
    const { contradicting: found } = await runImport(pool, await books(files), { report });
    expect(found).toEqual([{ kind: 'rate', file: 'member_loan_rate.csv', count: 1, lines: [2] }]);
    expect(await readFile(file, 'utf8')).toContain('member_loan_rate.csv,2,R1,,6.0000,6.1255,-0.1255,rate');
  });

  it('are compared with a later rate of the contract, which is then in its own file', async () => {
    await runImport(pool, await books(withRates('R1,2026-01-05,5.5\nR1,2026-03-10,6\n')));
    const raised = loan('R1', {}).replace(',6,02,', ',7,02,');
    expect(await contradicting(withLoans(raised))).toEqual([
      { kind: 'rate', file: 'member_loan.csv', count: 1, lines: [2] },
    ]);
  });

  it('are replaced as a whole, and refused where they are negative', async () => {
    await runImport(pool, await books(withRates('R1,2026-01-05,5.5\nR1,2026-03-10,6\n')));
    await runImport(pool, await books(withRates('R1,2026-01-05,5.5\nR1,2026-03-11,6\n')));
    const { rows } = await pool.query('select begin_on from loan_rate order by begin_on');
    expect(rows).toEqual([{ begin_on: '2026-01-05' }, { begin_on: '2026-03-11' }]);
    expect(await getRefusal(runImport(pool, await books(withRates('R1,2026-01-05,-1\n'))))).toEqual([
      '1',
      'member_loan_rate.csv:2 interest_rate "-1" อัตราติดลบไม่ได้',
    ]);
  });
});

describe('taxes of imported books', () => {
  const DEDUCTIONS = 'membership_no,account_year,seq_no,description,amount\n';
  const withDeductions = (...rows: string[]) => ({
    ...withDividends(`1,2568,1,5,617.12,${617.12 - 10 * rows.length}\n`),
    'member_div_deductions.csv': DEDUCTIONS + rows.map((row, at) => `1,2568,${at + 1},${row},10\n`).join(''),
  });
  const withDeposits = (...rows: string[]) => ({
    'member.csv': SHARES['member.csv'],
    'member_dep.csv':
      'deposit_account_no,membership_no,deposit_type_code,deposit_type_name\n9,1,01,ออมทรัพย์\n',
    'member_dep_statement.csv': `deposit_account_no,seq_no,operate_date,item_type_code,item_description,amount,balance,tax_amount\n${rows.join('\n')}\n`,
  });

  it.each(['ภาษีหัก ณ ที่จ่าย', 'หักภาษี 10%', 'ภ.ง.ด. 2', 'WITHHOLDING TAX', 'Tax'])(
    'are taken from a dividend as %s, and counted with their lines',
    async (words) => {
      const file = path.join(await books({}), 'report.csv');
      const report = await openReport(file, { always: false });
      const folder = await books(withDeductions('ชำระหนี้', words));
      const { contradicting: found } = await runImport(pool, folder, { report });
      expect(found).toEqual([{ kind: 'tax', file: 'member_div_deductions.csv', count: 1, lines: [3] }]);
      expect(await readFile(file, 'utf8')).toContain(
        'member_div_deductions.csv,3,000001 2025,2,10.00,0.00,10.00,tax',
      );
      const { rows } = await pool.query('select description from dividend_deduction where seq_no = 2');
      expect(rows).toEqual([{ description: words }]);
    },
  );

  it('are counted where the dividend came into an account', async () => {
    const files = withDeposits(
      '9,1,2026-01-05,DIV,เงินปันผลปี 2568,900,900,100',
      '9,2,2026-01-05,AVG,เงินเฉลี่ยคืน,100,1000,0',
      '9,3,2026-01-05,TAX,ภาษีเงินเฉลี่ยคืน,-10,990,0',
      '9,4,2026-06-30,INT,ดอกเบี้ย,85,1075,15',
      '9,5,2026-07-01,CW,ถอนเงินปันผล,-75,1000,0',
    );
    expect(await contradicting(files)).toEqual([
      { kind: 'tax', file: 'member_dep_statement.csv', count: 2, lines: [2, 4] },
    ]);
  });

  it('are right on other deductions and on interest', async () => {
    expect(await contradicting(withDeductions('ชำระหนี้', 'ค่าบำรุงสมาคม', 'syntax error'))).toEqual([]);
  });
});

describe('the report', () => {
  it('lists each contradiction with what the books would agree with', async () => {
    const folder = await books({
      ...withDividends('1,2568,1,5,600,600\n'),
      ...withLoans(loan('B1', { payment: '700' }), loan('B4', { payment: '49', count: '' })),
    });
    const file = path.join(folder, 'report.csv');
    const result = await runImport(pool, folder, { report: await openReport(file, { always: false }) });
    expect(result.listed).toBe(3);
    const lines = (await readFile(file, 'utf8')).replace('\ufeff', '').trimEnd().split('\n');
    expect(lines.toSorted()).toEqual([
      'file,line,account,seq,stated,expected,difference,kind,day',
      'member_div.csv,2,000001 2025,,600.00,617.12,-17.12,dividend,',
      'member_loan.csv,2,B1,,700.00,860.66,-160.66,instalment,',
      'member_loan.csv,3,B4,,49.00,,,instalment,',
    ]);
  });

  it('lists every movement that is dated after today, with its day', async () => {
    const [head, ...rows] = SHARES['member_share_statement.csv'].trimEnd().split('\n');
    const ahead = rows.map((row) =>
      row.replace('2025-01-24', '2026-11-21').replace('2026-01-30', '2112-01-30'),
    );
    const folder = await books({
      ...SHARES,
      'member_share_statement.csv': `${[head, ...ahead].join('\n')}\n`,
    });
    const file = path.join(folder, 'report.csv');
    const result = await runImport(pool, folder, { report: await openReport(file, { always: false }) });
    expect(result).toMatchObject({
      listed: 2,
      tolerated: 0,
      unlikelyDays: [{ file: 'member_share_statement.csv', count: 2, lines: [4, 5] }],
    });
    const [, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines).toEqual([
      'member_share_statement.csv,4,"=""000001""",3,,,,future,2026-11-21',
      'member_share_statement.csv,5,"=""000002""",1,,,,future,2112-01-30',
    ]);
  });

  it('is not created where there is nothing to list', async () => {
    const folder = await books(SHARES);
    const file = path.join(folder, 'report.csv');
    await runImport(pool, folder, { report: await openReport(file, { always: false }) });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});
