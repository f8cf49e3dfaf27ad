import { toArabicDigits } from './digits.ts';
import { isIdCard } from './id-card.ts';

/** Digits of one number may stand apart by these, a few at a time. */
const RUN = /[0-9๐-๙]+(?:[ \t\u00A0\u200B-\u200D\u2060.()‐-―_-]{1,3}[0-9๐-๙]+)*/g;
const GROUP = /[0-9๐-๙]+/g;

const PHONES = [
  /^0[689][0-9]{8}$/,
  /^0[2-57][0-9]{7}$/,
  // As it is dialled from abroad, with or without the 0 that should go.
  /^(00)?660?[689][0-9]{8}$/,
  /^(00)?660?[2-57][0-9]{7}$/,
];
/** A call from abroad may begin with so many digits; no number is longer. */
const LONGEST = 14;

type Group = { digits: string; from: number; to: number };

/**
 * Puts `x` for the digits of Thai identity numbers, known by their check digit, and of telephone numbers, of which
 * the first two digits stay: `โทร 081-234-5678` gives `โทร 08x-xxx-xxxx`. Dashes, spaces, dots and Thai digits do
 * not hide a number; amounts, dates and accounts stay. A masked text comes back unchanged.
 */
export function maskPersonal(text: string): string {
  return text.replace(RUN, (run) => {
    const groups = [...run.matchAll(GROUP)].map(({ 0: digits, index }) => ({
      digits: toArabicDigits(digits),
      from: index,
      to: index + digits.length,
    }));
    const letters = [...run];
    for (let at = 0; at < groups.length;) {
      const found = numberFrom(groups, at);
      if (found) maskGroups(letters, groups.slice(at, at + found.count), found.shown);
      at += found?.count ?? 1;
    }
    return letters.join('');
  });
}

/** The personal number that begins with a group: how many groups it takes, and how many of its digits are shown. */
function numberFrom(groups: readonly Group[], at: number): { count: number; shown: number } | null {
  let digits = '';
  let phone: { count: number; shown: number } | null = null;
  for (let count = 1; at + count <= groups.length; count += 1) {
    digits += groups[at + count - 1]?.digits ?? '';
    if (digits.length > LONGEST) break;
    if (isIdCard(digits)) return { count, shown: 0 };
    if (PHONES.some((form) => form.test(digits))) phone = { count, shown: 2 };
  }
  return phone;
}

/** Every digit is one code unit, Thai or Western. */
function maskGroups(letters: string[], groups: readonly Group[], shown: number): void {
  let place = 0;
  for (const { from, to } of groups) {
    for (let at = from; at < to; at += 1) {
      if (place >= shown) letters[at] = 'x';
      place += 1;
    }
  }
}
