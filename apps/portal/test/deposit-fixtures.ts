export const ACCOUNT_ROW = {
  deposit_account_no: '0100012345',
  deposit_type_code: '01',
  deposit_type_name: 'เงินฝากออมทรัพย์',
  deposit_account_name: 'นางสมหญิง ใจดี',
  balance: '86410.75',
  withdrawable_amount: '86310.75',
  accumulated_interest: '628.40',
  loan_holding_amount: '0.00',
  monthly_deposit_amount: '3000.00',
  opened_on: '2007-11-01',
  maturity_on: null,
  close_status: '0',
  nickname: null,
};

export const MONTHS = [
  { month: '2026-10-01', row_count: 1, credit_amount: '3000.00', debit_amount: '0.00' },
  { month: '2026-11-01', row_count: 1, credit_amount: '0.00', debit_amount: '-2000.00' },
];

export const ENTRY_ROW = {
  seq_no: 2,
  operate_date: '2026-11-19',
  item_type_code: 'CW',
  item_description: 'ถอนเงินสด',
  note: 'เคาน์เตอร์สาขาสอง',
  amount: '-2000.00',
  balance: '86410.75',
  fee_amount: '0.00',
  tax_amount: '0.00',
  doc_no: 'CW691100118',
};

export const STATEMENT = {
  rc_code: '1',
  head: ACCOUNT_ROW,
  data: [
    ENTRY_ROW,
    {
      ...ENTRY_ROW,
      seq_no: 1,
      operate_date: '2026-10-25',
      item_type_code: 'XD',
      item_description: 'ฝากโอน',
      note: 'หักเงินเดือน ต.ค. 2569',
      amount: '3000.00',
      balance: '88410.75',
      doc_no: 'XD691000812',
    },
  ],
  totals: {
    row_count: 2,
    credit_amount: '3000.00',
    debit_amount: '-2000.00',
    opening_balance: '85410.75',
    closing_balance: '86410.75',
    first_date: '2026-10-25',
    last_date: '2026-11-19',
  },
  kinds: [
    { item_type_code: 'CW', item_description: 'ถอนเงินสด' },
    { item_type_code: 'XD', item_description: 'ฝากโอน' },
  ],
  next_cursor: null as string | null,
};

export const NO_MOVEMENTS = {
  ...STATEMENT,
  data: [],
  totals: {
    row_count: 0,
    credit_amount: '0.00',
    debit_amount: '0.00',
    opening_balance: null,
    closing_balance: null,
    first_date: null,
    last_date: null,
  },
};
