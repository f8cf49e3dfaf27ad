import type { ImportColumn, ImportTable, RowRule } from './import-table.ts';

export const MONTH_RULE: RowRule = {
  column: 'receive_month',
  check: 'receive_month between 1 and 12',
  reason: { th: 'เดือนต้องเป็น 1 ถึง 12', en: 'the month must be 1 to 12' },
};

/** The columns that every kind of receipt has. */
export const RECEIPT_HEAD: readonly ImportColumn[] = [
  { name: 'membership_no', kind: 'member', required: true },
  { name: 'receive_year', kind: 'year', required: true },
  { name: 'receive_month', kind: 'integer', required: true },
  { name: 'seq_no', kind: 'integer', required: true },
  { name: 'receipt_no', kind: 'text', maxLength: 60 },
  { name: 'receipt_date', kind: 'date', required: true },
  { name: 'receipt_status', kind: 'code', codes: ['0', '2'], empty: '0' },
  { name: 'posted', kind: 'code', codes: ['0', '1'], required: true },
  { name: 'charged_amount', kind: 'money', required: true },
  { name: 'collected_amount', kind: 'money', required: true },
];

const memberKep: ImportTable = {
  name: 'member_kep',
  target: 'receipt',
  title: { th: 'ใบเสร็จและใบแจ้งหนี้รายเดือน', en: 'monthly receipts and invoices' },
  key: ['membership_no', 'receive_year', 'receive_month', 'seq_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  periodColumns: ['receive_year', 'receive_month'],
  rules: [MONTH_RULE],
  columns: RECEIPT_HEAD,
};

const memberKepLines: ImportTable = {
  name: 'member_kep_lines',
  target: 'receipt_line',
  title: { th: 'รายการในใบเสร็จรายเดือน', en: 'lines of monthly receipts' },
  key: ['membership_no', 'receive_year', 'receive_month', 'seq_no', 'line_no'],
  references: [
    { columns: ['membership_no', 'receive_year', 'receive_month', 'seq_no'], table: 'member_kep' },
  ],
  setKey: ['membership_no', 'receive_year', 'receive_month', 'seq_no'],
  periodColumns: ['receive_year', 'receive_month'],
  sum: { amount: 'amount', head: 'member_kep', equals: 'charged_amount', column: 'charged_amount' },
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'receive_year', kind: 'year', required: true },
    { name: 'receive_month', kind: 'integer', required: true },
    { name: 'seq_no', kind: 'integer', required: true },
    { name: 'line_no', kind: 'integer', required: true },
    { name: 'item_type_code', kind: 'code', required: true },
    { name: 'item_type_name', kind: 'text', maxLength: 200, required: true },
    { name: 'description', kind: 'text', maxLength: 200, empty: '' },
    { name: 'period', kind: 'integer' },
    { name: 'principal_amount', kind: 'money' },
    { name: 'interest_amount', kind: 'money' },
    { name: 'amount', kind: 'money', required: true },
    { name: 'balance_after', kind: 'money' },
  ],
};

const memberCollection: ImportTable = {
  name: 'member_collection',
  target: 'collection',
  title: { th: 'ผลการเรียกเก็บรายเดือน', en: 'monthly collections' },
  key: ['membership_no', 'receive_year', 'receive_month'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  periodColumns: ['receive_year', 'receive_month'],
  rules: [MONTH_RULE],
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'receive_year', kind: 'year', required: true },
    { name: 'receive_month', kind: 'integer', required: true },
    { name: 'charged_amount', kind: 'money', required: true },
    { name: 'collected_amount', kind: 'money', required: true },
    { name: 'paid_later_amount', kind: 'money', empty: '0.00' },
    { name: 'paid_later_on', kind: 'date' },
    { name: 'reason', kind: 'text', maxLength: 200 },
  ],
};

/** Monthly receipts, their lines, and what became of each month. */
export const receiptTables = [memberKep, memberKepLines, memberCollection];
