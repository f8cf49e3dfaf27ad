import type { ImportTable } from './import-table.ts';

/** Beneficiaries of the members. */
export const beneficiaryTable: ImportTable = {
  name: 'member_gian',
  target: 'beneficiary',
  title: { th: 'ผู้รับโอนประโยชน์', en: 'beneficiaries' },
  key: ['membership_no', 'order_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  setKey: ['membership_no'],
  rules: [
    {
      column: 'percent',
      check: `(select sum(other.percent) from stage_beneficiary as other
               where other.membership_no = staged.membership_no) <= 100`,
      reason: {
        th: 'ส่วนแบ่งของสมาชิกคนนี้รวมกันเกินร้อยละ 100',
        en: 'the shares of this member add up to more than 100 percent',
      },
    },
  ],
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'order_no', kind: 'integer', required: true },
    { name: 'name', kind: 'text', maxLength: 200, required: true },
    { name: 'relation', kind: 'text', maxLength: 100 },
    { name: 'percent', kind: 'rate' },
    { name: 'condition', kind: 'text', maxLength: 500 },
    { name: 'recorded_on', kind: 'date' },
  ],
};
