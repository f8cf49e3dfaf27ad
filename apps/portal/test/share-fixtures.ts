export const SHARE_ACCOUNT = {
  share_stock: '486500.00',
  share_amount: '2500.00',
  period: 228,
  drop_status: '0',
  brought_forward: '461500.00',
};

export const SHARE_ENTRY = {
  seq_no: 231,
  operate_date: '2026-10-25',
  item_type_code: 'SPM',
  item_type_description: 'หุ้นรายเดือน',
  period: 228 as number | null,
  share_value: '2500.00',
  share_stock: '486500.00',
  doc_no: 'RC691000234' as string | null,
};

export const SHARE_STATEMENT = {
  rc_code: '1',
  head: SHARE_ACCOUNT as typeof SHARE_ACCOUNT | null,
  data: [
    SHARE_ENTRY,
    {
      ...SHARE_ENTRY,
      seq_no: 230,
      operate_date: '2026-10-10',
      item_type_code: 'SWD',
      item_type_description: 'ถอนหุ้น',
      period: null,
      share_value: '-1000.00',
      share_stock: '484000.00',
      doc_no: null,
    },
  ],
  totals: {
    row_count: 2,
    credit_amount: '2500.00',
    debit_amount: '-1000.00',
    brought_forward_amount: '0.00',
    opening_balance: '485000.00',
    closing_balance: '486500.00',
    first_date: '2026-10-10',
    last_date: '2026-10-25',
  },
  kinds: [
    { item_type_code: 'SPM', item_type_description: 'หุ้นรายเดือน' },
    { item_type_code: 'SWD', item_type_description: 'ถอนหุ้น' },
  ],
  next_cursor: null as string | null,
};

const SHARE_YEAR = {
  year: 2024,
  opening: '0.00',
  brought_forward: '398500.00',
  bought: '33000.00',
  bought_monthly: '30000.00',
  withdrawn: '0.00',
  closing: '431500.00',
  difference: '0.00',
  row_count: 14,
};

export const SHARE_YEARS = [
  SHARE_YEAR,
  {
    ...SHARE_YEAR,
    year: 2025,
    opening: '431500.00',
    brought_forward: '0.00',
    bought: '30000.00',
    closing: '461500.00',
    row_count: 12,
  },
  {
    ...SHARE_YEAR,
    year: 2026,
    opening: '461500.00',
    brought_forward: '0.00',
    bought: '26000.00',
    bought_monthly: '26000.00',
    withdrawn: '-1000.00',
    closing: '486500.00',
    row_count: 11,
  },
];
