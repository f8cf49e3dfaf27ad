import { getShownAmounts, LoanEntry } from '@sahakorn/contract/loan';
import { sql } from 'kysely';
import { listGuarantees } from './guarantee-table.ts';
import { type MemberRow, type MemberTable, createMemberTable, createPartTable } from './member-table.ts';

const LOAN = { table: 'loan_contract', key: 'loan_contract_no', label: 'เลขที่สัญญา' } as const;

/** `collateral_type` of a guarantor, who is named among the guarantees. */
const PERSON = '01';

/** Loans with their security, and guarantees. */
export const loanTables: readonly MemberTable[] = [
  createMemberTable({
    table: 'loan_contract',
    title: 'สัญญาเงินกู้',
    order: ['begin_date', 'loan_contract_no'],
    labels: {
      loan_contract_no: 'เลขที่สัญญา',
      loan_type_code: 'รหัสประเภท',
      loan_type_description: 'ประเภท',
      begin_date: 'วันเริ่ม',
      loan_approve_amount: 'วงเงินอนุมัติ',
      principal_balance: 'เงินต้นคงเหลือ',
      period_payment_amount: 'ชำระต่องวด',
      last_period: 'งวดล่าสุด',
      installment_count: 'จำนวนงวด',
      interest_rate: 'อัตราดอกเบี้ย',
      interest_arrear: 'ดอกเบี้ยค้าง',
      payment_type: 'วิธีชำระ (01 คงต้น 02 คงยอด)',
      drop_payment_status: 'การงดชำระ',
      close_status: 'สถานะสัญญา',
    },
  }),
  createPartTable(
    {
      table: 'loan_rate',
      title: 'อัตราดอกเบี้ยเงินกู้',
      orderLabels: { begin_on: 'ตั้งแต่วันที่' },
      labels: { interest_rate: 'อัตราดอกเบี้ย' },
    },
    LOAN,
  ),
  createPartTable(
    {
      table: 'loan_entry',
      title: 'รายการเงินกู้',
      labels: {
        loan_payment_date: 'วันที่',
        item_type_code: 'รหัสรายการ',
        item_type_description: 'รายการ',
        period: 'งวด',
        principal_amount: 'เงินต้น',
        interest_amount: 'ดอกเบี้ย',
        total_amount: 'รวม',
        principal_balance: 'เงินต้นคงเหลือ',
        doc_no: 'เลขที่เอกสาร',
      },
      show: showAmounts,
    },
    LOAN,
  ),
  createPartTable(
    {
      table: 'loan_collateral',
      title: 'หลักประกันเงินกู้',
      only: sql<boolean>`collateral_type <> ${PERSON}`,
      labels: {
        collateral_type: 'ประเภท (02 หุ้น 03 เงินฝาก 04 หลักทรัพย์)',
        description: 'รายละเอียด',
        used_amount: 'จำนวนที่ใช้ค้ำ',
        status: 'สถานะ',
      },
    },
    LOAN,
  ),
  {
    name: 'guarantee',
    title: 'การค้ำประกัน',
    covers: ['loan_collateral'],
    labels: {
      direction: 'ทาง (given ท่านค้ำผู้อื่น received ผู้อื่นค้ำท่าน)',
      loan_contract_no: 'เลขที่สัญญา',
      party_name: 'ชื่ออีกฝ่าย',
      begin_date: 'วันเริ่ม',
      loan_approve_amount: 'วงเงินอนุมัติ',
      principal_balance: 'เงินต้นคงเหลือ',
      used_amount: 'จำนวนที่ค้ำ',
      status: 'สถานะ',
    },
    list: listGuarantees,
  },
];

const Amounts = LoanEntry.pick({ principal_amount: true, interest_amount: true });

/** With the signs of the statement. */
function showAmounts(row: MemberRow): MemberRow {
  const { principal, interest, total } = getShownAmounts(Amounts.parse(row));
  return { ...row, principal_amount: principal, interest_amount: interest, total_amount: total };
}
