import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { toArabicDigits } from '@sahakorn/thai/digits';

/** Whether proving an identity also needs a mailed code: never, or where the register has a mail address. */
export type CodeMode = 'off' | 'mail';

const DIGITS = 6;

/** A new code. The attempt limiter allows five guesses. */
export function createCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** The stored hash of a code, bound to its ticket. */
export function hashCode(code: string, ticket: string): Buffer {
  return createHash('sha256').update(`${ticket}\n${code}`).digest();
}

/** Whether a code is the mailed one, ignoring spaces and dashes. */
export function isCode(typed: string, ticket: string, hash: Buffer): boolean {
  return timingSafeEqual(hashCode(toArabicDigits(typed).replaceAll(/[\s-]/g, ''), ticket), hash);
}
