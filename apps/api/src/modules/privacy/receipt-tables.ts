import { type MemberTable, createMemberTable } from './member-table.ts';

const MONTH = { receive_year: 'ปี (ค.ศ.)', receive_month: 'เดือน' } as const;

const HEAD = {
  ...MONTH,
  seq_no: 'ลำดับ',
  receipt_no: 'เลขที่ใบเสร็จ',
  receipt_date: 'วันที่',
  receipt_status: 'สถานะ (0 ปกติ 2 คืนใบเสร็จ)',
  posted: 'ใบเสร็จ (1) หรือใบแจ้งหนี้ (0)',
  charged_amount: 'เรียกเก็บ',
  collected_amount: 'เก็บได้',
} as const;

const BY_MONTH = ['receive_year', 'receive_month', 'seq_no'];

/** Monthly collections. */
export const receiptTables: readonly MemberTable[] = [
  createMemberTable({ table: 'receipt', title: 'ใบเสร็จและใบแจ้งหนี้', order: BY_MONTH, labels: HEAD }),
  createMemberTable({
    table: 'receipt_line',
    title: 'รายการในใบเสร็จ',
    order: [...BY_MONTH, 'line_no'],
    labels: {
      ...MONTH,
      seq_no: 'ลำดับใบเสร็จ',
      line_no: 'บรรทัด',
      item_type_code: 'รหัสรายการ',
      item_type_name: 'รายการ',
      description: 'รายละเอียด',
      period: 'งวด',
      principal_amount: 'เงินต้น',
      interest_amount: 'ดอกเบี้ย',
      amount: 'จำนวนเงิน',
      balance_after: 'คงเหลือ',
    },
  }),
  createMemberTable({
    table: 'collection',
    title: 'ผลการเรียกเก็บ',
    order: ['receive_year', 'receive_month'],
    labels: {
      ...MONTH,
      charged_amount: 'เรียกเก็บ',
      collected_amount: 'เก็บได้',
      missed_amount: 'เก็บไม่ได้',
      paid_later_amount: 'ชำระภายหลัง',
      paid_later_on: 'วันชำระภายหลัง',
      outstanding_amount: 'ค้าง',
      reason: 'เหตุผล',
    },
  }),
  createMemberTable({
    table: 'cremation_receipt',
    title: 'ใบเสร็จฌาปนกิจสงเคราะห์',
    order: BY_MONTH,
    labels: {
      ...HEAD,
      crem_code: 'รหัสสมาคม',
      crem_name: 'สมาคม',
      case_count: 'จำนวนศพ',
      rate_per_case: 'อัตราต่อศพ',
      amount: 'จำนวนเงิน',
    },
  }),
];
