import { normaliseCode } from './normalise.ts';
import { formatText } from './text.ts';
import { graphemes } from './truncate.ts';

/**
 * Formats the cooperative's 10-digit deposit account as `NN-NNNNNNNN`; other lengths
 * are returned unchanged, null as ` - `.
 */
export function formatDepositAccountNo(text: string | null): string {
  return formatText(text).replace(/^([0-9]{2})([0-9]{8})$/, '$1-$2');
}

/**
 * Formats a 10-digit bank account as `xxx-x-xxxxx-x`; masked digits (`x`) are
 * allowed. Other texts are returned unchanged.
 */
export function formatBankAccountNo(text: string): string {
  return text.replace(/^([0-9x]{3})([0-9x])([0-9x]{5})([0-9x])$/, '$1-$2-$3-$4');
}

/**
 * Masks a bank account as Thai payment slips do, showing the sixth to ninth digit: `xxx-x-x4567-x`. Accepts
 * the number with or without dashes. For another length at most the last four digits are shown.
 */
export function maskBankAccountNo(text: string): string {
  const bare = text.replaceAll('-', '');
  if (!/^[0-9x]{10}$/.test(bare)) return maskDigits(text);
  return formatBankAccountNo(`xxxxx${bare.slice(5, 9)}x`);
}

/**
 * Formats a Thai telephone number in groups: mobile `081-234-4567`, Bangkok `02-123-4567`, province
 * `053-123-456`. Accepts Thai digits, spaces, dashes, dots, brackets and the country code as +66, 0066 or
 * +660. Numbers that cannot exist in Thailand, and any other text, are returned unchanged.
 */
export function formatPhone(text: string): string {
  return phoneGroups(text)?.join('-') ?? text;
}

/**
 * Masks a telephone number except its first two digits and its last group: `08x-xxx-4567`. For a number
 * in an unknown format at most the last four digits are shown.
 */
export function maskPhone(text: string): string {
  const groups = phoneGroups(text);
  if (!groups) return maskDigits(text);
  const [area, middle, last] = groups;
  return [area.slice(0, 2) + 'x'.repeat(area.length - 2), 'x'.repeat(middle.length), last].join('-');
}

/** Masks an e-mail address except its first character and its domain: `s***@example.com`. */
export function maskEmail(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 1) return '***';
  return `${graphemes(text.slice(0, at))[0] ?? ''}***${text.slice(at)}`;
}

type PhoneGroups = readonly [area: string, middle: string, last: string];

const MOBILE = /^(0[689][0-9])([0-9]{3})([0-9]{4})$/;
const BANGKOK = /^(02)([0-9]{3})([0-9]{4})$/;
const PROVINCE = /^(0[3-57][0-9])([0-9]{3})([0-9]{3})$/;

/** The country code, with or without the 0 that should be dropped. */
const THAILAND = /^(?:\+|00)660?/;

function phoneGroups(text: string): PhoneGroups | null {
  const digits = normaliseCode(text)
    .replace(/[\s().‐-―-]/g, '')
    .replace(THAILAND, '0');
  const match = MOBILE.exec(digits) ?? BANGKOK.exec(digits) ?? PROVINCE.exec(digits);
  if (!match) return null;
  const [, area = '', middle = '', last = ''] = match;
  return [area, middle, last];
}

/**
 * Keeps the last four digits. Numbers shorter than eight digits are masked
 * completely, because four would reveal too much.
 */
function maskDigits(text: string): string {
  const digits = text.replace(/[^0-9๐-๙]/g, '').length;
  let left = digits < 8 ? digits : digits - 4;
  return text.replace(/[0-9๐-๙]/g, (digit) => (left-- > 0 ? 'x' : digit));
}
