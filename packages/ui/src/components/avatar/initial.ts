const CONSONANT = /[\u0e01-\u0e2e]/;
const LETTER = /\p{L}/u;

/**
 * The initial of a name: its first Thai consonant, skipping a vowel written before it (เ แ โ ไ ใ), or the first
 * letter in another script. Empty for a name without letters.
 */
export function getInitial(name: string): string {
  const first = LETTER.exec(name.normalize())?.[0] ?? '';
  const thai = /[\u0e00-\u0e7f]/.test(first);
  return thai ? (CONSONANT.exec(name)?.[0] ?? '') : first.toLocaleUpperCase('en');
}
