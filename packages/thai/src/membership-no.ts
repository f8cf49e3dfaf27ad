import { normaliseCode } from './normalise.ts';

/** Length of a membership number, including leading zeros. */
export const MEMBERSHIP_NO_LENGTH = 6;

/**
 * Pads 1 to 5 digits with leading zeros to a membership number: `1234` becomes `001234`. Accepts Thai and
 * full-width digits, and invisible marks between them. Anything else is returned unchanged, so that the user sees what they typed.
 */
export function padMembershipNo(text: string): string {
  const digits = normaliseCode(text);
  return /^[0-9]{1,6}$/.test(digits) ? digits.padStart(MEMBERSHIP_NO_LENGTH, '0') : text;
}

/** Whether the text is a complete membership number: exactly 6 Western digits. */
export function isMembershipNo(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
