const CODE_LENGTH = 12;
/** Digits and letters, without those that are taken for a digit. */
const LETTERS = /^[0-9A-HJKMNP-TV-Z]+$/;
const DASHES_AND_SPACES = /[\s\u2010-\u2015-]/gu;

/**
 * A code that the cooperative gave out, as it was typed, in its one spelling: dashes, spaces and case do not matter, nor
 * O for 0 and I or L for 1. Null for what is no such code.
 */
export function parseReferenceCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(DASHES_AND_SPACES, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === CODE_LENGTH && LETTERS.test(code) ? code : null;
}

/** A code as it is printed, in groups of four. */
export function formatReferenceCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}
