import { BUDDHIST_ERA_OFFSET, THAI_MONTHS, formatThaiDate, toBuddhistYear } from './date.ts';
import { DATE_INPUT_WORDS, type DateInputWords } from './date-input-words.ts';
import { ERA_NAMES, type Era, findEra, findMonth, findWeekday, isEnglishName } from './date-names.ts';
import { BANGKOK, daysInMonth, getWeekday, parseWallClock, toIsoDate, wallClockAt } from './iso-date.ts';
import { normaliseCode } from './normalise.ts';

export type { DateInputWords } from './date-input-words.ts';

/** How the typed year was interpreted; `buddhist-short` is a two-digit year. */
export type YearReadAs = 'buddhist' | 'buddhist-short' | 'gregorian';

/**
 * Why a typed date was refused: nothing typed, not a date, a name that is no month or no weekday, a year out
 * of range, a day or a time that does not exist, or the wrong weekday.
 */
export type DateRefusal = keyof DateInputWords;

/**
 * The result of parsing: the date (`iso` is `YYYY-MM-DD`, Gregorian; `readBack` is the date
 * in Thai, to be shown for confirmation), or the reason why it was refused (`message`
 * explains it in Thai and says what to do).
 */
export type ThaiDateInput =
  | { ok: true; iso: string; yearReadAs: YearReadAs; readBack: string }
  | { ok: false; reason: DateRefusal; message: string };

type ParseOptions = {
  now: Date;
  /** Default Asia/Bangkok. */
  timeZone?: string | undefined;
  /** Replaces some of the sentences of refusal. */
  words?: Partial<DateInputWords> | undefined;
};

/** The parts of a date as they were typed; a month or weekday that is not known is its text. */
type TypedDate = {
  weekday: number | string | null;
  day: string;
  month: number | string;
  era: Era | null;
  year: string;
  /** The month is in English, so a two-digit year may be of either era. */
  fourDigits: boolean;
  form: DateForm;
};
type TypedTime = { hour: string; minute: string; second: string; half: string; offset: string };
type Year = { year: number; readAs: YearReadAs };

/** How a date is written: `20/11/2569`, `2569-11-20`, with the name of a month, or in digits only. */
export type DateForm = 'day-first' | 'year-first' | 'named-month' | 'digits';

type DateReading =
  | { ok: true; iso: string; yearReadAs: YearReadAs; form: DateForm; hasTime: boolean }
  | {
      ok: false;
      reason: DateRefusal;
      /** As it was typed, where it is what is wrong. */
      year?: string;
      explain: (words: DateInputWords, thisYear: number) => string;
    };

/** Buddhist years, both included. */
export type YearRange = { first: number; last: number };

// Three centuries in each era. The ranges do not overlap, so a four-digit year determines its era.
const YEARS: YearRange = { first: 2400, last: 2699 };

// A two-digit year is the latest matching Buddhist year that is at most this many years in the future.
const SHORT_YEARS_AHEAD = 10;

/** Dashes, the minus and the fraction slash, as forms and word processors write them. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const SLASHES = /[\u2044\u2215]/g;
const SEPARATORS = /[\s/.,-]+/g;
const MAX_NAME_LENGTH = 40;
const MAX_LENGTH = 200;
const SEPARATORS_AROUND = /^[\s/.,-]+|[\s/,-]+$/g;
/** What forms write after a date: a full stop, and how old somebody is. */
const AGE = '(?:อายุ ?)?[0-9]{1,3} ?ปี(?: ?[0-9]{1,2} ?เดือน)?(?: ?[0-9]{1,2} ?วัน)?';
const AFTER_DATE = new RegExp(`[\\s.,]*(?:\\(${AGE}\\)|อายุ ?${AGE})?[\\s.,]*$`);
const MONTH_NUMBER = /^เดือน(?:ที่)?$/;
const ISO_DATE = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const BEFORE_DAY = /^(?:วัน)?([a-zก-๎]*?)ฯ?(?:วัน)?(?:ที่)?$/i;
const BETWEEN_DAY_AND_YEAR = new RegExp(`^(?:เดือน)?([a-zก-๎]+?)(?:ปี)?(${ERA_NAMES})?$`, 'i');
const BEFORE_YEAR = new RegExp(`^(?:ปี)?(${ERA_NAMES})?$`, 'i');
const TIME_AFTER_DATE = new RegExp(
  [
    /^(.+?)(?:T|,? (?:เวลา ?)?|เวลา ?)/,
    /([0-9]{1,2})[.:]([0-9]{2})(?:[.:]([0-9]{2})(?:\.[0-9]+)?)?(?: ?(?:น\.?|นาฬิกา|([ap])\.?m\.?))?/,
    /(?: ?(Z|[+-][0-9]{2}(?::?[0-9]{2})?))?$/,
  ]
    .map(({ source }) => source)
    .join(''),
  'i',
);

/**
 * Parses a date as members type it: day, month and year in digits (Thai digits too) or with the month's
 * name (Thai, also as often misspelt, or English), optionally with weekday and era; eight digits
 * (`07022520`); or an ISO date. A four-digit year is Buddhist or Gregorian depending on its range, a
 * two-digit year is Buddhist; a year such as 3112 is refused. A time after the date must exist and is left
 * out; with an offset, the date is that in `timeZone`. `now` in `timeZone` determines the century of
 * two-digit years and the examples in messages.
 */
export function parseThaiDate(text: string, { now, timeZone = BANGKOK, words }: ParseOptions): ThaiDateInput {
  const thisYear = toBuddhistYear(wallClockAt(now.getTime(), timeZone).year);
  const read = readThaiDate(text, { timeZone, thisYear });
  if (!read.ok) {
    const message = read.explain({ ...DATE_INPUT_WORDS, ...words }, thisYear);
    return { ok: false, reason: read.reason, message };
  }
  const { iso, yearReadAs } = read;
  return { ok: true, iso, yearReadAs, readBack: formatThaiDate(iso, { weekday: true }) };
}

type ReadingOptions = {
  /** Default Asia/Bangkok. */
  timeZone?: string | undefined;
  /** Buddhist; it determines the century of two-digit years, which are refused without it. */
  thisYear?: number | undefined;
  years?: YearRange | undefined;
};

/**
 * Reads a date as `parseThaiDate` does, and how it is written, for readers that refuse some forms. The
 * sentence of a refusal is made only when it is wanted.
 */
export function readThaiDate(
  text: string,
  { timeZone = BANGKOK, thisYear, years = YEARS }: ReadingOptions = {},
): DateReading {
  const plain = ISO_DATE.exec(text);
  const typed = plain ? text : normaliseCode(text).replace(DASHES, '-').replace(SLASHES, '/');
  if (typed === '') return refuse('empty', (words, year) => words.empty(year));
  const { parts, time } = plain ? { parts: toIsoParts(plain), time: null } : splitTyped(typed);
  if (!parts) return refuse('format', (words, year) => words.format(year));
  const { weekday, month, era, fourDigits } = parts;
  if (typeof month === 'string') return refuse('monthName', (words, year) => words.monthName(month, year));
  const year = parseYear(parts, years, thisYear);
  if (!year) {
    const explain = (words: DateInputWords, now: number) =>
      words.year(parts.year, { era, fourDigits, thisYear: now });
    return { ok: false, reason: 'year', year: parts.year, explain };
  }
  const date = { year: year.year, month, day: Number(parts.day) };
  if (month < 1 || month > THAI_MONTHS.length) return refuse('month', (words) => words.month(month));
  if (date.day < 1 || date.day > daysInMonth(date.year, month)) {
    return refuse('day', (words) => words.day(date));
  }
  const written = toIsoDate(date);
  if (typeof weekday === 'string') {
    return refuse('weekdayName', (words) => words.weekdayName(weekday, written));
  }
  const actual = getWeekday(date);
  if (weekday !== null && weekday !== actual) {
    return refuse('weekday', (words) => words.weekday(written, { typed: weekday, actual }));
  }
  const iso = time ? toDateAt(written, time, timeZone) : written;
  if (iso === null) return refuse('time', (words) => words.time(`${time?.hour}.${time?.minute}`));
  return { ok: true, iso, yearReadAs: year.readAs, form: parts.form, hasTime: time !== null };
}

function toIsoParts([, year = '', month, day = '']: RegExpExecArray): TypedDate {
  return { weekday: null, day, month: Number(month), era: null, year, fourDigits: false, form: 'year-first' };
}

/** A date, or else a date with a time after it: 7 2.20 is a date. */
function splitTyped(typed: string): { parts: TypedDate | null; time: TypedTime | null } {
  if (typed.length > MAX_LENGTH) return { parts: null, time: null };
  const text = typed.replace(AFTER_DATE, '');
  const parts = splitTypedDate(text);
  if (parts) return { parts, time: null };
  const [, date, hour = '', minute = '', second = '00', half = '', offset = ''] =
    TIME_AFTER_DATE.exec(text) ?? [];
  if (date === undefined) return { parts: null, time: null };
  return { parts: splitTypedDate(date.trim()), time: { hour, minute, second, half, offset } };
}

function splitTypedDate(text: string): TypedDate | null {
  const match = /^([^0-9]*)([0-9]+)(?:([^0-9]+)([0-9]+))?(?:([^0-9]+)([0-9]+))?$/.exec(text);
  if (!match) return null;
  const [, before = '', first = '', gap, second = '', lastGap, last = ''] = match;
  if (gap !== undefined && lastGap === undefined && isSeparator(gap)) {
    return splitMonthFirst(before, first, second);
  }
  const weekday = parseWeekday(before);
  if (weekday === undefined) return null;
  if (gap === undefined) return splitDigits(first, weekday);
  if (lastGap === undefined) return splitNamedMonth(first, gap, second, weekday);
  const era = BEFORE_YEAR.exec(withoutSeparators(lastGap));
  // Three or more digits are not a mistyped month: the text is not a date at all.
  const isGap = isSeparator(gap) || MONTH_NUMBER.test(withoutSeparators(gap));
  if (!isGap || !era || second.length > 2) return null;
  const month = Number(second);
  if (first.length !== 4) {
    return toTypedDate({ weekday, day: first, month, era: era[1], year: last, form: 'day-first' });
  }
  const isYearFirst = isSeparator(gap) && isSeparator(lastGap);
  return isYearFirst ? toTypedDate({ weekday, day: last, month, year: first, form: 'year-first' }) : null;
}

function splitDigits(digits: string, weekday: TypedDate['weekday']): TypedDate | null {
  if (digits.length !== 8 && digits.length !== 6) return null;
  return toTypedDate({
    weekday,
    day: digits.slice(0, 2),
    month: Number(digits.slice(2, 4)),
    year: digits.slice(4),
    form: 'digits',
  });
}

function splitNamedMonth(
  day: string,
  gap: string,
  year: string,
  weekday: TypedDate['weekday'],
): TypedDate | null {
  const [, name, era] = BETWEEN_DAY_AND_YEAR.exec(withoutSeparators(gap)) ?? [];
  if (name === undefined || gap.length > MAX_NAME_LENGTH) return null;
  const month = findMonth(name) ?? gap.replace(SEPARATORS_AROUND, '');
  return toTypedDate({
    weekday,
    day,
    month,
    era,
    year,
    fourDigits: isEnglishName(name),
    form: 'named-month',
  });
}

/** February 7, 1977, with or without a weekday before it. */
function splitMonthFirst(before: string, day: string, year: string): TypedDate | null {
  const names = before.split(/[\s,]+/).filter(Boolean);
  const name = withoutSeparators(names.pop() ?? '');
  const month = findMonth(name);
  const weekday = parseWeekday(names.join(''));
  if (month === undefined || weekday === undefined) return null;
  return toTypedDate({ weekday, day, month, year, fourDigits: isEnglishName(name), form: 'named-month' });
}

type Pieces = Omit<TypedDate, 'era' | 'fourDigits'> & { era?: string | undefined; fourDigits?: boolean };

/** A day of three or more digits is not a mistyped day: the text is not a date at all. */
function toTypedDate({ era, fourDigits = false, ...rest }: Pieces): TypedDate | null {
  if (rest.day.length > 2) return null;
  const writtenEra = findEra(era);
  return { ...rest, era: writtenEra, fourDigits: fourDigits && writtenEra === null };
}

function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

function isSeparator(text: string): boolean {
  return withoutSeparators(text) === '';
}

/**
 * The weekday before the date: null if there is none, its text if it is
 * unknown, undefined if it is no name at all.
 */
function parseWeekday(before: string): number | string | null | undefined {
  const name = BEFORE_DAY.exec(before.replace(/[\s.,]+/g, ''))?.[1];
  if (name === undefined || name.length > MAX_NAME_LENGTH) return undefined;
  return name === '' ? null : (findWeekday(name) ?? name);
}

function parseYear(
  { era, year, fourDigits }: TypedDate,
  years: YearRange,
  thisYear: number | undefined,
): Year | null {
  const value = Number(year);
  if (year.length === 2 && era !== 'gregorian' && !fourDigits && thisYear !== undefined) {
    const latest = thisYear + SHORT_YEARS_AHEAD;
    const buddhist = latest - ((latest - value) % 100);
    return { year: buddhist - BUDDHIST_ERA_OFFSET, readAs: 'buddhist-short' };
  }
  if (year.length !== 4) return null;
  if (era !== 'gregorian' && isWithin(value, years)) {
    return { year: value - BUDDHIST_ERA_OFFSET, readAs: 'buddhist' };
  }
  if (era !== 'buddhist' && isWithin(toBuddhistYear(value), years))
    return { year: value, readAs: 'gregorian' };
  return null;
}

/** The date in `timeZone` at a typed time; null if there is no such time. */
function toDateAt(
  iso: string,
  { hour, minute, second, half, offset }: TypedTime,
  timeZone: string,
): string | null {
  const hours = half === '' ? Number(hour) : toHour(Number(hour), half);
  if (hours === null) return null;
  const time = `${String(hours).padStart(2, '0')}:${minute}:${second}${offset.toUpperCase()}`;
  const clock = parseWallClock(`${iso} ${time}`, timeZone);
  return clock && toIsoDate(clock);
}

/** The hour of the day: 12 AM is 0, 12 PM is 12. */
function toHour(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function refuse(
  reason: DateRefusal,
  explain: (words: DateInputWords, thisYear: number) => string,
): DateReading {
  return { ok: false, reason, explain };
}

function isWithin(year: number, { first, last }: YearRange): boolean {
  return year >= first && year <= last;
}
