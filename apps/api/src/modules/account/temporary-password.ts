import { randomInt } from 'node:crypto';

/** How long a member has to sign in with a password that the cooperative gave. */
export const TEMPORARY_PASSWORD_HOURS = 72;

/** No letter that is taken for a digit, or for another letter, on paper or on the telephone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A fresh password of 59 random bits, in groups of four: `k7m4-9xqd-t2hv`. It is told once and never kept. */
export function createTemporaryPassword(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** When a password that is given now is over. */
export function getTemporaryPasswordExpiry(now: Date): Date {
  return new Date(now.getTime() + TEMPORARY_PASSWORD_HOURS * 3_600_000);
}
