import { graphemes } from './truncate.ts';

/** Writes the cooperative's 10-digit deposit account as `NN-NNNNNNNN`; other lengths come back unchanged. */
export function formatDepositAccountNo(text: string): string {
  return text.replace(/^([0-9]{2})([0-9]{8})$/, '$1-$2');
}

/** Writes a 10-digit bank account as `xxx-x-xxxxx-x`; digits masked as `x` count. Other texts stay unchanged. */
export function formatBankAccountNo(text: string): string {
  return text.replace(/^([0-9x]{3})([0-9x])([0-9x]{5})([0-9x])$/, '$1-$2-$3-$4');
}

/**
 * Masks a bank account as Thai slips do, the sixth to the ninth digit shown: `xxx-x-x4567-x`. Takes the
 * number with or without dashes. An account of another length shows its last four digits at most.
 */
export function maskBankAccountNo(text: string): string {
  const bare = text.replaceAll('-', '');
  if (!/^[0-9x]{10}$/.test(bare)) return maskDigits(text);
  return formatBankAccountNo(`xxxxx${bare.slice(5, 9)}x`);
}

/**
 * Writes a Thai telephone number in its groups: mobile `081-234-4567`, Bangkok `02-123-4567`, province
 * `053-123-456`. Spaces, dashes and the prefix +66 are understood; other numbers come back unchanged.
 */
export function formatPhone(text: string): string {
  return phoneGroups(text)?.join('-') ?? text;
}

/**
 * Masks a telephone number but for its first two digits and its last group: `08x-xxx-4567`. A number
 * of an unknown form shows its last four digits at most.
 */
export function maskPhone(text: string): string {
  const groups = phoneGroups(text);
  if (!groups) return maskDigits(text);
  const [area, middle, last] = groups;
  return [area.slice(0, 2) + 'x'.repeat(area.length - 2), 'x'.repeat(middle.length), last].join('-');
}

/** Masks an e-mail address but for its first character and its domain: `s***@example.com`. */
export function maskEmail(text: string): string {
  const at = text.lastIndexOf('@');
  if (at < 1) return '***';
  return `${graphemes(text.slice(0, at))[0] ?? ''}***${text.slice(at)}`;
}

type PhoneGroups = readonly [area: string, middle: string, last: string];

const MOBILE = /^(0[0-9]{2})([0-9]{3})([0-9]{4})$/;
const BANGKOK = /^(02)([0-9]{3})([0-9]{4})$/;
const PROVINCE = /^(0[3-7][0-9])([0-9]{3})([0-9]{3})$/;

function phoneGroups(text: string): PhoneGroups | null {
  const digits = text.replace(/[\s-]/g, '').replace(/^\+66/, '0');
  const match = MOBILE.exec(digits) ?? BANGKOK.exec(digits) ?? PROVINCE.exec(digits);
  if (!match) return null;
  const [, area = '', middle = '', last = ''] = match;
  return [area, middle, last];
}

/** Four digits of fewer than eight would give most of the number away, so a short one is masked whole. */
function maskDigits(text: string): string {
  const digits = text.replace(/[^0-9]/g, '').length;
  let left = digits < 8 ? digits : digits - 4;
  return text.replace(/[0-9]/g, (digit) => (left-- > 0 ? 'x' : digit));
}
