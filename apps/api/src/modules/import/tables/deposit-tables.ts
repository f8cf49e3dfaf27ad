import type { ImportTable } from './import-table.ts';

const memberDep: ImportTable = {
  name: 'member_dep',
  target: 'deposit_account',
  title: { th: 'บัญชีเงินฝาก', en: 'deposit accounts' },
  key: ['deposit_account_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  columns: [
    { name: 'deposit_account_no', kind: 'deposit-no', required: true },
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'deposit_type_code', kind: 'code', required: true },
    { name: 'deposit_type_name', kind: 'text', maxLength: 200, required: true },
    { name: 'deposit_account_name', kind: 'text', maxLength: 300 },
    { name: 'balance', kind: 'money' },
    { name: 'withdrawable_amount', kind: 'money' },
    { name: 'accumulated_interest', kind: 'money' },
    { name: 'loan_holding_amount', kind: 'money' },
    { name: 'monthly_deposit_amount', kind: 'money' },
    { name: 'opened_on', kind: 'date' },
    { name: 'maturity_on', kind: 'date' },
    { name: 'close_status', kind: 'code', codes: ['0', '1'], empty: '0' },
  ],
};

const memberDepStatement: ImportTable = {
  name: 'member_dep_statement',
  target: 'deposit_entry',
  title: { th: 'รายการเคลื่อนไหวเงินฝาก', en: 'deposit statement' },
  key: ['deposit_account_no', 'seq_no'],
  references: [{ columns: ['deposit_account_no'], table: 'member_dep' }],
  ledger: {
    owner: 'deposit_account_no',
    day: 'operate_date',
    amount: 'amount',
    balance: 'balance',
    head: 'member_dep',
    headBalance: 'balance',
    // A brought-forward row may state its balance with an amount of zero.
    openings: ['0', "case when entry.item_type_code = 'BF' then entry.balance - entry.amount end"],
  },
  columns: [
    { name: 'deposit_account_no', kind: 'deposit-no', required: true },
    { name: 'seq_no', kind: 'integer', required: true },
    { name: 'operate_date', kind: 'date', required: true },
    { name: 'item_type_code', kind: 'code', required: true },
    { name: 'item_description', kind: 'text', maxLength: 200, required: true },
    { name: 'note', kind: 'text', maxLength: 500 },
    { name: 'amount', kind: 'money', required: true },
    { name: 'balance', kind: 'money', required: true },
    { name: 'fee_amount', kind: 'money', empty: '0.00' },
    { name: 'tax_amount', kind: 'money', empty: '0.00' },
    { name: 'doc_no', kind: 'text', maxLength: 60 },
  ],
};

/** Deposit accounts and their movements. */
export const depositTables = [memberDep, memberDepStatement];
