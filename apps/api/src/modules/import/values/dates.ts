import { toArabicDigits } from '@sahakorn/thai/digits';
import { Refusal } from './problems.ts';

const BUDDHIST_ERA_OFFSET = 543;

// The ranges do not overlap, so a year of four digits identifies its era.
const GREGORIAN_YEARS = { first: 1850, last: 2199 };
const BUDDHIST_YEARS = { first: 2393, last: 2742 };

const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;
const NO_DATE = /^0000-00-00/;

/**
 * Reads a day as `YYYY-MM-DD` (a time of day after it is dropped) or as `วว/ดด/ปปปป` with a Buddhist year.
 * Years from 2393 are Buddhist in both forms. Null for `0000-00-00`. A Gregorian year after slashes is
 * refused, because 03/04/2026 may be March or April; so are years of two digits.
 */
export function readDay(text: string): string | null | Refusal {
  const digits = toArabicDigits(text);
  if (NO_DATE.test(digits)) return null;
  const yearFirst = YEAR_FIRST.exec(digits);
  if (yearFirst) return toIsoDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = DAY_FIRST.exec(digits);
  if (!dayFirst) return new Refusal('ไม่ใช่วันที่แบบ 2026-11-20 หรือ 20/11/2569');
  const year = Number(dayFirst[3]);
  if (isWithin(year, GREGORIAN_YEARS)) {
    return new Refusal('กำกวม: ปี ค.ศ. ต้องเขียนแบบ 2026-11-20 ส่วน 20/11/2569 ใช้กับปี พ.ศ. เท่านั้น');
  }
  return toIsoDay(year, Number(dayFirst[2]), Number(dayFirst[1]));
}

/** Reads a year of four digits, Buddhist ones too, as a Gregorian one. */
export function readYear(text: string): string | Refusal {
  const digits = toArabicDigits(text);
  if (!/^\d{4}$/.test(digits)) return new Refusal('ไม่ใช่ปีสี่หลัก เช่น 2569 หรือ 2026');
  const year = toGregorian(Number(digits));
  return year instanceof Refusal ? year : String(year);
}

function toIsoDay(written: number, month: number, day: number): string | Refusal {
  const year = toGregorian(written);
  if (year instanceof Refusal) return year;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : new Refusal('ไม่มีวันนี้ในปฏิทิน');
}

function toGregorian(written: number): number | Refusal {
  if (isWithin(written, BUDDHIST_YEARS)) return written - BUDDHIST_ERA_OFFSET;
  return isWithin(written, GREGORIAN_YEARS) ? written : new Refusal(`ปี ${written} อยู่นอกช่วงที่เป็นไปได้`);
}

function isWithin(year: number, range: { first: number; last: number }): boolean {
  return year >= range.first && year <= range.last;
}
