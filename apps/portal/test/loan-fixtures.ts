type Missed = { receive_year: number; receive_month: number; amount: string | null };

export const LOAN_CONTRACT = {
  loan_contract_no: 'ส6700123',
  loan_type_code: '02',
  loan_type_description: 'เงินกู้สามัญ',
  begin_date: '2024-09-10',
  loan_approve_amount: '620000.00',
  principal_balance: '485500.00' as string | null,
  period_payment_amount: '5000.00',
  last_period: 26,
  installment_count: 124,
  interest_rate: '5.75',
  interest_arrear: '0.00',
  payment_type: '01',
  drop_payment_status: '0',
  close_status: '0',
  collateral: [
    {
      collateral_type: '01',
      description: 'นางสาวปิ่นมณี ศรีสุข',
      used_amount: '400000.00',
      status: '1',
    },
    { collateral_type: '02', description: 'ทุนเรือนหุ้นของผู้กู้', used_amount: '220000.00', status: '0' },
  ],
  missed: [] as Missed[],
};

export const LOAN_ENTRY = {
  seq_no: 28,
  loan_payment_date: '2026-10-23',
  item_type_code: 'LPM',
  item_type_description: 'หักชำระรายเดือน',
  period: 26 as number | null,
  principal_amount: '-5000.00',
  interest_amount: '2163.58' as string | null,
  total_amount: '7163.58',
  principal_balance: '485500.00',
  doc_no: 'LPM691000009',
};

export const LOAN_STATEMENT = {
  rc_code: '1',
  head: LOAN_CONTRACT,
  data: [
    LOAN_ENTRY,
    {
      ...LOAN_ENTRY,
      seq_no: 27,
      loan_payment_date: '2024-09-10',
      item_type_code: 'LRC',
      item_type_description: 'รับเงินกู้',
      period: null,
      principal_amount: '490500.00',
      interest_amount: '0.00',
      total_amount: '490500.00',
      principal_balance: '490500.00',
    },
  ],
  totals: {
    row_count: 2,
    credit_amount: '490500.00',
    debit_amount: '-5000.00',
    interest_amount: '2163.58' as string | null,
    opening_balance: null as string | null,
    closing_balance: '485500.00' as string | null,
    first_date: '2024-09-10' as string | null,
    last_date: '2026-10-23' as string | null,
  },
  kinds: [
    { item_type_code: 'LPM', item_type_description: 'หักชำระรายเดือน' },
    { item_type_code: 'LRC', item_type_description: 'รับเงินกู้' },
  ],
  next_cursor: null as string | null,
};
