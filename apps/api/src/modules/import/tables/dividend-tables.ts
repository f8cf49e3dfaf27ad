import type { ImportTable } from './import-table.ts';

const memberDiv: ImportTable = {
  name: 'member_div',
  target: 'dividend',
  title: { th: 'ปันผลและเฉลี่ยคืน', en: 'dividends and average returns' },
  key: ['membership_no', 'account_year'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  periodColumns: ['account_year'],
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'account_year', kind: 'year', required: true },
    { name: 'release_status', kind: 'code', codes: ['0', '1'], required: true },
    { name: 'dividend_rate', kind: 'rate' },
    { name: 'average_return_rate', kind: 'rate' },
    { name: 'dividend', kind: 'money', required: true },
    { name: 'average_return', kind: 'money', empty: '0.00' },
    { name: 'drop_dividend', kind: 'money', empty: '0.00' },
    { name: 'drop_average', kind: 'money', empty: '0.00' },
    { name: 'base_interest', kind: 'money' },
    { name: 'net_amount', kind: 'money', required: true },
    { name: 'pay_method', kind: 'code' },
    { name: 'bank_name', kind: 'text', maxLength: 200 },
    { name: 'bank_account', kind: 'text', maxLength: 30 },
    { name: 'paid_on', kind: 'date' },
  ],
};

const memberDivDeductions: ImportTable = {
  name: 'member_div_deductions',
  target: 'dividend_deduction',
  title: { th: 'รายการหักจากปันผลและเฉลี่ยคืน', en: 'deductions from dividends' },
  key: ['membership_no', 'account_year', 'seq_no'],
  references: [{ columns: ['membership_no', 'account_year'], table: 'member_div' }],
  setKey: ['membership_no', 'account_year'],
  periodColumns: ['account_year'],
  sum: {
    amount: 'amount',
    head: 'member_div',
    equals: 'dividend + average_return - drop_dividend - drop_average - net_amount',
    column: 'net_amount',
  },
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'account_year', kind: 'year', required: true },
    { name: 'seq_no', kind: 'integer', required: true },
    { name: 'description', kind: 'text', maxLength: 200, required: true },
    { name: 'amount', kind: 'money', required: true },
  ],
};

/** Dividends by year, and what was deducted from them. */
export const dividendTables = [memberDiv, memberDivDeductions];
