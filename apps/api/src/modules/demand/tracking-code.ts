import { createHash, randomInt } from 'node:crypto';

/** Crockford's Base32: without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A random code of 60 bits, in groups of four: `ABCD-EFGH-JKMN`. */
export function createTrackingCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The stored hash of a code as typed. Dashes, spaces and case are ignored; O counts as 0, I and L as 1. */
export function hashTrackingCode(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s‐-―-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(code).digest();
}
