import { THAI_MONTHS, THAI_MONTHS_SHORT, THAI_WEEKDAYS, THAI_WEEKDAYS_SHORT } from './date.ts';

/** The era that was written with a year. */
export type Era = 'buddhist' | 'gregorian';

const ENGLISH_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const ENGLISH_WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const ENGLISH_ABBREVIATION = 3;

const ERAS = new Map<string, Era>([
  ['พศ', 'buddhist'],
  ['พุทธศักราช', 'buddhist'],
  ['be', 'buddhist'],
  ['คศ', 'gregorian'],
  ['คริสต์ศักราช', 'gregorian'],
  ['ad', 'gregorian'],
  ['ce', 'gregorian'],
]);

/** The names of the eras as a regular expression. */
export const ERA_NAMES: string = [...ERAS.keys()].join('|');

const MONTHS = monthsByName();
const WEEKDAYS = weekdaysByName();

/** The number of a month, 1 to 12, by its name without dots: Thai, as often misspelt, or English. */
export function findMonth(name: string): number | undefined {
  return MONTHS.get(foldSpelling(name));
}

/** Whether a month is written in English, where a two-digit year may be of either era. */
export function isEnglishName(name: string): boolean {
  return /^[a-z]/i.test(name);
}

/** The number of a weekday, 0 for Sunday, by its name without dots and without วัน, in Thai or English. */
export function findWeekday(name: string): number | undefined {
  return WEEKDAYS.get(name.toLowerCase());
}

export function findEra(name: string = ''): Era | null {
  return ERAS.get(name.toLowerCase()) ?? null;
}

/**
 * Letters that sound alike become one, and a silenced letter is left out: กรกฏาคม, พฤษจิกายน, กุมภาพันธุ์.
 */
function foldSpelling(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ก-ฮ][ิุ]?์/g, '')
    .replace(/[ฏด]/g, 'ฎ')
    .replace(/[ศษ]/g, 'ส')
    .replace(/ณ/g, 'น')
    .replace(/[ฑฒธ]/g, 'ท')
    .replace(/ภ/g, 'พ');
}

/**
 * Full names, abbreviations without dots, the colloquial short forms (มกรา,
 * กุมภา), and พฤศจิกายน without its ศ.
 */
function monthsByName(): Map<string, number> {
  const months = new Map<string, number>([
    ['พฤจิกายน', THAI_MONTHS.indexOf('พฤศจิกายน') + 1],
    ['sept', ENGLISH_MONTHS.indexOf('september') + 1],
  ]);
  const add = (name: string, index: number) => months.set(foldSpelling(name), index + 1);
  for (const [index, name] of THAI_MONTHS.entries()) {
    add(name, index);
    add(name.replace(/(คม|ยน|พันธ์)$/, ''), index);
  }
  for (const [index, name] of THAI_MONTHS_SHORT.entries()) add(name.replaceAll('.', ''), index);
  for (const [index, name] of ENGLISH_MONTHS.entries()) {
    add(name, index);
    add(name.slice(0, ENGLISH_ABBREVIATION), index);
  }
  return months;
}

function weekdaysByName(): Map<string, number> {
  const weekdays = new Map<string, number>([['พฤหัส', THAI_WEEKDAYS.indexOf('พฤหัสบดี')]]);
  for (const [index, name] of THAI_WEEKDAYS.entries()) weekdays.set(name, index);
  for (const [index, name] of THAI_WEEKDAYS_SHORT.entries()) weekdays.set(name.replace('.', ''), index);
  for (const [index, name] of ENGLISH_WEEKDAYS.entries()) {
    weekdays.set(name, index);
    weekdays.set(name.slice(0, ENGLISH_ABBREVIATION), index);
  }
  return weekdays;
}
