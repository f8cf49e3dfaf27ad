import type { ImportTable } from './import-table.ts';
import { ledgerColumns } from './ledger-columns.ts';

const memberLoan: ImportTable = {
  name: 'member_loan',
  target: 'loan_contract',
  title: { th: 'สัญญาเงินกู้', en: 'loan contracts' },
  key: ['loan_contract_no'],
  references: [{ columns: ['membership_no'], table: 'member' }],
  columns: [
    { name: 'loan_contract_no', kind: 'loan-no', required: true },
    { name: 'membership_no', kind: 'member', required: true },
    { name: 'loan_type_code', kind: 'code', required: true },
    { name: 'loan_type_description', kind: 'text', maxLength: 200, required: true },
    { name: 'begin_date', kind: 'date', required: true },
    { name: 'loan_approve_amount', kind: 'money', required: true },
    { name: 'principal_balance', kind: 'money' },
    { name: 'period_payment_amount', kind: 'money', required: true },
    { name: 'last_period', kind: 'integer' },
    { name: 'installment_count', kind: 'integer' },
    { name: 'interest_rate', kind: 'rate' },
    { name: 'interest_arrear', kind: 'money' },
    { name: 'payment_type', kind: 'code', codes: ['01', '02'] },
    { name: 'drop_payment_status', kind: 'code', codes: ['0', '1', '2', '3'], empty: '0' },
    { name: 'close_status', kind: 'code', codes: ['0', '1', 'T'], empty: '0' },
  ],
};

const memberLoanRate: ImportTable = {
  name: 'member_loan_rate',
  target: 'loan_rate',
  title: { th: 'อัตราดอกเบี้ยเงินกู้', en: 'loan interest rates' },
  key: ['loan_contract_no', 'begin_on'],
  references: [{ columns: ['loan_contract_no'], table: 'member_loan' }],
  setKey: ['loan_contract_no'],
  columns: [
    { name: 'loan_contract_no', kind: 'loan-no', required: true },
    { name: 'begin_on', kind: 'date', required: true },
    { name: 'interest_rate', kind: 'rate', required: true },
  ],
};

const memberLoanCollateral: ImportTable = {
  name: 'member_loan_collateral',
  target: 'loan_collateral',
  title: { th: 'หลักประกันเงินกู้', en: 'loan collateral' },
  key: ['loan_contract_no', 'seq_no'],
  references: [
    { columns: ['loan_contract_no'], table: 'member_loan' },
    { columns: ['guarantor_no'], table: 'member' },
  ],
  columns: [
    { name: 'loan_contract_no', kind: 'loan-no', required: true },
    { name: 'seq_no', kind: 'integer', required: true },
    { name: 'collateral_type', kind: 'code', codes: ['01', '02', '03', '04'], required: true },
    { name: 'description', kind: 'text', maxLength: 300, required: true },
    { name: 'used_amount', kind: 'money', required: true },
    { name: 'status', kind: 'code', empty: '1' },
    { name: 'guarantor_no', kind: 'member' },
  ],
};

const memberLoanStatement: ImportTable = {
  name: 'member_loan_statement',
  target: 'loan_entry',
  title: { th: 'รายการเคลื่อนไหวเงินกู้', en: 'loan statement' },
  key: ['loan_contract_no', 'seq_no'],
  references: [{ columns: ['loan_contract_no'], table: 'member_loan' }],
  ledger: {
    owner: 'loan_contract_no',
    day: 'loan_payment_date',
    amount: 'principal_amount',
    balance: 'principal_balance',
    head: 'member_loan',
    headBalance: 'principal_balance',
    // Books start with the payment out of the loan, or with the first repayment of what was approved.
    openings: ['head.loan_approve_amount', '0'],
  },
  columns: [
    ...ledgerColumns({ name: 'loan_contract_no', kind: 'loan-no' }, 'loan_payment_date'),
    { name: 'principal_amount', kind: 'money', required: true },
    { name: 'interest_amount', kind: 'money' },
    { name: 'principal_balance', kind: 'money', required: true },
    { name: 'doc_no', kind: 'text', maxLength: 60 },
  ],
};

/** Loan contracts, their rates, what secures them, and their movements. */
export const loanTables = [memberLoan, memberLoanRate, memberLoanCollateral, memberLoanStatement];
