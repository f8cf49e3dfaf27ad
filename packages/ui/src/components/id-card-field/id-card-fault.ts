import { isIdCard } from '@sahakorn/thai/id-card';

const LENGTH = 13;

/**
 * What is wrong with an identity number as `IdCardField` gives it, and what to do, for the field and for the summary of
 * its form. Undefined for a right one, and for none at all.
 */
export function idCardFault(digits: string): string | undefined {
  if (digits === '' || isIdCard(digits)) return undefined;
  if (digits.length < LENGTH) return `พิมพ์แล้ว ${digits.length} หลัก พิมพ์ให้ครบ ${LENGTH} หลัก`;
  if (digits.length > LENGTH) return `พิมพ์แล้ว ${digits.length} หลัก ลบให้เหลือ ${LENGTH} หลักตามบัตร`;
  return 'ไม่มีเลขประจำตัวประชาชนนี้ ตรวจสอบกับบัตรทีละหลัก';
}
