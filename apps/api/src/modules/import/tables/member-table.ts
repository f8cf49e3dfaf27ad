import type { ImportTable } from './import-table.ts';

/** The register of members. */
export const memberTable: ImportTable = {
  name: 'member',
  target: 'member',
  title: { th: 'ทะเบียนสมาชิก', en: 'member register' },
  key: ['membership_no'],
  unique: ['id_card'],
  references: [],
  rules: [
    {
      column: 'date_of_birth',
      check: 'date_of_birth <= today',
      reason: {
        th: 'วันเกิดอยู่ในอนาคต ตรวจปีของไฟล์',
        en: 'the birthday is in the future; check the era of the years',
      },
    },
  ],
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'prename', kind: 'text', maxLength: 60, empty: '' },
    { name: 'member_name', kind: 'text', maxLength: 200, required: true },
    { name: 'member_surname', kind: 'text', maxLength: 200, required: true },
    { name: 'id_card', kind: 'id-card' },
    { name: 'date_of_birth', kind: 'date' },
    { name: 'joined_on', kind: 'date' },
    { name: 'member_type', kind: 'code', codes: ['01', '02'], empty: '01' },
    { name: 'member_status', kind: 'code', codes: ['0', '3'], empty: '0' },
    { name: 'sex', kind: 'code', codes: ['m', 'f'] },
    { name: 'member_group_no', kind: 'text', maxLength: 30 },
    { name: 'member_group_name', kind: 'text', maxLength: 200 },
    { name: 'position_name', kind: 'text', maxLength: 200 },
    { name: 'salary_amount', kind: 'money' },
    { name: 'address_present', kind: 'text', maxLength: 500 },
    { name: 'mobile_no', kind: 'text', maxLength: 60 },
    { name: 'email', kind: 'text', maxLength: 200 },
  ],
};
