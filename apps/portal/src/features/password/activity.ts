import type { Activity, ActivityKind } from '@sahakorn/contract/activity';
import type { Lenient } from '@sahakorn/contract/lenient';

type Words = {
  title: string;
  /** `warning`: needs the member's attention. */
  tone: 'plain' | 'warning' | 'staff';
};

export const ACTIVITY_WORDS: Readonly<Record<ActivityKind, Words>> = {
  'signed-in': { title: 'เข้าสู่ระบบ', tone: 'plain' },
  'signed-in-new-device': { title: 'เข้าสู่ระบบจากอุปกรณ์ใหม่', tone: 'warning' },
  'sign-in-failed': { title: 'เข้าสู่ระบบไม่สำเร็จ', tone: 'warning' },
  'signed-out': { title: 'ออกจากระบบ', tone: 'plain' },
  'sessions-ended': { title: 'ให้อุปกรณ์อื่นออกจากระบบ', tone: 'plain' },
  'password-changed': { title: 'เปลี่ยนรหัสผ่าน', tone: 'plain' },
  'password-change-failed': { title: 'เปลี่ยนรหัสผ่านไม่สำเร็จ', tone: 'warning' },
  'identity-failed': { title: 'ยืนยันตัวตนไม่สำเร็จ', tone: 'warning' },
  registered: { title: 'ลงทะเบียนใช้งาน', tone: 'plain' },
  'password-reset': { title: 'ตั้งรหัสผ่านใหม่ที่เมนูลืมรหัสผ่าน', tone: 'plain' },
  'account-given': { title: 'เจ้าหน้าที่เปิดบัญชีใช้งานให้', tone: 'staff' },
  'account-closed': { title: 'เจ้าหน้าที่ปิดบัญชีใช้งาน', tone: 'staff' },
  'account-opened': { title: 'เจ้าหน้าที่เปิดบัญชีใช้งานอีกครั้ง', tone: 'staff' },
  'reset-required': { title: 'เจ้าหน้าที่ให้ตั้งรหัสผ่านใหม่', tone: 'staff' },
  'terms-accepted': { title: 'ยอมรับข้อกำหนดและเงื่อนไข', tone: 'plain' },
  'document-opened': { title: 'เปิดเอกสาร', tone: 'plain' },
  'deposit-nickname-changed': { title: 'เปลี่ยนชื่อเล่นบัญชีเงินฝาก', tone: 'plain' },
  'impersonation-started': { title: 'เจ้าหน้าที่เข้าดูข้อมูลแทนท่าน', tone: 'staff' },
  'impersonation-ended': { title: 'เจ้าหน้าที่จบการดูข้อมูลแทนท่าน', tone: 'staff' },
  'data-downloaded': { title: 'ดาวน์โหลดข้อมูลทั้งหมด', tone: 'plain' },
  'data-download-failed': { title: 'ดาวน์โหลดข้อมูลไม่สำเร็จ รหัสผ่านไม่ถูกต้อง', tone: 'warning' },
  'data-download-broken': { title: 'ดาวน์โหลดข้อมูลไม่สำเร็จ ส่งไฟล์ได้ไม่ครบ', tone: 'plain' },
  'consent-given': { title: 'ให้ความยินยอม', tone: 'plain' },
  'consent-withdrawn': { title: 'ถอนความยินยอม', tone: 'plain' },
  'privacy-requested': { title: 'ส่งคำขอเรื่องข้อมูลส่วนบุคคล', tone: 'plain' },
  'privacy-answered': { title: 'เจ้าหน้าที่ตอบคำขอเรื่องข้อมูลส่วนบุคคล', tone: 'staff' },
  'confirmation-answered': { title: 'ตอบยืนยันยอด', tone: 'plain' },
  'confirmation-submitted': { title: 'ส่งคำตอบยืนยันยอด', tone: 'plain' },
};

export const UNKNOWN_ACTIVITY: Words = { title: ' - ', tone: 'plain' };

/** Kinds of documents by file name prefix, longer prefixes first. */
const DOCUMENTS = [
  ['cremation-receipt', 'ใบเสร็จรับเงินสงเคราะห์ศพ'],
  ['cremation-invoice', 'ใบแจ้งหนี้เงินสงเคราะห์ศพ'],
  ['receipt', 'ใบเสร็จรับเงิน'],
  ['invoice', 'ใบแจ้งหนี้'],
  ['share-statement', 'รายการเคลื่อนไหวหุ้น'],
  ['loan-statement', 'รายการเคลื่อนไหวเงินกู้'],
  ['deposit-statement', 'รายการเคลื่อนไหวเงินฝาก'],
  ['holdings', 'สรุปหุ้น เงินฝาก และเงินกู้'],
  ['dividend', 'หนังสือแจ้งเงินปันผลและเงินเฉลี่ยคืน'],
  ['interest', 'หนังสือรับรองดอกเบี้ย'],
  ['balance-confirmation', 'หนังสือยืนยันยอด'],
] as const;

/** The subject of an activity. A document is described by kind and number, not by file name. */
export function describeActivity({
  kind,
  detail,
}: Pick<Lenient<Activity>, 'kind' | 'detail'>): string | null {
  if (detail === null) return null;
  if (kind === 'impersonation-started') return `เหตุผล: ${detail}`;
  if (kind !== 'document-opened') return detail;
  const [, words = 'เอกสาร'] = DOCUMENTS.find(([name]) => detail.startsWith(name)) ?? [];
  const number = /(\d+-\d+)\.pdf$/.exec(detail)?.[1];
  return number === undefined ? words : `${words} เลขที่ ${number}`;
}
