import { toArabicDigits } from './digits.ts';
import { isIdCard } from './id-card.ts';

/** Digits that may form one number, with up to three separators between groups: visible, invisible or full-width. */
const RUN =
  /[0-9๐-๙０-９]+(?:[ \t\u00A0\u00AD\u2000-\u200F\u202F\u2060\u2212\u3000\uFEFF.()‐-―_（）．－-]{1,3}[0-9๐-๙０-９]+)*/g;
const GROUP = /[0-9๐-๙０-９]+/g;

const PHONES = [
  /^0[689][0-9]{8}$/,
  /^0[2-57][0-9]{7}$/,
  // International format, with or without the 0 that should be dropped.
  /^(00)?660?[689][0-9]{8}$/,
  /^(00)?660?[2-57][0-9]{7}$/,
];
const MIN_DIGITS = 9;
/** The longest number: `00`, country code, superfluous 0 and nine digits. */
const MAX_DIGITS = 14;
/** Of identity numbers, which begin with any digit. */
const ID_CARD_LENGTH = 13;

type Group = { digits: string; from: number; to: number };

/**
 * Replaces the digits of Thai identity numbers (recognised by their check digit) and of telephone
 * numbers (except the first two) with `x`: `โทร 081-234-5678` becomes `โทร 08x-xxx-xxxx`. Numbers with
 * dashes, spaces, dots, Thai or full-width digits are recognised; amounts, dates and accounts are
 * unchanged. Masking a text twice has no further effect.
 */
export function maskPersonal(text: string): string {
  return text.replace(RUN, (run) => {
    const groups = [...run.matchAll(GROUP)].map(({ 0: digits, index }) => ({
      digits: toArabicDigits(digits.normalize('NFKC')),
      from: index,
      to: index + digits.length,
    }));
    const letters = [...run];
    for (let at = 0; at < groups.length;) {
      const found = findNumber(groups, at);
      if (found) maskGroups(letters, groups.slice(at, at + found.count), found.shown);
      at += found?.count ?? 1;
    }
    return letters.join('');
  });
}

/**
 * Finds a personal number that begins at a group: the number of groups, and how many of its digits are shown.
 */
function findNumber(groups: readonly Group[], at: number): { count: number; shown: number } | null {
  let digits = '';
  const mayBePhone = /^[06]/.test(groups[at]?.digits ?? '');
  let phone: { count: number; shown: number } | null = null;
  for (let count = 1; at + count <= groups.length; count += 1) {
    digits += groups[at + count - 1]?.digits ?? '';
    if (digits.length > MAX_DIGITS) break;
    if (digits.length < MIN_DIGITS) continue;
    if (digits.length === ID_CARD_LENGTH && isIdCard(digits)) return { count, shown: 0 };
    if (mayBePhone && PHONES.some((form) => form.test(digits))) phone = { count, shown: 2 };
    // The digits after a number in one piece belong to another one.
    if (count === 1 && phone) return phone;
  }
  return phone;
}

/** Every digit, also a Thai or full-width one, is one code unit. */
function maskGroups(letters: string[], groups: readonly Group[], shown: number): void {
  let place = 0;
  for (const { from, to } of groups) {
    for (let at = from; at < to; at += 1) {
      if (place >= shown) letters[at] = 'x';
      place += 1;
    }
  }
}
