import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database.ts';
import { dumpBooks, getRefusal, runImport, useBooks } from './test/books.ts';

const { pool } = useTestDatabase();
const books = useBooks();

afterEach(async () => {
  await pool.query('truncate member, books cascade');
});

const WHOLE = {
  'member.csv': 'membership_no,member_name,member_surname\n1,สมหญิง,ใจดี\n',
  'member_div.csv': `membership_no,account_year,release_status,dividend_rate,dividend,average_return,drop_average,net_amount,pay_method,bank_account
1,2568,1,5.25,"1,000.00",200,50,1100.00,TRB,123-4-56789-0
1,2567,1,5,900,,,900,,
`,
  'member_div_deductions.csv': `membership_no,account_year,seq_no,description,amount
1,2568,1,เบี้ยประกัน,30
1,2025,2,เงินสงเคราะห์,20
`,
};
const refuse = async (files: Record<string, string>) =>
  getRefusal(runImport(pool, await books({ ...WHOLE, ...files })));

describe('dividends', () => {
  it('come in with their deductions, and change nothing when they come again', async () => {
    const folder = await books(WHOLE);
    await runImport(pool, folder);
    const { rows } = await pool.query(
      `select account_year, dividend_rate, average_return, drop_dividend, net_amount,
         (select count(*)::integer from dividend_deduction as d where d.account_year = dividend.account_year) as count
       from dividend order by account_year desc`,
    );
    expect(rows).toEqual([
      {
        account_year: 2025,
        dividend_rate: '5.2500',
        average_return: '200.00',
        drop_dividend: '0.00',
        net_amount: '1100.00',
        count: 2,
      },
      {
        account_year: 2024,
        dividend_rate: '5.0000',
        average_return: '0.00',
        drop_dividend: '0.00',
        net_amount: '900.00',
        count: 0,
      },
    ]);
    const before = await dumpBooks(pool);
    await runImport(pool, folder);
    expect(await dumpBooks(pool)).toEqual(before);
  });

  it('are refused where the deductions do not explain the net amount', async () => {
    const deductions = WHOLE['member_div_deductions.csv'].replace(',30', ',31');
    expect(await refuse({ 'member_div_deductions.csv': deductions })).toEqual([
      '1',
      'member_div.csv:2 net_amount "50.00" เลขที่ 000001 2025 ไม่ตรงกับผลรวมของรายการย่อย ซึ่งเป็น 51.00 ต่างไป -1.00',
    ]);
  });

  it('are refused where a deduction is of no year', async () => {
    const deductions = `${WHOLE['member_div_deductions.csv']}1,2566,1,ก,1\n`;
    expect((await refuse({ 'member_div_deductions.csv': deductions }))[1]).toMatch(
      /^member_div_deductions\.csv:4 membership_no account_year "000001 2023" ไม่มีในปันผลและเฉลี่ยคืน/,
    );
  });

  it('must say whether they are released', async () => {
    const years = WHOLE['member_div.csv'].replace('2568,1', '2568,');
    expect((await refuse({ 'member_div.csv': years }))[1]).toBe(
      'member_div.csv:2 release_status null ว่าง ทั้งที่ต้องมีค่า',
    );
  });
});
