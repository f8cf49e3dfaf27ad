import { sql } from 'kysely';
import { listWholeActivity } from '../activity/member-activity.ts';
import { maskAddress } from '../../client/mask-address.ts';
import { type MemberTable, createMemberTable } from './member-table.ts';

const FROM = { address: 'ที่อยู่อินเทอร์เน็ต (ปิดบางส่วน)', user_agent: 'เครื่องและเบราว์เซอร์' } as const;
const masked = { address: maskAddress };

/** Data from using the portal: account, consents, requests, documents, postings and impersonations. */
export const accountTables: readonly MemberTable[] = [
  createMemberTable({
    table: 'account',
    title: 'บัญชีใช้งาน',
    order: ['membership_no'],
    labels: {
      created_at: 'เปิดเมื่อ',
      password_changed_at: 'ตั้งรหัสผ่านล่าสุด',
      password_reset_at: 'ตั้งรหัสผ่านใหม่เพราะลืมล่าสุด',
      must_reset: 'ต้องตั้งรหัสผ่านใหม่',
      given_password_until: 'รหัสผ่านที่สหกรณ์ให้ใช้ได้ถึง',
      disabled_at: 'ปิดใช้งานเมื่อ',
    },
  }),
  createMemberTable({
    table: 'session',
    title: 'อุปกรณ์ที่เข้าสู่ระบบอยู่',
    order: ['created_at'],
    only: sql<boolean>`impersonator is null`,
    masked,
    labels: {
      created_at: 'เข้าสู่ระบบเมื่อ',
      last_seen_at: 'ใช้ล่าสุด',
      remember: 'จำการเข้าสู่ระบบ',
      ...FROM,
    },
  }),
  createMemberTable({
    table: 'terms_acceptance',
    title: 'ข้อกำหนดที่ยอมรับ',
    order: ['version'],
    masked,
    labels: { version: 'ฉบับที่', accepted_at: 'เมื่อ', text_hash: 'ค่าแฮชของข้อความ', ...FROM },
  }),
  createMemberTable({
    table: 'consent_decision',
    title: 'ความยินยอม',
    order: ['id'],
    masked,
    labels: { code: 'เรื่อง', version: 'ฉบับที่', given: 'ให้ความยินยอม', decided_at: 'เมื่อ', ...FROM },
  }),
  createMemberTable({
    table: 'deposit_nickname',
    title: 'ชื่อเล่นบัญชีเงินฝาก',
    order: ['deposit_account_no'],
    labels: { deposit_account_no: 'เลขที่บัญชี', nickname: 'ชื่อเล่น' },
  }),
  createMemberTable({
    table: 'privacy_request',
    title: 'คำขอเรื่องข้อมูลส่วนบุคคล',
    order: ['id'],
    labels: {
      id: 'เลขคำขอ',
      kind: 'เรื่อง',
      detail: 'รายละเอียด',
      received_at: 'รับเมื่อ',
      due_on: 'ตอบภายใน',
      state: 'สถานะ',
      answer: 'คำตอบ',
      answered_at: 'ตอบเมื่อ',
    },
  }),
  createMemberTable({
    table: 'balance_confirmation',
    title: 'ยอดที่สหกรณ์ขอให้ยืนยัน',
    order: ['balance_on'],
    labels: {
      balance_on: 'ยอด ณ วันที่',
      open_until: 'ตอบได้ถึง',
      opened_at: 'ขอให้ยืนยันเมื่อ',
      submitted_at: 'ส่งคำตอบเมื่อ',
    },
  }),
  createMemberTable({
    table: 'confirmation_line',
    title: 'คำตอบยืนยันยอด',
    order: ['balance_on', 'line_no'],
    labels: {
      balance_on: 'ยอด ณ วันที่',
      line_no: 'บรรทัด',
      kind: 'ชนิด',
      account_no: 'เลขที่',
      account_name: 'ชื่อรายการ',
      amount: 'ยอด',
      posted_amount: 'ยอดในบรรทัดสุดท้ายของวันในสมุด (เมื่อต่างจากยอดตามวันที่)',
      answer: 'คำตอบ',
      comment: 'ข้อความ',
      answered_at: 'ตอบเมื่อ',
    },
  }),
  createMemberTable({
    table: 'notice',
    title: 'จดหมายแจ้งทางอีเมล',
    order: ['happened_at'],
    labels: { kind: 'เรื่อง', device: 'เครื่อง', happened_at: 'เหตุเกิดเมื่อ', sent_at: 'ส่งเมื่อ' },
  }),
  createMemberTable({
    table: 'issued_document',
    title: 'เอกสารที่พิมพ์',
    order: ['issued_at'],
    labels: {
      document_no: 'เลขที่',
      kind: 'ชนิด',
      document_date: 'วันที่ของเอกสาร',
      amount: 'จำนวนเงิน',
      code: 'รหัสตรวจสอบ',
      issued_at: 'ออกเมื่อ',
    },
  }),
  {
    name: 'activity',
    title: 'ประวัติการใช้งาน',
    covers: ['audit_entry'],
    labels: {
      happened_at: 'เมื่อ',
      kind: 'เหตุการณ์',
      device: 'เครื่อง',
      address: 'ที่อยู่อินเทอร์เน็ต (ปิดบางส่วน)',
      staff: 'เจ้าหน้าที่',
      detail: 'รายละเอียด',
    },
    list: listWholeActivity,
  },
];
