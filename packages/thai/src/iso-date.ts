/** The time zone of the cooperative's business days. */
export const BANGKOK = 'Asia/Bangkok';

/** A day of the Gregorian calendar; `month` is 1 to 12. */
export type CalendarDate = { year: number; month: number; day: number };

/**
 * Local date and time. `hasTime` is false for a date without a time; `epoch` is the instant in
 * milliseconds, or null if the text had no offset and so does not identify an instant.
 */
export type WallClock = CalendarDate & {
  hour: number;
  minute: number;
  second: number;
  hasTime: boolean;
  epoch: number | null;
};

const ISO_DATE_LENGTH = 10;
const DASH = 0x2d;
const ZERO = 0x30;
const COLON = 0x3a;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const MARCH = 3;
/** From the last day of February of the year 0. */
const DAYS_BEFORE_1970 = 719_469;

/** 1 January 1970 was a Thursday. */
const WEEKDAY_OF_DAY_ZERO = 4;

// Before April 1920 Bangkok used local mean time; Intl handles those instants.
const BANGKOK_FIXED_SINCE = Date.UTC(1920, 3, 2);
const BANGKOK_OFFSET_MS = 7 * 60 * MINUTE_MS;

const TIME =
  /^[T ](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)? ?(Z|[+-][0-9]{2}(?::?[0-9]{2})?)?$/;

// The calendar repeats after 400 years. The shift is needed because `Date.UTC` reads the year 26 as 1926.
const CYCLE_YEARS = 400;
const CYCLE_MS = 146_097 * DAY_MS;

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Number of days in a month; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Day of the week, 0 for Sunday. */
export function getWeekday(date: CalendarDate): number {
  const weekday = (toDayNumber(date) + WEEKDAY_OF_DAY_ZERO) % WEEK_DAYS;
  return weekday < 0 ? weekday + WEEK_DAYS : weekday;
}

/** Days since 1 January 1970. */
export function toDayNumber({ year, month, day }: CalendarDate): number {
  // Counted in years from March, whose last day may be a leap day. `Date.UTC` takes several times as long.
  const [years, months] = month < MARCH ? [year - 1, month + 9] : [year, month - MARCH];
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leapDays + Math.floor((months * 153 + 2) / 5) + day - DAYS_BEFORE_1970;
}

/** Formats a date as `YYYY-MM-DD`. */
export function toIsoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${padTwo(month)}-${padTwo(day)}`;
}

/** Pads to two digits with a leading zero. */
export function padTwo(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

/** Parses `YYYY-MM-DD`; null for anything else and for a day that does not exist. */
export function parseIsoDate(text: string): CalendarDate | null {
  return text.length === ISO_DATE_LENGTH ? parseDatePart(text) : null;
}

/**
 * Parses `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or an ISO instant to local time in `timeZone`. Only a text with
 * an offset is converted. Null for anything else and for a day or time that does not exist. Throws
 * RangeError for an unknown time zone.
 */
export function parseWallClock(text: string, timeZone: string): WallClock | null {
  const date = parseDatePart(text);
  if (!date) return null;
  const { year, month, day } = date;
  if (text.length === ISO_DATE_LENGTH) {
    return { year, month, day, hour: 0, minute: 0, second: 0, hasTime: false, epoch: null };
  }
  const match = TIME.exec(text.slice(ISO_DATE_LENGTH));
  if (!match) return null;
  const [, offset] = match;
  const hour = parseDigits(text, 11, 13);
  const minute = parseDigits(text, 14, 16);
  const second = text.charCodeAt(16) === COLON ? parseDigits(text, 17, 19) : 0;
  const clock = { year, month, day, hour, minute, second, hasTime: true, epoch: null };
  if (offset === undefined) return clock;
  return wallClockAt(epochAsUtc(clock) - parseOffsetMs(offset), timeZone);
}

/** Local time in `timeZone` at an instant. Throws RangeError for an invalid instant or zone. */
export function wallClockAt(epoch: number, timeZone: string): WallClock {
  if (Number.isNaN(epoch)) throw new RangeError('Not an instant: the Date given is invalid.');
  if (timeZone === BANGKOK && epoch >= BANGKOK_FIXED_SINCE) {
    return clockInUtc(epoch + BANGKOK_OFFSET_MS, epoch);
  }
  return { ...partsInZone(epoch, timeZone), hasTime: true, epoch };
}

/** Milliseconds of a local time interpreted as UTC, to calculate the difference between two local times. */
export function epochAsUtc(clock: Omit<WallClock, 'hasTime' | 'epoch'>): number {
  const { year, month, day, hour, minute, second } = clock;
  return Date.UTC(year + CYCLE_YEARS, month - 1, day, hour, minute, second) - CYCLE_MS;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function parseDatePart(text: string): CalendarDate | null {
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return null;
  const year = parseDigits(text, 0, 4);
  const month = parseDigits(text, 5, 7);
  const day = parseDigits(text, 8, ISO_DATE_LENGTH);
  if (!(year > 0 && day > 0 && day <= daysInMonth(year, month))) return null;
  return { year, month, day };
}

/** NaN if one of the characters is not a digit. */
function parseDigits(text: string, start: number, end: number): number {
  let value = 0;
  for (let index = start; index < end; index += 1) {
    const digit = text.charCodeAt(index) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function parseOffsetMs(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return (offset.startsWith('-') ? -minutes : minutes) * MINUTE_MS;
}

function clockInUtc(shifted: number, epoch: number): WallClock {
  const date = new Date(shifted);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  const hour = date.getUTCHours();
  const minute = date.getUTCMinutes();
  const second = date.getUTCSeconds();
  return { year, month, day, hour, minute, second, hasTime: true, epoch };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function partsInZone(epoch: number, timeZone: string): Omit<WallClock, 'hasTime' | 'epoch'> {
  const parts = new Map<string, number>();
  for (const { type, value } of getFormatter(timeZone).formatToParts(epoch)) parts.set(type, Number(value));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
