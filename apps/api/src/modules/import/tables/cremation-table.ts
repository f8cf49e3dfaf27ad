import type { ImportTable } from './import-table.ts';
import { MONTH_RULE, RECEIPT_HEAD } from './receipt-tables.ts';

/** Receipts of the cremation society. */
export const cremationTable: ImportTable = {
  name: 'member_kepcrem',
  target: 'cremation_receipt',
  title: { th: 'ใบเสร็จฌาปนกิจสงเคราะห์', en: 'receipts of cremation societies' },
  key: ['membership_no', 'receive_year', 'receive_month', 'seq_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  periodColumns: ['receive_year', 'receive_month'],
  rules: [
    MONTH_RULE,
    {
      column: 'amount',
      check: 'amount = case_count * rate_per_case',
      reason: { th: 'ไม่เท่ากับจำนวนศพคูณอัตราต่อศพ', en: 'not the number of cases times the rate per case' },
    },
  ],
  columns: [
    ...RECEIPT_HEAD,
    { name: 'crem_code', kind: 'code', required: true },
    { name: 'crem_name', kind: 'text', maxLength: 200, required: true },
    { name: 'case_count', kind: 'integer', required: true },
    { name: 'rate_per_case', kind: 'money', required: true },
    { name: 'amount', kind: 'money', required: true },
  ],
};
