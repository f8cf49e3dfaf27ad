import { toArabicDigits } from './digits.ts';

/** Digits in a membership number, leading zeros included. */
export const MEMBERSHIP_NO_LENGTH = 6;

/**
 * Left-pads 1 to 5 digits with zeros to a membership number: `1234` becomes `001234`. Thai digits are
 * understood. Anything else comes back as it was, so that the reader can judge it.
 */
export function padMembershipNo(text: string): string {
  const digits = toArabicDigits(text);
  return /^[0-9]{1,6}$/.test(digits) ? digits.padStart(MEMBERSHIP_NO_LENGTH, '0') : text;
}

/** Whether the text is a whole membership number: exactly 6 Western digits. */
export function isMembershipNo(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
