import { normaliseCode } from '@sahakorn/thai/normalise';

/** Crockford's Base32: without letters that look like digits. */
export const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters of a code: that of a document, or that by which a demand is followed. */
export const REFERENCE_LENGTH = 12;

const REFERENCE = new RegExp(`^[${REFERENCE_LETTERS}]{${REFERENCE_LENGTH}}$`);
const DASHES_AND_SPACES = /[\s\u2010-\u2015\u2212-]/gu;

/** A code as typed, in its one spelling: any case, with dashes and spaces, O for 0 and I or L for 1. */
export function normaliseReferenceCode(typed: string): string {
  return normaliseCode(typed)
    .toUpperCase()
    .replaceAll(DASHES_AND_SPACES, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** The same, or null for what is no such code. */
export function parseReferenceCode(typed: string): string | null {
  const code = normaliseReferenceCode(typed);
  return REFERENCE.test(code) ? code : null;
}

/** A code as it is printed, in groups of four: `ABCD-EFGH-JKMN`. */
export function formatReferenceCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}
