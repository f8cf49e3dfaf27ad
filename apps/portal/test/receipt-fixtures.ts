import type { Deduction, DeductionItem } from '@sahakorn/contract/deduction';

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

/** The items of November: shares, and a loan with interest. */
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

/** The November invoice compared with October: the days and the balance of the loan. */
export const DEDUCTION = {
  receive_year: 2026,
  receive_month: 11,
  day: '2026-11-25',
  posted: '0',
  charged_amount: '10024.01',
  collected_amount: '0.00',
  pay_day: { value: '2026-11-25', missing: [], obstacle: null },
  next_pay_day: { value: '2026-12-25', missing: [], obstacle: null },
  before: {
    receive_year: 2026,
    receive_month: 10,
    day: '2026-10-23',
    posted: '1',
    charged_amount: '9663.58',
    collected_amount: '9663.58',
  },
  difference: '360.43',
  unlisted_difference: '0.00',
  items: [
    {
      item_type_code: 'MS00',
      item_type_name: 'ค่าหุ้น',
      description: '',
      amount: '2500.00',
      amount_before: '2500.00',
      basis: null,
      basis_before: null,
      changes: [],
    },
    {
      item_type_code: 'ML02',
      item_type_name: 'เงินกู้สามัญ',
      description: 'ส6700123',
      amount: '7524.01',
      amount_before: '7163.58',
      basis: { balance: '485500.00', from: '2026-10-23', to: '2026-11-25', days: 33, rates: ['5.7500'] },
      basis_before: {
        balance: '490500.00',
        from: '2026-09-25',
        to: '2026-10-23',
        days: 28,
        rates: ['5.7500'],
      },
      changes: [
        { cause: 'days', amount: '386.43', missing: [] },
        { cause: 'balance', amount: '-26.00', missing: [] },
      ],
    },
  ],
} satisfies Deduction & { items: [DeductionItem, DeductionItem] };

/** The month after `RECEIPT`, not deducted yet. */
export const INVOICE = {
  ...RECEIPT,
  receive_month: 11,
  receipt_no: null,
  receipt_date: '2026-11-25',
  posted: '0',
  charged_amount: '10024.01',
  collected_amount: '0.00',
  lines: RECEIPT.lines.map((line) =>
    line.item_type_code === 'ML02' ? { ...line, interest_amount: '2524.01', amount: '7524.01' } : line,
  ),
};
