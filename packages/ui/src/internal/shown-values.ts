import { EMPTY_DATE } from '@sahakorn/thai/date';

/** Shown for a missing or invalid amount. */
export const NO_AMOUNT = ' - ';

/** The server's value for no date. */
const ZERO_DATE = /^0000-00-00/;

const warned = new Set<string>();

/** Warns the developer, once for each value, of a value that a component cannot show. Silent in production. */
export function warnAboutValue(part: string, value: unknown, expected: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const given = typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : String(value);
  const sentence = `${part} shows "${NO_AMOUNT}" for ${given}: expected ${expected}.`;
  if (warned.has(sentence)) return;
  warned.add(sentence);
  // oxlint-disable-next-line eslint/no-console -- a mistake of the page's author, and nothing a reader should meet
  console.warn(sentence);
}

/** Formats a date by `write`; ` - ` for a missing or invalid one, which has a warning in development. */
export function writeDate(
  part: string,
  value: string | null | undefined,
  write: (value: string) => string,
): string {
  if (value === null || value === undefined || value === '') return EMPTY_DATE;
  // An app without types may pass anything.
  const text = typeof value === 'string' ? write(value) : EMPTY_DATE;
  if (text === EMPTY_DATE && !ZERO_DATE.test(value)) {
    warnAboutValue(part, value, 'an existing day such as "2026-11-19", with or without a time');
  }
  return text;
}

/** Before a year and a month in full: a short line may break there, but never inside a word or a number. */
const BREAKS = /\u00A0(?=\d{4}|[ก-๙]{5})/g;

/** Lets a long date wrap before its month and its year, for a box that is narrower than the date. */
export function allowBreaks(date: string): string {
  return date.replace(BREAKS, ' ');
}
