const CONSONANT = /[\u0e01-\u0e2e]/;
const LETTER = /\p{L}/u;

/**
 * The letter that stands for a name: its first Thai consonant, so that a vowel written before it (เ แ โ ไ ใ)
 * is skipped, or the first letter of a name in another script. Empty for a name without letters.
 */
export function getInitial(name: string): string {
  const first = LETTER.exec(name.normalize())?.[0] ?? '';
  const thai = /[\u0e00-\u0e7f]/.test(first);
  return thai ? (CONSONANT.exec(name)?.[0] ?? '') : first.toLocaleUpperCase('en');
}
