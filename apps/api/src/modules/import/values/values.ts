import { onlyDigits } from '@sahakorn/thai/digits';
import { isIdCard } from '@sahakorn/thai/id-card';
import { isMembershipNo, padMembershipNo } from '@sahakorn/thai/membership-no';
import { normaliseCode, normaliseLine } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../../language.ts';
import { readCount, readMoney, readRate } from './amounts.ts';
import { readDay, readYear } from './dates.ts';
import { type DoubleEncoding, findDoubleEncoding } from './double-encoding.ts';
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
    readNumber(text, /^[0-9A-Za-z-]{1,20}$/, {
      th: 'เลขบัญชีใช้ตัวเลข ตัวอักษรอังกฤษ และขีด ไม่เกิน 20 ตัว',
      en: 'an account number has at most 20 digits, Latin letters and dashes',
    }),
  'loan-no': (text) =>
    readNumber(text, /^[0-9A-Za-zก-ฮ./-]{1,20}$/, {
      th: 'เลขที่สัญญาใช้ตัวเลข พยัญชนะ จุด ทับ และขีด ไม่เกิน 20 ตัว',
      en: 'a contract number has at most 20 digits, letters, dots, slashes and dashes',
    }),
  'id-card': readIdCard,
  text: readText,
  code: readCode,
  date: (text) => readDay(text),
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
  return column.required
    ? new Refusal({ th: 'ว่าง ทั้งที่ต้องมีค่า', en: 'empty, though required' })
    : (column.empty ?? null);
}

function clean(cell: string): string | Refusal {
  if (cell.includes('\0')) return new Refusal({ th: 'มีอักขระ NUL ปนอยู่', en: 'contains a NUL character' });
  const double = findDoubleEncoding(cell);
  if (double) return new Refusal(describeDoubleEncoding(double));
  if (cell.includes('\ufffd') || !cell.isWellFormed()) {
    return new Refusal({
      th: 'มีอักขระที่เสียจากการแปลงรหัสมาก่อน',
      en: 'contains characters that an earlier conversion damaged',
    });
  }
  return normaliseLine(cell);
}

/** Why a text is refused that an earlier program read in the wrong encoding. */
export function describeDoubleEncoding({ original, written, readAs }: DoubleEncoding): Bilingual {
  const [th, en] = original === null ? ['', ''] : [` น่าจะเป็น "${original}"`, `, probably "${original}"`];
  return {
    th: `โปรแกรมก่อนหน้าอ่าน ${written} เป็น ${readAs}${th} ส่งออกใหม่เป็น UTF-8`,
    en: `an earlier program read ${written} as ${readAs}${en}; export it again as UTF-8`,
  };
}

function readText(text: string, { maxLength = MAX_TEXT_LENGTH }: ImportColumn): string | Refusal {
  if (/\p{Cc}/u.test(text)) {
    return new Refusal({ th: 'มีอักขระควบคุมปนอยู่', en: 'contains control characters' });
  }
  return text.length > maxLength
    ? new Refusal({ th: `ยาวเกิน ${maxLength} ตัวอักษร`, en: `longer than ${maxLength} characters` })
    : text;
}

function readCode(text: string, column: ImportColumn): string | Refusal {
  if (column.codes && !column.codes.includes(text)) {
    const codes = column.codes.join(' ');
    return new Refusal({ th: `ไม่ใช่รหัสที่รู้จัก (${codes})`, en: `not a known code (${codes})` });
  }
  return readText(text, { maxLength: MAX_CODE_LENGTH, ...column });
}

function readMembershipNo(text: string): string | Refusal {
  const number = padMembershipNo(text);
  return isMembershipNo(number)
    ? number
    : new Refusal({ th: 'เลขสมาชิกต้องเป็นตัวเลข 1 ถึง 6 หลัก', en: 'a membership number has 1 to 6 digits' });
}

function readNumber(text: string, pattern: RegExp, reason: Bilingual): string | Refusal {
  const number = normaliseCode(text);
  return pattern.test(number) ? number : new Refusal(reason);
}

function readIdCard(text: string): string | Refusal {
  const digits = onlyDigits(text);
  if (/[^0-9 -]/.test(normaliseCode(text)) || digits.length !== 13) {
    return new Refusal({ th: 'เลขบัตรประชาชนต้องมี 13 หลัก', en: 'an identity card number has 13 digits' });
  }
  return isIdCard(digits)
    ? digits
    : new Refusal({
        th: 'เลขตรวจสอบหลักที่ 13 ของบัตรประชาชนไม่ถูกต้อง',
        en: 'the check digit (the 13th) of the identity card number is wrong',
      });
}
