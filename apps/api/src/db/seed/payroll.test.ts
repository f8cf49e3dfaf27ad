import { describe, expect, it } from 'vitest';
import { getCalendar } from './calendar.ts';
import { createDocumentNumbers } from './document-numbers.ts';
import { LoanBook } from './loan-book.ts';
import type { Payroll } from './payroll.ts';
import { runPayroll } from './payroll.ts';
import { createRandom } from './random.ts';
import { baht } from './satang.ts';
import { ShareBook } from './share-book.ts';

const calendar = getCalendar(new Date('2026-11-20T03:00:00Z'));

/** A member with shares and one loan, over the latest pay days. */
function member(changes: Partial<Payroll> = {}) {
  const documents = createDocumentNumbers(createRandom(1));
  const shares = new ShareBook('005678', documents);
  const loan = new LoanBook(
    {
      membershipNo: '005678',
      type: 'emergency',
      runningNo: 1,
      begun: calendar.loanDay(6),
      approved: baht(12_000),
      rate: 625,
      constant: 'principal',
      payment: baht(3_000),
      installments: 4,
    },
    documents,
  );
  const payroll: Payroll = {
    membershipNo: '005678',
    payDays: calendar.payDays.slice(-6),
    shares: { book: shares, monthly: () => baht(1_000) },
    loans: [loan],
    continues: true,
    ...changes,
  };
  return { payroll, shares, loan };
}

describe('payroll', () => {
  it('writes a receipt for each pay day and an invoice for the next', () => {
    const { payroll } = member();
    const { receipts } = runPayroll(payroll, calendar, []);
    expect(
      receipts.map(({ receipt_no, receipt_date, posted }) => [receipt_no, receipt_date, posted]),
    ).toEqual([
      ['6905-005678', '2026-05-25', '1'],
      ['6906-005678', '2026-06-25', '1'],
      ['6907-005678', '2026-07-24', '1'],
      ['6908-005678', '2026-08-25', '1'],
      ['6909-005678', '2026-09-25', '1'],
      ['6910-005678', '2026-10-23', '1'],
      [null, '2026-11-25', '0'],
    ]);
  });

  it('charges a loan until it is paid', () => {
    const { payroll, loan } = member();
    const { receiptLines } = runPayroll(payroll, calendar, []);
    const months = receiptLines
      .filter(({ item_type_code }) => item_type_code === 'ML01')
      .map((line) => line.receive_month);
    expect(months).toEqual([5, 6, 7, 8]);
    expect(loan.status).toBe('1');
  });

  it('names the row of the ledger that each line is made of', () => {
    const { payroll, loan } = member();
    const { receiptLines } = runPayroll(payroll, calendar, []);
    expect(receiptLines[0]).toMatchObject({
      item_type_code: 'MS00',
      item_type_name: 'ค่าหุ้น',
      period: 1,
      amount: '1000.00',
      balance_after: '1000.00',
      share_seq_no: 1,
      loan_contract_no: null,
    });
    expect(receiptLines[1]).toMatchObject({
      item_type_code: 'ML01',
      description: loan.contractNo,
      period: 1,
      principal_amount: '3000.00',
      balance_after: '9000.00',
      loan_contract_no: loan.contractNo,
      loan_seq_no: 2,
      share_seq_no: null,
    });
  });

  it('announces what the next pay day will bring, without posting it', () => {
    const { payroll, shares } = member();
    const { receiptLines } = runPayroll(payroll, calendar, []);
    expect(receiptLines.at(-1)).toMatchObject({
      receive_month: 11,
      period: 7,
      balance_after: '7000.00',
      share_seq_no: null,
    });
    expect(shares.period).toBe(6);
  });

  it('announces nothing where the deductions have ended', () => {
    const { payroll } = member({ continues: false });
    expect(runPayroll(payroll, calendar, []).receipts.map(({ posted }) => posted)).not.toContain('0');
  });

  it('returns the receipt of a missed month, and posts the payment when it is made', () => {
    const { payroll, shares, loan } = member({ missed: [calendar.missed] });
    const { receipts, receiptLines } = runPayroll(payroll, calendar, []);
    expect(receipts[2]).toMatchObject({
      receive_month: 7,
      receipt_status: '2',
      posted: '1',
      charged_amount: '4029.79',
      collected_amount: '0.00',
    });
    const july = receiptLines.filter((line) => line.receive_month === 7);
    expect(july.map((line) => [line.share_seq_no, line.loan_seq_no])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(shares.entries[2]).toMatchObject({ operate_date: '2026-08-03', period: 3 });
    // Ten days later, so ten days more of interest than the returned receipt asked for.
    expect(loan.entries[3]).toMatchObject({ loan_payment_date: '2026-08-03', interest_amount: '40.07' });
  });

  it('writes no receipt for months that are too long ago', () => {
    const { payroll } = member({ payDays: calendar.payDays.slice(-30), loans: [], continues: false });
    const { receipts } = runPayroll(payroll, calendar, []);
    expect(receipts).toHaveLength(23);
    expect(receipts[0]?.receipt_date).toBe(calendar.receiptsFrom);
  });

  it('lets other steps happen between the pay days', () => {
    const { payroll, shares } = member({ loans: [] });
    const step = { day: calendar.payDay(3), run: (day: string) => shares.buy(day, baht(500)) };
    runPayroll(payroll, calendar, [step]);
    expect(shares.entries.map(({ item_type_code }) => item_type_code)).toEqual([
      'SPM',
      'SPM',
      'SPM',
      'SPX',
      'SPM',
      'SPM',
      'SPM',
    ]);
  });
});
