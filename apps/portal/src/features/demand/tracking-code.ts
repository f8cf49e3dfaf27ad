const LENGTH = 12;
/** Digits and letters, without those that are taken for a digit. */
const LETTERS = /^[0-9A-HJKMNP-TV-Z]+$/;

/**
 * The tracking code of a demand as it was typed, in its one spelling: dashes, spaces and case do not matter, nor O for 0
 * and I or L for 1. Null for what is no code of any demand.
 */
export function readTrackingCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && LETTERS.test(code) ? code : null;
}

/** The code that came with a location, as after a demand was found by it; never from the address. */
export function codeOfState(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('trackingCode' in state)) return null;
  return typeof state.trackingCode === 'string' ? readTrackingCode(state.trackingCode) : null;
}
