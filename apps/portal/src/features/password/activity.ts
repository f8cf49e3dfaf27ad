import type { ActivityKind } from '@sahakorn/contract/activity';

type Words = {
  title: string;
  /** `warning`: what the member should look at twice. */
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
  'impersonation-started': { title: 'เจ้าหน้าที่เข้าดูข้อมูลแทนท่าน', tone: 'staff' },
  'impersonation-ended': { title: 'เจ้าหน้าที่จบการดูข้อมูลแทนท่าน', tone: 'staff' },
  'data-downloaded': { title: 'ดาวน์โหลดข้อมูลทั้งหมด', tone: 'plain' },
  'data-download-failed': { title: 'ดาวน์โหลดข้อมูลไม่สำเร็จ รหัสผ่านไม่ถูกต้อง', tone: 'warning' },
  'data-download-broken': { title: 'ดาวน์โหลดข้อมูลไม่สำเร็จ ส่งไฟล์ได้ไม่ครบ', tone: 'plain' },
  'consent-given': { title: 'ให้ความยินยอม', tone: 'plain' },
  'consent-withdrawn': { title: 'ถอนความยินยอม', tone: 'plain' },
  'privacy-requested': { title: 'ส่งคำขอเรื่องข้อมูลส่วนบุคคล', tone: 'plain' },
  'privacy-answered': { title: 'เจ้าหน้าที่ตอบคำขอเรื่องข้อมูลส่วนบุคคล', tone: 'staff' },
};
