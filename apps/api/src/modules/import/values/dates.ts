import { readThaiDate, type YearRange } from '@sahakorn/thai/date-input';
import { normaliseCode } from '@sahakorn/thai/normalise';
import type { Bilingual } from '../../../language.ts';
import { Refusal } from './problems.ts';

const BUDDHIST_ERA_OFFSET = 543;

// The ranges do not overlap, so a year of four digits identifies its era.
const GREGORIAN_YEARS: YearRange = { first: 1850, last: 2199 };
const BUDDHIST_YEARS: YearRange = { first: 2393, last: 2742 };

const NO_DATE = /^0000-00-00/;
const DIGITS_ONLY = /^\d+$/;

const NOT_A_DATE: Bilingual = {
  th: 'ไม่ใช่วันที่แบบ 2026-11-20 หรือ 20/11/2569',
  en: 'not a date such as 2026-11-20 or 20/11/2569',
};
const AMBIGUOUS: Bilingual = {
  th: 'กำกวม: ปี ค.ศ. ต้องเขียนแบบ 2026-11-20 ส่วน 20/11/2569 ใช้กับปี พ.ศ. เท่านั้น',
  en: 'ambiguous: a Gregorian year must be written as 2026-11-20; 20/11/2569 is for Buddhist years only',
};
const NO_SUCH_DAY: Bilingual = { th: 'ไม่มีวันนี้ในปฏิทิน', en: 'no such day in the calendar' };
const NO_SUCH_TIME: Bilingual = { th: 'ไม่มีเวลานี้', en: 'no such time' };
const WRONG_WEEKDAY: Bilingual = { th: 'ชื่อวันไม่ตรงกับวันที่', en: 'the weekday is not that of the date' };

/**
 * Reads a day as typed dates are read (a time after it is left out, an offset counted into Bangkok). Years from
 * 2393 are Buddhist. Null for `0000-00-00`. A Gregorian year after day and month in digits is refused, because
 * 03/04/2026 may be March or April; so are years of two digits and dates of digits only.
 */
export function readDay(
  text: string,
  { time = 'ignored' }: { time?: 'ignored' | 'refused' } = {},
): string | null | Refusal {
  const read = readThaiDate(text, { years: BUDDHIST_YEARS });
  if (read.ok) {
    const { iso, form, yearReadAs, hasTime } = read;
    if (form === 'digits' || (hasTime && time === 'refused')) return new Refusal(NOT_A_DATE);
    return form === 'day-first' && yearReadAs === 'gregorian' ? new Refusal(AMBIGUOUS) : iso;
  }
  const typed = normaliseCode(text);
  if (NO_DATE.test(typed)) return null;
  if (DIGITS_ONLY.test(typed)) return new Refusal(NOT_A_DATE);
  switch (read.reason) {
    case 'day':
    case 'month':
      return new Refusal(NO_SUCH_DAY);
    case 'time':
      return new Refusal(NO_SUCH_TIME);
    case 'weekday':
      return new Refusal(WRONG_WEEKDAY);
    case 'year':
      return new Refusal(read.year?.length === 4 ? describeYear(read.year) : NOT_A_DATE);
    default:
      return new Refusal(NOT_A_DATE);
  }
}

/** Reads a year of four digits, Buddhist ones too, as a Gregorian one. */
export function readYear(text: string): string | Refusal {
  const digits = normaliseCode(text);
  if (!/^\d{4}$/.test(digits)) {
    return new Refusal({
      th: 'ไม่ใช่ปีสี่หลัก เช่น 2569 หรือ 2026',
      en: 'not a year of four digits, such as 2569 or 2026',
    });
  }
  const year = Number(digits);
  if (isWithin(year, BUDDHIST_YEARS)) return String(year - BUDDHIST_ERA_OFFSET);
  return isWithin(year, GREGORIAN_YEARS) ? digits : new Refusal(describeYear(digits));
}

function describeYear(year: string): Bilingual {
  return { th: `ปี ${year} อยู่นอกช่วงที่เป็นไปได้`, en: `the year ${year} is out of range` };
}

function isWithin(year: number, range: YearRange): boolean {
  return year >= range.first && year <= range.last;
}
