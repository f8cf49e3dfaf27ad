import { BANGKOK, isoOf, padTwo, readIsoDate, readWallClock, wallClockAt, weekdayOf } from './iso-date.ts';
import type { CalendarDate, WallClock } from './iso-date.ts';

export { addDays, addMonths, daysBetween, startOfMonth, startOfYear } from './date-arithmetic.ts';

/** What stands for a date that is missing or impossible (specification section 9). */
export const EMPTY_DATE = ' - ';

/** Buddhist year minus Gregorian year. The specification adds it to every year, those before 2484 too. */
export const BUDDHIST_ERA_OFFSET = 543;

/** Thai month names in full, January first. */
export const THAI_MONTHS = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;

/** Thai month names abbreviated, January first. */
export const THAI_MONTHS_SHORT = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
] as const;

/** Thai weekday names without วัน, Sunday first. */
export const THAI_WEEKDAYS = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'] as const;

/** Thai weekday names abbreviated, Sunday first. */
export const THAI_WEEKDAYS_SHORT = ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'] as const;

/** `full` for prose (19 พฤศจิกายน 2569), `short` for tables (19 พ.ย. 2569), `numeric` for narrow lists (19/11/2569). */
export type ThaiDateStyle = 'full' | 'short' | 'numeric';

/** How a date is shown. */
export type ThaiDateFormat = {
  /** Default `full`. */
  style?: ThaiDateStyle;
  /** Puts the weekday in front: วันอังคารที่ 7 กุมภาพันธ์ 2520, or อ. with the other styles. Default false. */
  weekday?: boolean;
  /** Adds the time behind, where the value has one. Default false. */
  time?: boolean;
  /** Zone in which instants are shown; values without an offset never shift. Default Asia/Bangkok. */
  timeZone?: string;
};

// A number and its unit never part at a line's end.
const NBSP = '\u00a0';
const AT_TIME = ' เวลา\u00a0';
const OF_THE_CLOCK = '\u00a0น.';

/** The Buddhist year of a Gregorian one: 2026 gives 2569. */
export function toBuddhistYear(year: number): number {
  return year + BUDDHIST_ERA_OFFSET;
}

/**
 * Writes a date for a Thai reader, with no-break spaces inside. Takes `YYYY-MM-DD`,
 * `YYYY-MM-DD HH:mm:ss` (wall time) or an ISO instant; Gregorian years. Gives ` - ` for null, an empty
 * text, `0000-00-00` with or without a time, and dates that do not exist.
 */
export function formatThaiDate(value: string | null | undefined, options: ThaiDateFormat = {}): string {
  const { style = 'full', weekday = false, time = false, timeZone = BANGKOK } = options;
  const clock = value ? readWallClock(value, timeZone) : null;
  if (!clock) return EMPTY_DATE;
  const day = weekday ? writeWeekday(clock, style) + writeDay(clock, style) : writeDay(clock, style);
  if (!time || !clock.hasTime) return day;
  return style === 'full' ? day + AT_TIME + writeTime(clock) : `${day} ${writeTime(clock)}`;
}

/** Writes the time of a value alone, `10.42 น.`; ` - ` where it has none. Takes what `formatThaiDate` takes. */
export function formatThaiTime(
  value: string | null | undefined,
  options: Pick<ThaiDateFormat, 'timeZone'> = {},
): string {
  const clock = value ? readWallClock(value, options.timeZone ?? BANGKOK) : null;
  return clock?.hasTime ? writeTime(clock) : EMPTY_DATE;
}

/**
 * Writes a month of a Gregorian year: พฤศจิกายน 2569, พ.ย. 2569 or 11/2569. `month` is 1 to 12; gives
 * ` - ` for a month that does not exist.
 */
export function formatThaiMonth(year: number, month: number, style: ThaiDateStyle = 'full'): string {
  const name = monthName(month, style);
  if (name === undefined || !Number.isInteger(year) || year < 1) return EMPTY_DATE;
  return `${name}${style === 'numeric' ? '/' : NBSP}${toBuddhistYear(year)}`;
}

/**
 * Whole years from a birth date (`YYYY-MM-DD`) to today in `timeZone` (default Asia/Bangkok). Someone born
 * on 29 February grows older on 1 March in common years (Civil and Commercial Code, section 193/5). Null
 * for a missing, impossible or future birth date.
 */
export function ageInYears(
  birthDate: string | null | undefined,
  now: Date,
  timeZone: string = BANGKOK,
): number | null {
  const birth = birthDate ? readIsoDate(birthDate) : null;
  if (!birth) return null;
  const today = wallClockAt(now.getTime(), timeZone);
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  const age = today.year - birth.year - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

/** The date of an instant in `timeZone` (default Asia/Bangkok) as `YYYY-MM-DD`. Throws RangeError for an invalid Date. */
export function todayIso(now: Date, timeZone: string = BANGKOK): string {
  return isoOf(wallClockAt(now.getTime(), timeZone));
}

function writeDay({ year, month, day }: CalendarDate, style: ThaiDateStyle): string {
  const buddhistYear = toBuddhistYear(year);
  if (style === 'numeric') return `${padTwo(day)}/${padTwo(month)}/${buddhistYear}`;
  return `${day}${NBSP}${monthName(month, style)}${NBSP}${buddhistYear}`;
}

function writeWeekday(date: CalendarDate, style: ThaiDateStyle): string {
  const weekday = weekdayOf(date);
  return style === 'full' ? `วัน${THAI_WEEKDAYS[weekday]}ที่ ` : `${THAI_WEEKDAYS_SHORT[weekday]}${NBSP}`;
}

function writeTime({ hour, minute }: WallClock): string {
  return `${hour}.${padTwo(minute)}${OF_THE_CLOCK}`;
}

function monthName(month: number, style: ThaiDateStyle): string | undefined {
  if (style === 'full') return THAI_MONTHS[month - 1];
  if (style === 'short') return THAI_MONTHS_SHORT[month - 1];
  return THAI_MONTHS[month - 1] && padTwo(month);
}
