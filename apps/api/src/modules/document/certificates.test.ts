import { bahtText } from '@sahakorn/thai/baht-text';
import { addMoney, formatMoney } from '@sahakorn/thai/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, TEST_NOW } from '../../../test/app.ts';
import { signIn, useDemoDatabase } from '../../../test/demo.ts';
import { download } from '../../../test/download.ts';
import { readPdf } from '../../../test/pdf.ts';

const database = useDemoDatabase();
const { db } = database;

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  app = await buildTestApp(database, { config: { publicOrigin: 'https://portal.example.co.th' } });
  token = await signIn(app);
});

async function read(path: string): Promise<string> {
  const answer = await download(app, path, token);
  expect(answer.headers['content-type'], answer.body.slice(0, 300)).toBe('application/pdf');
  return (await readPdf(answer.rawPayload)).text.replaceAll(/\s+/g, ' ');
}

describe('the certificate of a dividend', () => {
  it('shows how the net amount comes about, and when and where it was paid', async () => {
    const text = await read('print_div_pdf/2025');
    const { rows } = await sql<{ dividend: string; average: string; net: string }>`
      select dividend, average_return as average, net_amount as net from dividend
      where membership_no = '001234' and account_year = 2025`.execute(db);
    const [year] = rows;
    expect(text).toContain('หนังสือรับรองเงินปันผลและเงินเฉลี่ยคืน');
    expect(text).toContain('ประจำปีบัญชี 2568');
    expect(text).toContain('จ่ายเมื่อ 2 ตุลาคม 2569');
    expect(text).toContain('เลขที่บัญชี xxx-x-x1234-x');
    for (const amount of [year?.dividend, year?.average]) expect(text).toContain(formatMoney(amount));
    expect(text).toContain(`รับสุทธิ ${formatMoney(year?.net)}`);
    expect(text).toContain(`รับสุทธิ ${bahtText(year?.net ?? '')}`);
  });

  it('shows the movements of shares and the contracts that it comes from, by which rule', async () => {
    const text = await read('print_div_pdf/2025');
    expect(text).toContain('ส่วนของปี (วัน) หุ้นที่คิดปันผล ต้นปี ยกมา 431,500.00 365/365 431,500.00');
    expect(text).toContain('24 ม.ค. 2568 หุ้นรายเดือน งวดที่ 207 2,500.00 342/365 2,342.47');
    expect(text).toContain('ปัดเศษสตางค์ของแต่ละบรรทัด −0.01 รวมหุ้นที่คิดปันผล 445,869.86');
    expect(text).toContain('ได้ตามจำนวนวันที่ถือ');
    expect(text).toContain('วิธีคำนวณ: เงินปันผลรายวัน ฉบับที่ 1');
    expect(text).toMatch(/เงินกู้พิเศษ \(ชำระครบแล้ว\) [\d,]+\.\d\d /);
    expect(text).toMatch(/ส6700123 เงินกู้สามัญ [\d,]+\.\d\d /);
    expect(text).not.toContain('ต่างกัน');
  });

  it('states the amount by the rule where another was paid, and what is missing where there is none', async () => {
    const change = (by: string, rate: string) =>
      sql`update dividend set dividend = dividend + ${by}::numeric, net_amount = net_amount + ${by}::numeric,
        dividend_rate = ${rate}::numeric where membership_no = '001234' and account_year = 2025`.execute(db);
    const { rows } = await sql<{ rate: string; dividend: string }>`
      select dividend_rate as rate, dividend from dividend
      where membership_no = '001234' and account_year = 2025`.execute(db);
    const [{ rate, dividend } = { rate: '', dividend: '' }] = rows;
    await change('1.5', rate);
    expect(await read('print_div_pdf/2025')).toContain(
      `เงินปันผล ตามระเบียบ ${formatMoney(dividend)} ที่จ่ายจริง ${formatMoney(addMoney(dividend, '1.50'))} ต่างกัน +1.50`,
    );
    await sql`update dividend set dividend_rate = null
      where membership_no = '001234' and account_year = 2025`.execute(db);
    expect(await read('print_div_pdf/2025')).toContain('ที่มาของเงินปันผล: แสดงไม่ได้ เพราะไม่มีอัตราของปีนี้');
    await change('-1.5', rate);
  });

  it('names what was suspended', async () => {
    expect(await read('print_div_pdf/2023')).toContain('งดจ่ายเงินเฉลี่ยคืน −');
  });

  it('adds up to the net amount also where the books do not explain all of it', async () => {
    await sql`insert into dividend (membership_no, account_year, release_status, dividend, net_amount)
      values ('001234', 2019, '1', 1000.00, 900.00)`.execute(db);
    const text = await read('print_div_pdf/2019');
    expect(text).toContain('รายการอื่นที่ไม่ได้แจ้งรายละเอียด −100.00');
    await sql`delete from dividend where account_year = 2019`.execute(db);
  });

  it('is none before the year is released, or for a year without one', async () => {
    await sql`insert into dividend (membership_no, account_year, release_status, dividend, net_amount)
      values ('001234', 2026, '0', 99999.99, 99999.99)`.execute(db);
    for (const year of [2026, 1999]) {
      expect((await download(app, `print_div_pdf/${year}`, token)).statusCode).toBe(404);
    }
    await sql`delete from dividend where account_year = 2026`.execute(db);
  });
});

describe('the certificate of interest', () => {
  it('lists what was received by account and paid by contract in the calendar year', async () => {
    const text = await read('print_interest_pdf/2025');
    const { rows: accounts } = await sql<Record<'gross' | 'tax' | 'net', string>>`
      select sum(amount + tax_amount) as gross, sum(tax_amount) as tax, sum(amount) as net from deposit_entry
      join deposit_account using (deposit_account_no)
      where membership_no = '001234' and item_type_code = 'INT' and extract(year from operate_date) = 2025
      group by deposit_account_no`.execute(db);
    const { rows: contracts } = await sql<{ no: string; interest: string }>`
      select loan_contract_no as no, sum(interest_amount) as interest from loan_entry
      join loan_contract using (loan_contract_no)
      where membership_no = '001234' and extract(year from loan_payment_date) = 2025 group by 1`.execute(db);
    expect(accounts.length).toBeGreaterThan(0);
    expect(contracts.length).toBeGreaterThan(0);
    for (const { gross, tax, net } of accounts) {
      expect(text).toContain([gross, tax, net].map((amount) => formatMoney(amount)).join(' '));
    }
    for (const { no, interest } of contracts) {
      expect(text).toContain(no);
      expect(text).toContain(formatMoney(interest));
    }
    expect(text).toContain('ประจำปีภาษี 2568');
  });

  it('states interest before tax, the tax, and what was received apart, in figures and in words', async () => {
    await sql`insert into deposit_account
      (deposit_account_no, membership_no, deposit_type_code, deposit_type_name, deposit_account_name, close_status)
      values ('0900000001', '001234', '03', 'เงินฝากประจำ', 'สมหญิง', '1')`.execute(db);
    await sql`insert into deposit_entry
      (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance, tax_amount)
      values ('0900000001', 1, '2015-06-30', 'INT', 'ดอกเบี้ย', 2550, 2550, 450)`.execute(db);
    const text = await read('print_interest_pdf/2015');
    const statement = await read('print_dep_statement_pdf/0900000001');
    await sql`delete from deposit_entry where deposit_account_no = '0900000001'`.execute(db);
    await sql`delete from deposit_account where deposit_account_no = '0900000001'`.execute(db);
    expect(text).toContain('ดอกเบี้ยก่อนหักภาษี ภาษีหัก ณ ที่จ่าย รับสุทธิ');
    expect(text).toContain('เงินฝากประจำ 3,000.00 450.00 2,550.00 รวม 1 รายการ 3,000.00 450.00 2,550.00');
    expect(text).toContain('ดอกเบี้ยเงินฝากก่อนหักภาษี 3,000.00 บาท (สามพันบาทถ้วน)');
    expect(text).toContain('ภาษีหัก ณ ที่จ่าย 450.00 บาท (สี่ร้อยห้าสิบบาทถ้วน)');
    expect(text).toContain('ดอกเบี้ยเงินฝากรับสุทธิ 2,550.00 บาท (สองพันห้าร้อยห้าสิบบาทถ้วน)');
    expect(text).not.toContain('ดอกเบี้ยเงินกู้ที่ชำระ 0.00');
    expect(statement).toContain('ก่อนหักภาษี 3,000.00 · ภาษี 450.00');
  });

  describe('of a year that the books do not know to its end', () => {
    const UNTIL = 'ถึงวันที่ 19 พฤศจิกายน 2569';

    it('says until when, for deposits and for loans, also after new year', async () => {
      for (const now of [TEST_NOW, new Date('2027-01-04T03:00:00Z')]) {
        app = await buildTestApp(database, { now: () => now });
        token = await signIn(app);
        const text = await read('print_interest_pdf/2026');
        expect(text).toContain(`ประจำปีภาษี 2569 ${UNTIL}`);
        expect(text).toContain(`ดอกเบี้ยเงินฝาก ${UNTIL}`);
        expect(text).toContain(`ดอกเบี้ยเงินกู้ ${UNTIL}`);
      }
      expect(await read('print_interest_pdf/2025')).not.toContain('ถึงวันที่');
    });

    it('counts no interest that is posted ahead', async () => {
      app = await buildTestApp(database);
      token = await signIn(app);
      const before = await read('print_interest_pdf/2026');
      await sql`insert into deposit_entry
        (deposit_account_no, seq_no, operate_date, item_type_code, item_description, amount, balance)
        values ('0100012345', 999999, '2026-12-31', 'INT', 'ดอกเบี้ย', 77, 77)`.execute(db);
      const after = await read('print_interest_pdf/2026');
      await sql`delete from deposit_entry where seq_no = 999999`.execute(db);
      expect(after).toBe(before);
    });
  });

  it('adds up no interest that the books leave out', async () => {
    const { rows } = await sql<{ no: string; seq: number; interest: string }>`
      update loan_entry set interest_amount = null
      where (loan_contract_no, seq_no) = (
        select loan_contract_no, max(seq_no) from loan_entry join loan_contract using (loan_contract_no)
        where membership_no = '001234' and extract(year from loan_payment_date) = 2025
        group by 1 limit 1)
      returning loan_contract_no as no, seq_no as seq`.execute(db);
    const text = await read('print_interest_pdf/2025');
    expect(rows).toHaveLength(1);
    expect(text).toContain('ไม่มีข้อมูล');
    expect(text).not.toContain('ดอกเบี้ยเงินกู้ที่ชำระ ');
  });

  it('is none for a year without interest', async () => {
    expect((await download(app, 'print_interest_pdf/1999', token)).statusCode).toBe(404);
  });

  it.each(['x', '25', '20255', '2025/1'])('knows no year %s', async (year) => {
    expect((await download(app, `print_interest_pdf/${year}`, token)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
