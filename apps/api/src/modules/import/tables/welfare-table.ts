import type { ImportTable } from './import-table.ts';

/** Requests for welfare. */
export const welfareTable: ImportTable = {
  name: 'member_welfare',
  target: 'welfare_request',
  title: { th: 'คำขอรับสวัสดิการ', en: 'welfare requests' },
  key: ['membership_no', 'requestment_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  rules: [
    {
      column: 'paid_status',
      check: "paid_status = '0' or approve_status = '1'",
      reason: { th: 'จ่ายแล้วทั้งที่ยังไม่อนุมัติ', en: 'paid, though not approved' },
    },
  ],
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'requestment_no', kind: 'code', maxLength: 60, required: true },
    { name: 'welfare_type', kind: 'code', required: true },
    { name: 'welfare_name', kind: 'text', maxLength: 200, required: true },
    { name: 'operate_date', kind: 'date', required: true },
    { name: 'amount', kind: 'money', required: true },
    { name: 'approve_status', kind: 'code', codes: ['0', '1', '2'], required: true },
    { name: 'approve_date', kind: 'date' },
    { name: 'paid_status', kind: 'code', codes: ['0', '1'], empty: '0' },
    { name: 'paid_date', kind: 'date' },
    { name: 'detail', kind: 'text', maxLength: 500 },
  ],
};
