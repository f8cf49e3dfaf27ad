import { THAI_MONTHS, THAI_MONTHS_SHORT } from './date.ts';
import { COMPOUND_WORDS } from './compound-words.ts';

/** Words that browsers also split. Search does not need them, so they are not in `COMPOUND_WORDS`. */
const OTHER_WORDS = [
  'เจ้าหน้าที่ จดทะเบียน ลงทะเบียน ทุกคน บัตรประชาชน ข้อกำหนด เผยแพร่ ขั้นตอน ความเป็นส่วนตัว ส่วนตัว',
  'ตรวจสอบ แต่งตั้ง เลือกตั้ง งวดแรก ประจำปี ประชุมใหญ่ ปันผล ผู้ได้รับทุน คณะกรรมการ ถามตอบ คำถาม คำตอบ ตั้งกระทู้',
  'ใบแจ้งยอด แบบฟอร์ม ฉุกเฉิน สมาชิกใหม่ ผู้ถือหุ้น ผู้รับโอน ค่าธรรมเนียม ทำการ หน้าหลัก หน้าแรก เบอร์โทร อีเมล',
  'ความต้องการ ร้องเรียน รับเงินกู้ เบอร์โทรศัพท์ วันเกิด เพิ่มขึ้น ลดลง ตัวอักษร ตัวเล็ก ตัวใหญ่ ตัวเลข',
  'สิทธิประโยชน์ ยืนยันตัวตน ความยินยอม ที่นี่ ทีละ เดือนละ เบื้องต้น ครบรอบ ไม่ได้ เก็บเงินไม่ได้ เท่ากัน ค้างชำระ งดชำระ',
  'ใช้งาน หน่วยงาน ประสานงาน เงินเดือน สิ้นเดือน ส่วนบุคคล ผู้อื่น ผู้ใด ผู้ค้ำ ผู้สูงอายุ ถึงแก่กรรม คำขอ รายชื่อ',
  'วันเวลา ระยะเวลา ย้อนหลัง สิ้นสุด ดังกล่าว ครบถ้วน ความปลอดภัย ความลับ ความหมาย หลักฐาน รูปแบบ',
  'หอประชุม การเงิน ทางการเงิน ไม่บังคับ ท่านกรอก',
  'การศึกษา ต่างประเทศ พระราชบัญญัติ อนุกรรมการ คณะอนุกรรมการ',
].flatMap((line) => line.split(' '));

/**
 * A word that ends in เงิน is not one before the rest of another:
 * โครงการเงินกู้ ends in เงินกู้ and has no การเงิน.
 */
const BEFORE_MONEY = /เงิน$/;
const REST_OF_MONEY = '(?!กู้|ฝาก|ต้น|สด|โอน|ปันผล)';

/** All words that must not break across lines, as alternatives of a regular expression. */
export const WORD_PATTERN: string = [...COMPOUND_WORDS, ...OTHER_WORDS]
  // Longest first, so that a compound matches before its parts.
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replace(BEFORE_MONEY, `$&${REST_OF_MONEY}`))
  .join('|');

/** Full and abbreviated month names as alternatives of a regular expression. */
export const MONTH_PATTERN: string = [...THAI_MONTHS, ...THAI_MONTHS_SHORT].join('|').replaceAll('.', '\\.');

const DATE = `[0-9]{1,2} (?:${MONTH_PATTERN})(?: (?:พ\\.ศ\\. ?)?[0-9]{2,4})?|(?:${MONTH_PATTERN}) [0-9]{4}`;
const NUMBERED = '(?:ประจำปี|ปี|พ\\.ศ\\.|(?:ฉบับ|ครั้ง|รุ่น|งวด|เลข)ที่) [0-9]+(?:/[0-9]+)?';
const FIGURE = '[0-9]+(?:[.,–][0-9]+)*';
const UNIT = '(?:ล้าน)?บาท|ต่อปี|ต่อเดือน|เดือน|ปี|งวด|คน|รายการ|หน้า|วัน|ครั้ง|บรรทัด|ช่อง|น\\.';
const WITH_UNIT = `${FIGURE} (?:${UNIT})|(?:ร้อยละ|หน้า)[ \u00A0]${FIGURE}`;
const TELEPHONE = '0[0-9]{1,2} [0-9]{3,4} [0-9]{3,4}';
const NUMBER = '[0-9xX]+(?:[-–/.,:][0-9xX]+)+';

/**
 * Matches what must not break across lines: listed words, dates, numbers with their unit, and other numbers.
 */
export const UNBREAKABLE: RegExp = new RegExp(
  `(${[DATE, NUMBERED, TELEPHONE, WITH_UNIT, NUMBER, WORD_PATTERN].join('|')})`,
  'g',
);

/**
 * Splits a text into pieces that may break across lines (even indexes) and pieces that must
 * not (odd indexes): listed Thai words, dates, and numbers with their unit. The pieces
 * joined together are the original text.
 */
export function splitAtUnbreakable(text: string): string[] {
  return text.split(UNBREAKABLE);
}
