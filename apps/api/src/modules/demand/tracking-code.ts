import {
  REFERENCE_LENGTH,
  REFERENCE_LETTERS,
  formatReferenceCode,
  normaliseReferenceCode,
} from '@sahakorn/contract/reference-code';
import { createHash, randomInt } from 'node:crypto';

/** A random code of 60 bits, in groups of four: `ABCD-EFGH-JKMN`. */
export function createTrackingCode(): string {
  const letters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return formatReferenceCode(letters.join(''));
}

/** The stored hash of a code as typed, in any of its spellings. */
export function hashTrackingCode(typed: string): Buffer {
  return createHash('sha256').update(normaliseReferenceCode(typed)).digest();
}
