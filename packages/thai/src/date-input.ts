import {
  BUDDHIST_ERA_OFFSET,
  THAI_MONTHS,
  THAI_MONTHS_SHORT,
  THAI_WEEKDAYS,
  THAI_WEEKDAYS_SHORT,
  formatThaiDate,
  toBuddhistYear,
} from './date.ts';
import { toArabicDigits } from './digits.ts';
import { BANGKOK, daysInMonth, toIsoDate, wallClockAt, getWeekday } from './iso-date.ts';
import { normaliseThai } from './normalise.ts';

/** How the typed year was interpreted; `buddhist-short` is a two-digit year. */
export type YearReadAs = 'buddhist' | 'buddhist-short' | 'gregorian';

/** Why a typed date was refused: nothing typed, not a date, a year out of range, or a day that does not exist. */
export type DateRefusal = 'empty' | 'format' | 'year' | 'day';

/**
 * The result of parsing: the date (`iso` is `YYYY-MM-DD`, Gregorian; `readBack` is the date in Thai, to be
 * shown for confirmation), or the reason why it was refused (`message` explains it in Thai and says what to do).
 */
export type ThaiDateInput =
  | { ok: true; iso: string; yearReadAs: YearReadAs; readBack: string }
  | { ok: false; reason: DateRefusal; message: string };

type Refusal = Extract<ThaiDateInput, { ok: false }>;
type Era = 'buddhist' | 'gregorian' | null;
type TypedDate = { weekday: number | null; day: string; month: string; era: Era; year: string };
type Year = { year: number; readAs: YearReadAs };

// Three centuries in each era. The ranges do not overlap, so a four-digit year determines its era.
const FIRST_BUDDHIST_YEAR = 2400;
const LAST_BUDDHIST_YEAR = 2699;

// A two-digit year is the latest matching Buddhist year that is at most this many years in the future.
const SHORT_YEARS_AHEAD = 10;

const NBSP = '\u00a0';
const SEPARATORS = /[\s/.,–-]+/g;
const ERAS = new Map<string, Era>([
  ['พศ', 'buddhist'],
  ['พุทธศักราช', 'buddhist'],
  ['คศ', 'gregorian'],
  ['คริสต์ศักราช', 'gregorian'],
]);

const MONTHS = monthsByName();
const WEEKDAYS = weekdaysByName();
const BETWEEN_DAY_AND_YEAR = new RegExp(
  `^(?:เดือน)?(${alternatives(MONTHS.keys())})(?:ปี)?(${alternatives(ERAS.keys())})?$`,
);
const BEFORE_YEAR = new RegExp(`^(?:ปี)?(${alternatives(ERAS.keys())})?$`);
const BEFORE_DAY = new RegExp(`^(?:วัน)?(${alternatives(WEEKDAYS.keys())})?ฯ?(?:วัน)?(?:ที่)?$`);

/**
 * Parses a date as members type it: day, month and year in digits (Thai digits too) or with the month's name,
 * optionally with weekday and era; eight digits (`07022520`); or an ISO date. A four-digit year is Buddhist
 * or Gregorian depending on its range, a two-digit year is Buddhist; a year such as 3112 is refused. `now` in
 * `timeZone` (default Asia/Bangkok) determines the century of two-digit years and the examples in messages.
 */
export function parseThaiDate(
  text: string,
  { now, timeZone = BANGKOK }: { now: Date; timeZone?: string },
): ThaiDateInput {
  const thisYear = toBuddhistYear(wallClockAt(now.getTime(), timeZone).year);
  const typed = toArabicDigits(normaliseThai(text)).trim();
  const example = `7${NBSP}ก.พ.${NBSP}${thisYear}`;
  if (typed === '') return refuse('empty', `ยังไม่มีวันที่ พิมพ์วัน เดือน ปี เช่น ${example}`);
  const parts = splitTypedDate(typed);
  if (!parts) return refuse('format', `อ่านวันที่นี้ไม่ได้ พิมพ์วัน เดือน ปี เช่น ${example}`);
  const year = parseYear(parts, thisYear);
  if (!year) return refuseYear(parts, thisYear);
  return toResult(parts, year);
}

function splitTypedDate(text: string): TypedDate | null {
  const match = /^([^0-9]*)([0-9]+)(?:([^0-9]+)([0-9]+))?(?:([^0-9]+)([0-9]+))?$/.exec(text);
  if (!match) return null;
  const [, before = '', first = '', gap, second = '', lastGap, last = ''] = match;
  const weekday = parseWeekday(before);
  if (weekday === undefined) return null;
  if (gap === undefined) return splitDigits(first, weekday);
  if (lastGap === undefined) return splitNamedMonth(first, gap, second, weekday);
  const era = BEFORE_YEAR.exec(withoutSeparators(lastGap));
  if (withoutSeparators(gap) !== '' || !era) return null;
  if (first.length !== 4) {
    return rejectLongParts({ weekday, day: first, month: second, era: parseEra(era[1]), year: last });
  }
  if (withoutSeparators(lastGap) !== '') return null;
  return rejectLongParts({ weekday, day: last, month: second, era: null, year: first });
}

function splitDigits(digits: string, weekday: number | null): TypedDate | null {
  if (digits.length !== 8 && digits.length !== 6) return null;
  return { weekday, day: digits.slice(0, 2), month: digits.slice(2, 4), era: null, year: digits.slice(4) };
}

function splitNamedMonth(day: string, gap: string, year: string, weekday: number | null): TypedDate | null {
  const match = BETWEEN_DAY_AND_YEAR.exec(withoutSeparators(gap));
  if (!match) return null;
  const [, name = '', era] = match;
  return rejectLongParts({ weekday, day, month: String(MONTHS.get(name)), era: parseEra(era), year });
}

/** A day or month of three or more digits is not a mistyped day: the text is not a date at all. */
function rejectLongParts(date: TypedDate): TypedDate | null {
  return date.day.length <= 2 && date.month.length <= 2 ? date : null;
}

function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** The weekday before the date: null if there is none, undefined if the words are not a weekday. */
function parseWeekday(before: string): number | null | undefined {
  const match = BEFORE_DAY.exec(before.replace(/[\s.,]+/g, ''));
  if (!match) return undefined;
  return match[1] === undefined ? null : WEEKDAYS.get(match[1]);
}

function parseYear({ era, year }: TypedDate, thisYear: number): Year | null {
  const value = Number(year);
  if (year.length === 2 && era !== 'gregorian') {
    const latest = thisYear + SHORT_YEARS_AHEAD;
    const buddhist = latest - ((latest - value) % 100);
    return { year: buddhist - BUDDHIST_ERA_OFFSET, readAs: 'buddhist-short' };
  }
  if (year.length !== 4) return null;
  if (era !== 'gregorian' && isBuddhistYear(value)) {
    return { year: value - BUDDHIST_ERA_OFFSET, readAs: 'buddhist' };
  }
  if (era !== 'buddhist' && isBuddhistYear(toBuddhistYear(value)))
    return { year: value, readAs: 'gregorian' };
  return null;
}

function toResult(parts: TypedDate, { year, readAs }: Year): ThaiDateInput {
  const date = { year, month: Number(parts.month), day: Number(parts.day) };
  const monthName = THAI_MONTHS[date.month - 1];
  if (monthName === undefined) {
    return refuse('day', `ไม่มีเดือนที่${NBSP}${date.month} ตรวจสอบวันหรือเดือน`);
  }
  const written = `วันที่${NBSP}${date.day}${NBSP}${monthName}${NBSP}${toBuddhistYear(year)}`;
  if (date.day < 1 || date.day > daysInMonth(year, date.month)) {
    const leapDay = date.month === 2 && date.day === 29;
    return refuse('day', `ไม่มี${written} ตรวจสอบวันหรือ${leapDay ? 'ปี' : 'เดือน'}`);
  }
  const weekday = getWeekday(date);
  if (parts.weekday !== null && parts.weekday !== weekday) {
    const [right, wrong] = [THAI_WEEKDAYS[weekday], THAI_WEEKDAYS[parts.weekday]];
    return refuse('day', `${written} เป็นวัน${right} ไม่ใช่วัน${wrong} ตรวจสอบวันหรือปี`);
  }
  const iso = toIsoDate(date);
  return { ok: true, iso, yearReadAs: readAs, readBack: formatThaiDate(iso, { weekday: true }) };
}

function refuseYear({ era, year }: TypedDate, thisYear: number): Refusal {
  if (era === 'gregorian') {
    const example = thisYear - BUDDHIST_ERA_OFFSET;
    return refuse('year', `อ่านปี ค.ศ.${NBSP}${year} ไม่ได้ พิมพ์ปี ค.ศ. สี่หลัก เช่น ${example}`);
  }
  const named = era === 'buddhist' ? `ปี พ.ศ.${NBSP}${year}` : `ปี${NBSP}${year}`;
  return refuse('year', `อ่าน${named} ไม่ได้ พิมพ์ปี พ.ศ. เช่น ${thisYear} หรือ ${String(thisYear).slice(-2)}`);
}

function refuse(reason: DateRefusal, message: string): Refusal {
  return { ok: false, reason, message };
}

function isBuddhistYear(year: number): boolean {
  return year >= FIRST_BUDDHIST_YEAR && year <= LAST_BUDDHIST_YEAR;
}

function parseEra(word: string = ''): Era {
  return ERAS.get(word) ?? null;
}

/** Full names, abbreviations without dots, and the colloquial short forms (มกรา, กุมภา). */
function monthsByName(): Map<string, number> {
  const months = new Map<string, number>();
  for (const [index, name] of THAI_MONTHS.entries()) {
    months.set(name, index + 1);
    months.set(name.replace(/(คม|ยน|พันธ์)$/, ''), index + 1);
  }
  for (const [index, name] of THAI_MONTHS_SHORT.entries()) months.set(name.replaceAll('.', ''), index + 1);
  return months;
}

function weekdaysByName(): Map<string, number> {
  const weekdays = new Map<string, number>([['พฤหัส', THAI_WEEKDAYS.indexOf('พฤหัสบดี')]]);
  for (const [index, name] of THAI_WEEKDAYS.entries()) weekdays.set(name, index);
  for (const [index, name] of THAI_WEEKDAYS_SHORT.entries()) weekdays.set(name.replace('.', ''), index);
  return weekdays;
}

function alternatives(words: Iterable<string>): string {
  return [...words].sort((left, right) => right.length - left.length).join('|');
}
