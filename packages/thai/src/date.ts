import {
  BANGKOK,
  toIsoDate,
  padTwo,
  parseIsoDate,
  parseWallClock,
  wallClockAt,
  getWeekday,
} from './iso-date.ts';
import type { CalendarDate, WallClock } from './iso-date.ts';

/** Shown for a missing or invalid date (specification section 9). */
export const EMPTY_DATE = ' - ';

/**
 * Buddhist year minus Gregorian year. The specification uses it for every year, including those before 2484.
 */
export const BUDDHIST_ERA_OFFSET = 543;

/** Full Thai month names, January first. */
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

/** Abbreviated Thai month names, January first. */
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

/** Abbreviated Thai weekday names, Sunday first. */
export const THAI_WEEKDAYS_SHORT = ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'] as const;

/**
 * `full` for prose (19 พฤศจิกายน 2569), `short` for tables (19 พ.ย. 2569),
 * `numeric` for narrow lists (19/11/2569).
 */
export type ThaiDateStyle = 'full' | 'short' | 'numeric';

/** How a date is shown. */
export type ThaiDateFormat = {
  /** Default `full`. */
  style?: ThaiDateStyle;
  /** Prepends the weekday: วันอังคารที่ 7 กุมภาพันธ์ 2520, or อ. in the other styles. Default false. */
  weekday?: boolean;
  /** Appends the time if the value has one. Default false. */
  time?: boolean;
  /** Time zone for instants; values without an offset are not converted. Default Asia/Bangkok. */
  timeZone?: string;
};

// No line break between a number and its unit.
const NBSP = '\u00a0';
const TIME_PREFIX = ' เวลา\u00a0';
const TIME_SUFFIX = '\u00a0น.';

/** Converts a Gregorian year to the Buddhist era: 2026 is 2569. */
export function toBuddhistYear(year: number): number {
  return year + BUDDHIST_ERA_OFFSET;
}

/** A Gregorian year in the Buddhist era: 2026 is `2569`. ` - ` for null. */
export function formatYear(year: number | null): string {
  return year === null ? EMPTY_DATE : String(toBuddhistYear(year));
}

/**
 * Formats a date for Thai readers, with no-break spaces inside. Takes `YYYY-MM-DD`,
 * `YYYY-MM-DD HH:mm:ss` (wall time) or an ISO instant, with Gregorian years. Returns ` - ` for null, an empty
 * text, `0000-00-00` with or without a time, and dates that do not exist.
 */
export function formatThaiDate(value: string | null | undefined, options: ThaiDateFormat = {}): string {
  const { style = 'full', weekday = false, time = false, timeZone = BANGKOK } = options;
  const clock = value ? parseWallClock(value, timeZone) : null;
  if (!clock) return EMPTY_DATE;
  const day = weekday ? formatWeekday(clock, style) + formatDay(clock, style) : formatDay(clock, style);
  if (!time || !clock.hasTime) return day;
  return style === 'full' ? day + TIME_PREFIX + formatTime(clock) : `${day} ${formatTime(clock)}`;
}

/**
 * Formats only the time, `10.42 น.`; ` - ` if the value has none. Takes the same values as `formatThaiDate`.
 */
export function formatThaiTime(
  value: string | null | undefined,
  options: Pick<ThaiDateFormat, 'timeZone'> = {},
): string {
  const clock = value ? parseWallClock(value, options.timeZone ?? BANGKOK) : null;
  return clock?.hasTime ? formatTime(clock) : EMPTY_DATE;
}

/**
 * Formats a month of a Gregorian year: พฤศจิกายน 2569, พ.ย. 2569 or 11/2569. `month` is 1 to 12; returns
 * ` - ` for null and for a month that does not exist.
 */
export function formatThaiMonth(
  year: number | null,
  month: number | null,
  style: ThaiDateStyle = 'full',
): string {
  if (year === null || month === null) return EMPTY_DATE;
  const name = getMonthName(month, style);
  if (name === undefined || !Number.isInteger(year) || year < 1) return EMPTY_DATE;
  return `${name}${style === 'numeric' ? '/' : NBSP}${toBuddhistYear(year)}`;
}

/**
 * Formats the month of a day (`YYYY-MM-DD`) or a month (`YYYY-MM`): ธันวาคม 2577. Returns ` - ` for
 * null and for a month that does not exist.
 */
export function formatMonthOfDate(date: string | null | undefined, style?: ThaiDateStyle): string {
  const [year = 0, month = 0] = (date ?? '').split('-').map(Number);
  return formatThaiMonth(year, month, style);
}

/**
 * Age in whole years from a birth date (`YYYY-MM-DD`) to today in `timeZone` (default Asia/Bangkok). Someone
 * born on 29 February turns a year older on 1 March in common years (Civil and Commercial Code, section
 * 193/5). Null for a missing, invalid or future birth date.
 */
export function ageInYears(
  birthDate: string | null | undefined,
  now: Date,
  timeZone: string = BANGKOK,
): number | null {
  const birth = birthDate ? parseIsoDate(birthDate) : null;
  if (!birth) return null;
  const today = wallClockAt(now.getTime(), timeZone);
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  const age = today.year - birth.year - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

/**
 * The date of an instant in `timeZone` (default Asia/Bangkok) as `YYYY-MM-DD`.
 * Throws RangeError for an invalid Date.
 */
export function todayIso(now: Date, timeZone: string = BANGKOK): string {
  return toIsoDate(wallClockAt(now.getTime(), timeZone));
}

function formatDay({ year, month, day }: CalendarDate, style: ThaiDateStyle): string {
  const buddhistYear = toBuddhistYear(year);
  if (style === 'numeric') return `${padTwo(day)}/${padTwo(month)}/${buddhistYear}`;
  return `${day}${NBSP}${getMonthName(month, style)}${NBSP}${buddhistYear}`;
}

function formatWeekday(date: CalendarDate, style: ThaiDateStyle): string {
  const weekday = getWeekday(date);
  return style === 'full' ? `วัน${THAI_WEEKDAYS[weekday]}ที่ ` : `${THAI_WEEKDAYS_SHORT[weekday]}${NBSP}`;
}

function formatTime({ hour, minute }: WallClock): string {
  return `${hour}.${padTwo(minute)}${TIME_SUFFIX}`;
}

function getMonthName(month: number, style: ThaiDateStyle): string | undefined {
  if (style === 'full') return THAI_MONTHS[month - 1];
  if (style === 'short') return THAI_MONTHS_SHORT[month - 1];
  return THAI_MONTHS[month - 1] && padTwo(month);
}
