import { describe, expect, it } from 'vitest';
import { DepositBook } from './deposit-book.ts';
import { createDocumentNumbers } from './document-numbers.ts';
import { LoanBook } from './loan-book.ts';
import { createRandom } from './random.ts';
import { baht } from './satang.ts';
import { ShareBook } from './share-book.ts';
import { runByDay } from './steps.ts';

const documents = () => createDocumentNumbers(createRandom(1));

describe('share book', () => {
  it('carries periods and stock on from what was brought forward', () => {
    const book = new ShareBook('001234', documents());
    book.bringForward('2026-01-01', baht(1_000), 12);
    book.payMonthly('2026-01-23', baht(500));
    book.buy('2026-02-02', baht(2_000));
    expect(
      book.entries.map((row) => [row.item_type_description, row.period, row.share_value, row.share_stock]),
    ).toEqual([
      ['ยกมา', null, '1000.00', '1000.00'],
      ['หุ้นรายเดือน', 13, '500.00', '1500.00'],
      ['ซื้อหุ้นเพิ่ม', null, '2000.00', '3500.00'],
    ]);
  });

  it('holds nothing after the withdrawal', () => {
    const book = new ShareBook('003003', documents());
    book.bringForward('2026-01-01', baht(1_000), 12);
    book.withdrawAll('2026-03-02');
    expect(book.entries.at(-1)).toMatchObject({ share_value: '-1000.00', share_stock: '0.00' });
  });

  it('states the stock before the accounting year', () => {
    const book = new ShareBook('001234', documents());
    book.bringForward('2025-12-01', baht(1_000), 12);
    book.payMonthly('2025-12-25', baht(500));
    book.payMonthly('2026-01-23', baht(500));
    expect(book.account({ monthly: baht(500), accountingYearFrom: '2026-01-01' })).toEqual({
      membership_no: '001234',
      share_stock: '2000.00',
      share_amount: '500.00',
      period: 14,
      drop_status: '0',
      brought_forward: '1500.00',
    });
  });
});

describe('loan book', () => {
  const terms = {
    membershipNo: '001234',
    type: 'emergency',
    runningNo: 45,
    begun: '2026-06-10',
    approved: baht(10_000),
    rate: 600,
    constant: 'principal',
    payment: baht(4_000),
    installments: 3,
  } as const;

  it('names a contract by type, Buddhist year and number', () => {
    expect(new LoanBook(terms, documents()).contractNo).toBe('ฉ6900045');
  });

  it('pays constant principal and the interest of the days, until nothing is left', () => {
    const book = new LoanBook(terms, documents());
    book.payMonthly('2026-07-10');
    book.payMonthly('2026-08-09');
    book.payMonthly('2026-09-08');
    expect(
      book.entries.map((row) => [row.principal_amount, row.interest_amount, row.principal_balance]),
    ).toEqual([
      ['10000.00', '0.00', '10000.00'],
      ['-4000.00', '49.32', '6000.00'],
      ['-4000.00', '29.59', '2000.00'],
      ['-2000.00', '9.86', '0.00'],
    ]);
    expect(book.status).toBe('1');
    expect(book.contract()).toMatchObject({ last_period: 3, principal_balance: '0.00', close_status: '1' });
  });

  it('pays a constant total of which the interest takes its part', () => {
    const book = new LoanBook({ ...terms, constant: 'total' }, documents());
    expect(book.due('2026-07-10')).toEqual({
      period: 1,
      principal: 395_068,
      interest: 4_932,
      balanceAfter: 604_932,
    });
    expect(book.entries).toHaveLength(1);
  });

  it('counts interest from the last payment, an extra one too', () => {
    const book = new LoanBook(terms, documents());
    book.payExtra('2026-06-20', baht(5_000));
    expect(book.entries.at(-1)).toMatchObject({ principal_amount: '-5000.00', interest_amount: '16.44' });
    expect(book.due('2026-06-30').interest).toBe(822);
  });

  it('leaves nothing when it is paid off, and nothing when the guarantor takes it over', () => {
    const paid = new LoanBook(terms, documents());
    paid.payOff('2026-06-20');
    expect(paid.entries.at(-1)).toMatchObject({ principal_balance: '0.00', interest_amount: '16.44' });
    const moved = new LoanBook(terms, documents());
    moved.moveToGuarantor('2026-06-20');
    expect(moved.contract()).toMatchObject({ principal_balance: '0.00', close_status: 'T' });
  });
});

describe('deposit book', () => {
  const terms = {
    accountNo: '0100012345',
    membershipNo: '001234',
    holder: 'นางสมหญิง ใจดี',
    type: 'savings',
  } as const;

  it('pays interest on what lay there at the end of each day', () => {
    const book = new DepositBook(terms, documents());
    book.post('2026-01-01', 'OPN', baht(10_000));
    book.post('2026-01-11', 'CD', baht(10_000));
    book.payInterest('2026-01-31');
    // (10,000 × 10 + 20,000 × 20) × 2 % / 365
    expect(book.entries.at(-1)).toMatchObject({
      amount: '27.40',
      balance: '20027.40',
      note: 'อัตราร้อยละ 2.00',
      doc_no: 'INT6901',
    });
  });

  it('withholds tax from the interest and says how much', () => {
    const book = new DepositBook({ ...terms, type: 'fixed' }, documents());
    book.post('2026-01-01', 'OPN', baht(100_000));
    book.payInterest('2027-01-01', 15);
    expect(book.entries.at(-1)).toMatchObject({
      amount: '2550.00',
      tax_amount: '450.00',
      balance: '102550.00',
    });
  });

  it('posts no row where there is no interest', () => {
    const book = new DepositBook(terms, documents());
    book.post('2026-01-01', 'OPN', baht(100));
    book.payInterest('2026-01-01');
    expect(book.entries).toHaveLength(1);
  });

  it('keeps the least balance and what a loan holds from being withdrawn', () => {
    const book = new DepositBook(terms, documents());
    book.post('2026-01-01', 'OPN', baht(1_000));
    expect(book.account('2026-01-01', { held: baht(300) }).withdrawable_amount).toBe('600.00');
    expect(book.account('2026-01-01', { held: baht(5_000) }).withdrawable_amount).toBe('0.00');
    expect(book.account('2026-01-01', { maturity: '2027-01-01' }).withdrawable_amount).toBe('0.00');
  });

  it('is empty when it is closed, its last interest paid', () => {
    const book = new DepositBook(terms, documents());
    book.post('2026-01-01', 'OPN', baht(10_000));
    book.close('2026-01-31');
    expect(book.account('2026-02-01', { closed: true })).toMatchObject({
      balance: '0.00',
      accumulated_interest: '0.00',
      close_status: '1',
    });
    expect(book.entries.map((row) => row.item_type_code)).toEqual(['OPN', 'INT', 'CW']);
  });
});

describe('steps', () => {
  it('happen by day, those of one day as listed', () => {
    const seen: string[] = [];
    const step = (day: string, name: string) => ({ day, run: () => void seen.push(name) });
    runByDay([
      step('2026-02-01', 'c'),
      step('2026-01-01', 'a'),
      step('2026-02-01', 'd'),
      step('2026-01-15', 'b'),
    ]);
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });
});
