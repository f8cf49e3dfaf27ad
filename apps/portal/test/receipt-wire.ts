export const RECEIPT = {
  receive_year: 2026,
  receive_month: 10,
  seq_no: 1,
  receipt_no: '6910-001234' as string | null,
  receipt_date: '2026-10-23',
  receipt_status: '0',
  posted: '1',
  charged_amount: '9663.58',
  collected_amount: '9663.58',
  lines: [
    {
      item_type_code: 'MS00',
      item_type_name: 'ค่าหุ้น',
      description: '',
      period: 228,
      principal_amount: '2500.00',
      interest_amount: '0.00',
      amount: '2500.00',
      balance_after: '486500.00',
    },
    {
      item_type_code: 'ML02',
      item_type_name: 'เงินกู้สามัญ',
      description: 'ส6700123',
      period: 26,
      principal_amount: '5000.00',
      interest_amount: '2163.58',
      amount: '7163.58',
      balance_after: '485500.00',
    },
  ],
};

export const COLLECTION = {
  receive_year: 2026,
  receive_month: 10,
  charged_amount: '9663.58',
  collected_amount: '9663.58',
  missed_amount: '0.00',
  paid_later_amount: '0.00',
  paid_later_on: null as string | null,
  outstanding_amount: '0.00',
  reason: null as string | null,
};

/** The items of November: shares, and a loan with its interest. */
export const BILL_ITEMS = [
  { amount: '2500.00', principal_amount: '2500.00', interest_amount: '0.00', item_type_code: 'MS00' },
  { amount: '7524.01', principal_amount: '5000.00', interest_amount: '2524.01', item_type_code: 'ML02' },
].map((amounts) => ({
  receive_year: 2026,
  receive_month: 11,
  item_type_name: '',
  description: '',
  period: null,
  ...amounts,
}));

export const CREMATION_RECEIPT = {
  receive_year: 2026,
  receive_month: 10,
  seq_no: 1,
  receipt_no: 'ฌ6910-001234' as string | null,
  receipt_date: '2026-10-23',
  receipt_status: '0',
  posted: '1',
  charged_amount: '100.00',
  collected_amount: '100.00',
  crem_code: 'CM01',
  crem_name: 'สมาคมฌาปนกิจสงเคราะห์สหกรณ์ตัวอย่าง',
  case_count: 5,
  rate_per_case: '20.00',
  amount: '100.00',
};
