import { isIdCard } from '@sahakorn/thai/id-card';

const LENGTH = 13;

/**
 * The error of an identity number from `IdCardField`, for the field and the form's summary. Undefined for a valid
 * number and for an empty one.
 */
export function idCardFault(digits: string): string | undefined {
  if (digits === '' || isIdCard(digits)) return undefined;
  if (digits.length < LENGTH) return `พิมพ์แล้ว ${digits.length} หลัก พิมพ์ให้ครบ ${LENGTH} หลัก`;
  if (digits.length > LENGTH) return `พิมพ์แล้ว ${digits.length} หลัก ลบให้เหลือ ${LENGTH} หลักตามบัตร`;
  return 'ไม่มีเลขประจำตัวประชาชนนี้ ตรวจสอบกับบัตรทีละหลัก';
}
