import { createHash, randomInt } from 'node:crypto';

/** Crockford's: no letter that is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** A fresh code of 60 random bits, in groups of four: `ABCD-EFGH-JKMN`. */
export function createTrackingCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** What is stored of a code; as it was typed: dashes, spaces and case do not matter, nor O for 0 and I or L for 1. */
export function hashTrackingCode(typed: string): Buffer {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s‐-―-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(code).digest();
}
