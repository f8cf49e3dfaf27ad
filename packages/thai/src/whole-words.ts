import { THAI_MONTHS, THAI_MONTHS_SHORT } from './date.ts';
import { JOINED_WORDS } from './joined-words.ts';

/** Words that browsers split as well, in addition to the domain terms that search knows. */
const FURTHER_WORDS = [
  'เจ้าหน้าที่ จดทะเบียน ลงทะเบียน ทุกคน บัตรประชาชน ข้อกำหนด เผยแพร่ ขั้นตอน ความเป็นส่วนตัว ส่วนตัว',
  'ตรวจสอบ แต่งตั้ง เลือกตั้ง งวดแรก ประจำปี ประชุมใหญ่ ปันผล ผู้ได้รับทุน คณะกรรมการ ถามตอบ คำถาม คำตอบ ตั้งกระทู้',
  'ใบแจ้งยอด แบบฟอร์ม ฉุกเฉิน สมาชิกใหม่ ผู้ถือหุ้น ผู้รับโอน ค่าธรรมเนียม ทำการ หน้าหลัก หน้าแรก เบอร์โทร อีเมล',
  'ความต้องการ ร้องเรียน รับเงินกู้ เบอร์โทรศัพท์ วันเกิด เพิ่มขึ้น ลดลง ตัวอักษร ตัวเล็ก ตัวใหญ่ ตัวเลข',
  'สิทธิประโยชน์ ยืนยันตัวตน ความยินยอม ที่นี่ ทีละ เดือนละ เบื้องต้น ครบรอบ ไม่ได้ เก็บเงินไม่ได้ เท่ากัน ค้างชำระ งดชำระ',
  'ใช้งาน หน่วยงาน ประสานงาน เงินเดือน สิ้นเดือน ส่วนบุคคล ผู้อื่น ผู้ใด ผู้ค้ำ ผู้สูงอายุ ถึงแก่กรรม คำขอ รายชื่อ',
  'วันเวลา ระยะเวลา ย้อนหลัง สิ้นสุด ดังกล่าว ครบถ้วน ความปลอดภัย ความลับ ความหมาย หลักฐาน รูปแบบ',
  'หอประชุม การเงิน ทางการเงิน ไม่บังคับ',
  'การศึกษา ต่างประเทศ พระราชบัญญัติ อนุกรรมการ คณะอนุกรรมการ',
].flatMap((line) => line.split(' '));

/** All words that no line breaks, the longest first, so that a compound is found before its parts. */
export const WHOLE_WORDS: readonly string[] = [...JOINED_WORDS, ...FURTHER_WORDS].sort(
  (one, other) => other.length - one.length,
);

/** The names of the months, full and abbreviated, as a part of a regular expression. */
export const MONTHS: string = [...THAI_MONTHS, ...THAI_MONTHS_SHORT].join('|').replaceAll('.', '\\.');

const DATE = `[0-9]{1,2} (?:${MONTHS})(?: (?:พ\\.ศ\\. ?)?[0-9]{2,4})?|(?:${MONTHS}) [0-9]{4}`;
const NUMBERED = '(?:ประจำปี|ปี|พ\\.ศ\\.|(?:ฉบับ|ครั้ง|รุ่น|งวด|เลข)ที่) [0-9]+(?:/[0-9]+)?';
const TELEPHONE = '0[0-9]{1,2} [0-9]{3,4} [0-9]{3,4}';
const NUMBER = '[0-9xX]+(?:[-–/.,:][0-9xX]+)+';

/** Finds what no line breaks: listed words, dates, and account, telephone and other numbers. */
export const WHOLE: RegExp = new RegExp(
  `(${[DATE, NUMBERED, TELEPHONE, NUMBER, ...WHOLE_WORDS].join('|')})`,
  'g',
);

/**
 * Splits a text around what no line breaks: listed Thai words, dates and numbers. Every second piece, from the second
 * on, is to be kept whole; the pieces joined together are the original text.
 */
export function splitAtWholeWords(text: string): string[] {
  return text.split(WHOLE);
}
