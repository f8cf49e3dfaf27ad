import { onlyDigits } from '@sahakorn/thai/digits';
import { isIdCard } from '@sahakorn/thai/id-card';
import { isMembershipNo, padMembershipNo } from '@sahakorn/thai/membership-no';
import { normaliseThai } from '@sahakorn/thai/normalise';
import { readCount, readMoney, readRate } from './amounts.ts';
import { readDay, readYear } from './dates.ts';
import type { ColumnKind, ImportColumn } from '../tables/import-table.ts';
import { Refusal } from './problems.ts';

const MAX_TEXT_LENGTH = 500;
const MAX_CODE_LENGTH = 20;

/** Most cells are numbers, codes and days, which need no cleaning. */
const PLAIN = /^[!-~]*$/;

type Reader = (text: string, column: ImportColumn) => string | null | Refusal;

const READERS: Record<ColumnKind, Reader> = {
  member: readMembershipNo,
  'deposit-no': (text) =>
    readNumber(text, /^[0-9A-Za-z-]{1,20}$/, 'เลขบัญชีใช้ตัวเลข ตัวอักษรอังกฤษ และขีด ไม่เกิน 20 ตัว'),
  'loan-no': (text) =>
    readNumber(text, /^[0-9A-Za-zก-ฮ./-]{1,20}$/, 'เลขที่สัญญาใช้ตัวเลข พยัญชนะ จุด ทับ และขีด ไม่เกิน 20 ตัว'),
  'id-card': readIdCard,
  text: readText,
  code: readCode,
  date: readDay,
  money: readMoney,
  rate: readRate,
  integer: readCount,
  year: readYear,
};

/**
 * Reads one cell by its column's kind. Null for an empty cell that may be empty; the spelling of Thai text is
 * made uniform, spaces and line ends in it become one space.
 */
export function readValue(column: ImportColumn, cell: string | null): string | null | Refusal {
  const text = cell === null || PLAIN.test(cell) ? (cell ?? '') : clean(cell);
  if (text instanceof Refusal) return text;
  const value = text === '' ? null : READERS[column.kind](text, column);
  if (value !== null) return value;
  return column.required ? new Refusal('ว่าง ทั้งที่ต้องมีค่า') : (column.empty ?? null);
}

function clean(cell: string): string | Refusal {
  if (cell.includes('\0')) return new Refusal('มีอักขระ NUL ปนอยู่');
  if (cell.includes('\ufffd') || !cell.isWellFormed()) return new Refusal('มีอักขระที่เสียจากการแปลงรหัสมาก่อน');
  return normaliseThai(cell).replaceAll(/\s+/g, ' ').trim();
}

function readText(text: string, { maxLength = MAX_TEXT_LENGTH }: ImportColumn): string | Refusal {
  if (/\p{Cc}/u.test(text)) return new Refusal('มีอักขระควบคุมปนอยู่');
  return text.length > maxLength ? new Refusal(`ยาวเกิน ${maxLength} ตัวอักษร`) : text;
}

function readCode(text: string, column: ImportColumn): string | Refusal {
  if (column.codes && !column.codes.includes(text)) {
    return new Refusal(`ไม่ใช่รหัสที่รู้จัก (${column.codes.join(' ')})`);
  }
  return readText(text, { maxLength: MAX_CODE_LENGTH, ...column });
}

function readMembershipNo(text: string): string | Refusal {
  const number = padMembershipNo(text);
  return isMembershipNo(number) ? number : new Refusal('เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก');
}

function readNumber(text: string, pattern: RegExp, reason: string): string | Refusal {
  return pattern.test(text) ? text : new Refusal(reason);
}

function readIdCard(text: string): string | Refusal {
  const digits = onlyDigits(text);
  if (/[^0-9๐-๙ -]/.test(text) || digits.length !== 13) return new Refusal('เลขบัตรประชาชนต้องมี 13 หลัก');
  return isIdCard(digits) ? digits : new Refusal('เลขตรวจสอบหลักที่ 13 ของบัตรประชาชนไม่ถูกต้อง');
}
