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
import { BANGKOK, daysInMonth, isoOf, wallClockAt, weekdayOf } from './iso-date.ts';
import { normaliseThai } from './normalise.ts';

/** How the typed year was understood; `buddhist-short` is a year of two digits. */
export type YearReadAs = 'buddhist' | 'buddhist-short' | 'gregorian';

/** Why a typed date was refused: nothing typed, not a date, a year out of range, or a day that does not exist. */
export type DateRefusal = 'empty' | 'format' | 'year' | 'day';

/**
 * A typed date understood (`iso` is `YYYY-MM-DD`, Gregorian; `readBack` shows the reader what was
 * understood) or refused (`message` says in Thai what happened and what to do).
 */
export type ThaiDateInput =
  | { ok: true; iso: string; yearReadAs: YearReadAs; readBack: string }
  | { ok: false; reason: DateRefusal; message: string };

type Refusal = Extract<ThaiDateInput, { ok: false }>;
type Era = 'buddhist' | 'gregorian' | null;
type TypedDate = { weekday: number | null; day: string; month: string; era: Era; year: string };
type Year = { year: number; readAs: YearReadAs };

// The same three centuries in both eras; they do not overlap, so a year of four digits tells its era.
const FIRST_BUDDHIST_YEAR = 2400;
const LAST_BUDDHIST_YEAR = 2699;

// Two digits mean the Buddhist year nearest in the past, or up to this many years ahead.
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
 * Reads a date as members type it: day, month, year in digits (Thai ones too) or with the month's name,
 * the weekday and the era where given, eight digits (`07022520`), or an ISO date. Four digits are a Buddhist
 * or a Gregorian year by their range, two are Buddhist; a year such as 3112 is refused. `now` in
 * `timeZone` (default Asia/Bangkok) decides the century of two digits and the years named in messages.
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
  const year = readYear(parts, thisYear);
  if (!year) return refuseYear(parts, thisYear);
  return readDay(parts, year);
}

function splitTypedDate(text: string): TypedDate | null {
  const match = /^([^0-9]*)([0-9]+)(?:([^0-9]+)([0-9]+))?(?:([^0-9]+)([0-9]+))?$/.exec(text);
  if (!match) return null;
  const [, before = '', first = '', gap, second = '', lastGap, last = ''] = match;
  const weekday = readWeekday(before);
  if (weekday === undefined) return null;
  if (gap === undefined) return splitDigits(first, weekday);
  if (lastGap === undefined) return splitNamedMonth(first, gap, second, weekday);
  const era = BEFORE_YEAR.exec(withoutSeparators(lastGap));
  if (withoutSeparators(gap) !== '' || !era) return null;
  if (first.length !== 4) {
    return ofShortDay({ weekday, day: first, month: second, era: eraOf(era[1]), year: last });
  }
  if (withoutSeparators(lastGap) !== '') return null;
  return ofShortDay({ weekday, day: last, month: second, era: null, year: first });
}

function splitDigits(digits: string, weekday: number | null): TypedDate | null {
  if (digits.length !== 8 && digits.length !== 6) return null;
  return { weekday, day: digits.slice(0, 2), month: digits.slice(2, 4), era: null, year: digits.slice(4) };
}

function splitNamedMonth(day: string, gap: string, year: string, weekday: number | null): TypedDate | null {
  const match = BETWEEN_DAY_AND_YEAR.exec(withoutSeparators(gap));
  if (!match) return null;
  const [, name = '', era] = match;
  return ofShortDay({ weekday, day, month: String(MONTHS.get(name)), era: eraOf(era), year });
}

/** A day or a month of three digits and more is no slip of the day, but something else than a date. */
function ofShortDay(date: TypedDate): TypedDate | null {
  return date.day.length <= 2 && date.month.length <= 2 ? date : null;
}

function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

/** The weekday in front of the date, null where there is none, undefined for words that are none. */
function readWeekday(before: string): number | null | undefined {
  const match = BEFORE_DAY.exec(before.replace(/[\s.,]+/g, ''));
  if (!match) return undefined;
  return match[1] === undefined ? null : WEEKDAYS.get(match[1]);
}

function readYear({ era, year }: TypedDate, thisYear: number): Year | null {
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

function readDay(parts: TypedDate, { year, readAs }: Year): ThaiDateInput {
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
  const weekday = weekdayOf(date);
  if (parts.weekday !== null && parts.weekday !== weekday) {
    const [right, wrong] = [THAI_WEEKDAYS[weekday], THAI_WEEKDAYS[parts.weekday]];
    return refuse('day', `${written} เป็นวัน${right} ไม่ใช่วัน${wrong} ตรวจสอบวันหรือปี`);
  }
  const iso = isoOf(date);
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

function eraOf(word: string = ''): Era {
  return ERAS.get(word) ?? null;
}

/** Full names, abbreviations without their dots, and the spoken short forms (มกรา, กุมภา). */
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
