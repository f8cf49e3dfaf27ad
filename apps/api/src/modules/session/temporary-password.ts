import { randomInt } from 'node:crypto';

/** How long a temporary password is valid. */
export const TEMPORARY_PASSWORD_HOURS = 72;

/** Without characters that look or sound alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;
const FORM = new RegExp(`^([${LETTERS}]{4}-){2}[${LETTERS}]{4}$`);

/** A random password of 59 bits, in groups of four: `k7m4-9xqd-t2hv`. Only its hash is stored. */
export function createTemporaryPassword(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Whether a text could be a temporary password. */
export function isTemporaryPasswordForm(text: string): boolean {
  return FORM.test(text);
}

/** When a temporary password that is created now expires. */
export function getTemporaryPasswordExpiry(now: Date): Date {
  return new Date(now.getTime() + TEMPORARY_PASSWORD_HOURS * 3_600_000);
}
