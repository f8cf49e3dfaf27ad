import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { toArabicDigits } from '@sahakorn/thai/digits';

/** Whether a proved identity needs a code from the mailbox of the register too: never, or where there is a mailbox. */
export type CodeMode = 'off' | 'mail';

const DIGITS = 6;

/** A fresh code. Five guesses at it are the most that the try limit lets anyone have. */
export function createCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** What is kept of a code: it is good with its own ticket only. */
export function hashCode(code: string, ticket: string): Buffer {
  return createHash('sha256').update(`${ticket}\n${code}`).digest();
}

/** Whether a code is the mailed one, however it was typed. */
export function isCode(typed: string, ticket: string, hash: Buffer): boolean {
  return timingSafeEqual(hashCode(toArabicDigits(typed).replaceAll(/[\s-]/g, ''), ticket), hash);
}
