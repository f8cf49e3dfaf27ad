const CODE_LENGTH = 12;
/** Digits and letters, without those that are taken for a digit. */
const LETTERS = /^[0-9A-HJKMNP-TV-Z]+$/;
const DASHES_AND_SPACES = /[\s\u2010-\u2015-]/gu;

/** Accepts any case, dashes and spaces, O for 0 and I or L for 1; null for what is no such code. */
export function parseReferenceCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(DASHES_AND_SPACES, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === CODE_LENGTH && LETTERS.test(code) ? code : null;
}

export function formatReferenceCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}
