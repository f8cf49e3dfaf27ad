import { isIdCard } from './id-card.ts';

/** Between the groups of one number: spaces and line breaks, dots, dashes, slashes and brackets, also full-width. */
const VISIBLE = '[\\s.()\\-/\\\\_·•‐-―−（）．／－]';
/** Marks without a width or a meaning of their own, among them those of emoji. */
const INVISIBLE = '[\\p{Cf}\\u034F\\u20E3\\uFE00-\\uFE0F]';
const RUN = new RegExp(`\\p{Nd}(?:(?:${INVISIBLE}*${VISIBLE}){0,3}${INVISIBLE}*\\p{Nd})*`, 'gu');
const IS_INVISIBLE = new RegExp(`^${INVISIBLE}$`, 'u');

const PHONES = [
  /^0[689][0-9]{8}$/,
  /^0[2-57][0-9]{7}$/,
  // International format, with or without the 0 that should be dropped.
  /^(00)?660?[689][0-9]{8}$/,
  /^(00)?660?[2-57][0-9]{7}$/,
];
/** How the digits of a telephone are grouped, whatever stands between them. */
const PHONE_GROUPS = new Set(
  '10 37 334 343 244 1441 19 28 64 433 46 55 3322 3223 9 27 234 144 36 333 18 54'.split(' '),
);
/** Two digits each, with one separator: times of day have two. */
const PAIRS = '22222';
/** Of bank accounts and identity cards, whatever their check digits. */
const PRINTED_GROUPS = new Set(['3151', '14521']);
const PAYMENT_CARD_GROUPS = new Set(['16', '4444']);
const MIN_DIGITS = 9;
const MAX_DIGITS = 16;
/** Of identity numbers, which begin with any digit. */
const ID_CARD_LENGTH = 13;

const DAY = '(?:0?[1-9]|[12][0-9]|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|2[0-7])[0-9]{2}';
const BETWEEN = ' ?[./-] ?';
/** Days with a year of four digits are no part of another number. */
const DATES = new RegExp(
  `(?<![0-9])(?:${DAY}${BETWEEN}${MONTH}${BETWEEN}${YEAR}|${YEAR}${BETWEEN}${MONTH}${BETWEEN}${DAY})(?![0-9])`,
  'g',
);
/** Hours, rates and amounts; days with a year of two digits; numbers of a year, such as 06/2569. */
const FIGURES = [
  /(?<![0-9]|[0-9]\.)(?:0\.[0-9]+|[0-9]{1,3}\.[0-9]{1,4})(?![0-9]|\.[0-9])/g,
  new RegExp(`(?<![0-9]|[0-9][./-])${DAY}([./-])${MONTH}\\1[0-9]{2}(?![0-9]|\\1[0-9])`, 'g'),
  new RegExp(`(?<![0-9]|[0-9][./-])[0-9]{1,4}[/-]${YEAR}(?![0-9]|[./-][0-9])`, 'g'),
];

type Group = { digits: string; from: number; to: number };
type Found = { count: number; shown: number };

/** A run of digits as ASCII without invisible marks, the place of each of its characters, and its groups. */
type Run = {
  text: string;
  places: readonly number[];
  groups: readonly Group[];
  dates: Span[];
  figures: Span[];
};
type Span = { from: number; to: number };

/**
 * Replaces the digits of telephone numbers (except the first two), of Thai identity numbers and payment cards
 * (recognised by their groups or check digits) and of bank accounts (`123-4-56789-0`) with `x`: `โทร 081-234-5678`
 * becomes `โทร 08x-xxx-xxxx`. Digits of any script, and numbers that are broken by dashes, slashes, dots,
 * spaces, line breaks or invisible marks, are recognised; amounts, rates, dates, hours and accounts of the
 * cooperative are unchanged. Masking a text twice has no further effect.
 */
export function maskPersonal(text: string): string {
  return text.replace(RUN, (written) => {
    const letters = [...written];
    const run = readRun(letters);
    for (let at = 0; at < run.groups.length;) {
      const found = findNumber(run, at);
      if (found) maskGroups(letters, run, at, found);
      at += found?.count ?? 1;
    }
    return letters.join('');
  });
}

function readRun(letters: readonly string[]): Run {
  const places = letters.flatMap((letter, at) => (IS_INVISIBLE.test(letter) ? [] : [at]));
  const text = places.map((at) => toAscii(letters[at] ?? '')).join('');
  const find = (form: RegExp) =>
    Array.from(text.matchAll(form), ({ 0: found, index }) => ({ from: index, to: index + found.length }));
  const groups = Array.from(text.matchAll(/[0-9]+/g), ({ 0: digits, index }) => ({
    digits,
    from: index,
    to: index + digits.length,
  }));
  return { text, places, groups, dates: find(DATES), figures: FIGURES.flatMap(find) };
}

/** A digit of any script as 0 to 9, and a full-width separator as the usual one. */
function toAscii(letter: string): string {
  const [usual = letter] = letter.normalize('NFKC');
  if (!/\p{Nd}/u.test(usual)) return /[‐-―−]/.test(usual) ? '-' : usual.slice(0, 1);
  if (/[0-9]/.test(usual)) return usual;
  const code = usual.codePointAt(0) ?? 0;
  // The ten digits of a script follow each other.
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Finds a personal number that begins at a group: the number of groups, and how many of its digits are shown.
 */
function findNumber(run: Run, at: number): Found | null {
  let digits = '';
  const mayBePhone = /^[06]/.test(run.groups[at]?.digits ?? '');
  let phone: Found | null = null;
  for (let count = 1; at + count <= run.groups.length; count += 1) {
    digits += run.groups[at + count - 1]?.digits ?? '';
    if (digits.length > MAX_DIGITS) break;
    if (digits.length < MIN_DIGITS) continue;
    const groups = run.groups.slice(at, at + count);
    if (isAccountOrCard(digits, groups, run)) return { count, shown: 0 };
    const isPhone = mayBePhone && PHONES.some((form) => form.test(digits));
    if (isPhone && isWrittenAsPhone(digits, groups, run)) phone = { count, shown: 2 };
    // The digits after a number in one piece belong to another one.
    if (count === 1 && phone) return phone;
  }
  return phone;
}

function isAccountOrCard(digits: string, groups: readonly Group[], run: Run): boolean {
  const form = getForm(groups);
  if (PRINTED_GROUPS.has(form) && getSeparators(groups, run).every((between) => /^[- ]$/.test(between))) {
    return true;
  }
  if (PAYMENT_CARD_GROUPS.has(form)) return /^[2-6]/.test(digits) && hasLuhnDigit(digits);
  if (digits.length !== ID_CARD_LENGTH || !isIdCard(digits)) return false;
  return !overlaps(groups, run.dates) && !overlaps(groups, run.figures);
}

/** Whether digits are a telephone by their groups and neighbours, and not a day, hours or rates. */
function isWrittenAsPhone(digits: string, groups: readonly Group[], run: Run): boolean {
  if (overlaps(groups, run.dates) || isFraction(groups, run)) return false;
  const separators = getSeparators(groups, run);
  const form = getForm(groups);
  const isUniform = new Set(separators).size === 1;
  const isGrouped = PHONE_GROUPS.has(form) || (form === PAIRS && isUniform);
  const hasSlash = separators.some((between) => between.includes('/'));
  if (hasSlash && separators.some((between) => /^\s+$/.test(between))) return false;
  const mustBeGrouped = hasSlash || separators.some((between) => between.includes('\n'));
  const isForeign = !digits.startsWith('0') || digits.startsWith('00');
  if (isForeign) return !overlaps(groups, run.figures);
  return isGrouped || !(mustBeGrouped || overlaps(groups, run.figures));
}

/** A number such as 0.812345678. */
function isFraction(groups: readonly Group[], { text }: Run): boolean {
  return /^0\.[0-9]+$/.test(text.slice(groups[0]?.from, groups.at(-1)?.to));
}

/** The lengths of groups, such as 334. */
function getForm(groups: readonly Group[]): string {
  return groups.map((group) => group.digits.length).join('');
}

function getSeparators(groups: readonly Group[], { text }: Run): string[] {
  return groups.slice(1).map(({ from }, at) => text.slice(groups[at]?.to, from));
}

function overlaps(groups: readonly Group[], spans: readonly Span[]): boolean {
  const from = groups[0]?.from ?? 0;
  const to = groups.at(-1)?.to ?? 0;
  return spans.some((span) => span.from < to && from < span.to);
}

/** The check digit of payment cards. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function maskGroups(letters: string[], { groups, places }: Run, at: number, { count, shown }: Found): void {
  const digits = groups.slice(at, at + count).flatMap(({ from, to }) => places.slice(from, to));
  for (const place of digits.slice(shown)) letters[place] = 'x';
}
