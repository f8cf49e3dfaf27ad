import type { ImportTable } from './import-table.ts';
import { ledgerColumns } from './ledger-columns.ts';

const memberShare: ImportTable = {
  name: 'member_share',
  target: 'share_account',
  title: { th: 'ทะเบียนหุ้น', en: 'share register' },
  key: ['membership_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  columns: [
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'share_stock', kind: 'money', required: true },
    { name: 'share_amount', kind: 'money', required: true },
    { name: 'period', kind: 'integer', required: true },
    { name: 'drop_status', kind: 'code', codes: ['0', '1'], empty: '0' },
    { name: 'brought_forward', kind: 'money', empty: '0.00' },
  ],
};

const memberShareStatement: ImportTable = {
  name: 'member_share_statement',
  target: 'share_entry',
  title: { th: 'รายการเคลื่อนไหวหุ้น', en: 'share statement' },
  key: ['membership_no', 'seq_no'],
  references: [{ columns: ['membership_no'], table: 'member_share' }],
  ledger: {
    owner: 'membership_no',
    day: 'operate_date',
    amount: 'share_value',
    balance: 'share_stock',
    head: 'member_share',
    headBalance: 'share_stock',
    openings: ['head.brought_forward', '0'],
  },
  columns: [
    ...ledgerColumns({ name: 'membership_no', kind: 'member' }, 'operate_date'),
    { name: 'share_value', kind: 'money', required: true },
    { name: 'share_stock', kind: 'money', required: true },
    { name: 'doc_no', kind: 'text', maxLength: 60 },
  ],
};

/** Share capital and its movements. */
export const shareTables = [memberShare, memberShareStatement];
