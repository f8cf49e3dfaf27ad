import { loanTables } from './loan-tables.ts';
import { type MemberTable, createMemberTable, createPartTable } from './member-table.ts';

const DEPOSIT = { table: 'deposit_account', key: 'deposit_account_no', label: 'เลขที่บัญชี' } as const;

/** Shares, loans with their security, and deposits. */
export const ledgerTables: readonly MemberTable[] = [
  createMemberTable({
    table: 'share_account',
    title: 'ทะเบียนหุ้น',
    order: ['membership_no'],
    labels: {
      share_stock: 'ทุนเรือนหุ้น',
      share_amount: 'ค่าหุ้นรายเดือน',
      period: 'งวดล่าสุด',
      drop_status: 'งดส่งค่าหุ้น (1 งด)',
      brought_forward: 'ยอดยกมา',
    },
  }),
  createMemberTable({
    table: 'share_entry',
    title: 'รายการหุ้น',
    order: ['seq_no'],
    labels: {
      seq_no: 'ลำดับ',
      operate_date: 'วันที่',
      item_type_code: 'รหัสรายการ',
      item_type_description: 'รายการ',
      period: 'งวด',
      share_value: 'จำนวนเงิน',
      share_stock: 'คงเหลือ',
      doc_no: 'เลขที่เอกสาร',
    },
  }),
  ...loanTables,
  createMemberTable({
    table: 'deposit_account',
    title: 'บัญชีเงินฝาก',
    order: ['deposit_account_no'],
    labels: {
      deposit_account_no: 'เลขที่บัญชี',
      deposit_type_code: 'รหัสประเภท',
      deposit_type_name: 'ประเภท',
      deposit_account_name: 'ชื่อบัญชี',
      balance: 'ยอดคงเหลือ',
      withdrawable_amount: 'ถอนได้',
      accumulated_interest: 'ดอกเบี้ยสะสม',
      loan_holding_amount: 'ค้ำเงินกู้',
      monthly_deposit_amount: 'ฝากรายเดือน',
      opened_on: 'วันเปิด',
      maturity_on: 'วันครบกำหนด',
      close_status: 'ปิดบัญชี (0 เปิดอยู่)',
    },
  }),
  createPartTable(
    {
      table: 'deposit_entry',
      title: 'รายการเงินฝาก',
      labels: {
        operate_date: 'วันที่',
        item_type_code: 'รหัสรายการ',
        item_description: 'รายการ',
        note: 'หมายเหตุ',
        amount: 'จำนวนเงิน',
        balance: 'คงเหลือ',
        fee_amount: 'ค่าธรรมเนียม',
        tax_amount: 'ภาษี',
        doc_no: 'เลขที่เอกสาร',
      },
    },
    DEPOSIT,
  ),
];
