import { maskBankAccountNo, maskEmail, maskPhone } from '@sahakorn/thai/account-no';
import { maskIdCard } from '@sahakorn/thai/id-card';
import { sql } from 'kysely';
import { type MemberTable, createMemberTable } from './member-table.ts';

/** The member's register entry, dividends and welfare. */
export const registerTables: readonly MemberTable[] = [
  createMemberTable({
    table: 'member',
    title: 'ทะเบียนสมาชิก',
    order: ['membership_no'],
    masked: { id_card: maskIdCard, mobile_no: maskPhone, email: maskEmail },
    labels: {
      membership_no: 'เลขสมาชิก',
      prename: 'คำนำหน้า',
      member_name: 'ชื่อ',
      member_surname: 'นามสกุล',
      id_card: 'เลขประจำตัวประชาชน (ปิดบางส่วน)',
      date_of_birth: 'วันเกิด',
      joined_on: 'วันเป็นสมาชิก',
      member_type: 'ประเภทสมาชิก (01 สามัญ 02 สมทบ)',
      member_status: 'สถานะ (0 ปกติ 3 พ้นสภาพ)',
      sex: 'เพศ',
      member_group_no: 'รหัสหน่วย',
      member_group_name: 'หน่วย',
      position_name: 'ตำแหน่ง',
      salary_amount: 'เงินเดือน',
      address_present: 'ที่อยู่',
      mobile_no: 'โทรศัพท์ (ปิดบางส่วน)',
      email: 'อีเมล (ปิดบางส่วน)',
      picture_file: 'ไฟล์รูปประจำตัว',
    },
  }),
  createMemberTable({
    table: 'beneficiary',
    title: 'ผู้รับโอนประโยชน์',
    order: ['order_no'],
    labels: {
      order_no: 'ลำดับ',
      name: 'ชื่อ',
      relation: 'ความสัมพันธ์',
      percent: 'ร้อยละ',
      condition: 'เงื่อนไข',
      recorded_on: 'วันบันทึก',
    },
  }),
  createMemberTable({
    table: 'dividend',
    title: 'ปันผลเฉลี่ยคืน',
    order: ['account_year'],
    only: sql<boolean>`release_status = '1'`,
    masked: { bank_account: maskBankAccountNo },
    labels: {
      account_year: 'ปีบัญชี (ค.ศ.)',
      dividend_rate: 'อัตราปันผล',
      average_return_rate: 'อัตราเฉลี่ยคืน',
      dividend: 'ปันผล',
      average_return: 'เฉลี่ยคืน',
      drop_dividend: 'ปันผลที่งดจ่าย',
      drop_average: 'เฉลี่ยคืนที่งดจ่าย',
      base_interest: 'ดอกเบี้ยที่ใช้คำนวณ',
      net_amount: 'สุทธิ',
      pay_method: 'วิธีจ่าย',
      bank_name: 'ธนาคาร',
      bank_account: 'บัญชีธนาคาร (ปิดบางส่วน)',
      paid_on: 'วันจ่าย',
    },
  }),
  createMemberTable({
    table: 'dividend_deduction',
    title: 'รายการหักปันผล',
    order: ['account_year', 'seq_no'],
    only: sql<boolean>`exists (
      select from dividend
      where dividend.membership_no = dividend_deduction.membership_no
        and dividend.account_year = dividend_deduction.account_year and release_status = '1')`,
    labels: {
      account_year: 'ปีบัญชี (ค.ศ.)',
      seq_no: 'ลำดับ',
      description: 'รายการ',
      amount: 'จำนวนเงิน',
    },
  }),
  createMemberTable({
    table: 'welfare_request',
    title: 'สวัสดิการ',
    order: ['operate_date', 'requestment_no'],
    labels: {
      requestment_no: 'เลขคำขอ',
      welfare_type: 'รหัสประเภท',
      welfare_name: 'สวัสดิการ',
      operate_date: 'วันขอ',
      amount: 'จำนวนเงิน',
      approve_status: 'ผล (2 รอ 1 อนุมัติ 0 ไม่อนุมัติ)',
      approve_date: 'วันพิจารณา',
      paid_status: 'จ่ายแล้ว (1 จ่าย)',
      paid_date: 'วันจ่าย',
      detail: 'รายละเอียด',
    },
  }),
];
