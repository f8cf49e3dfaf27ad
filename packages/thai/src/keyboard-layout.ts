// The keys of the American layout, and what the Kedmanee layout writes with them, without and with Shift.
const LATIN = [
  "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
  '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
].join('');
const THAI = ['_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ', '%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'].join('');

const toThai = new Map(Array.from(LATIN, (key, at) => [key, THAI.charAt(at)]));
const toLatin = new Map(Array.from(THAI, (letter, at) => [letter, LATIN.charAt(at)]));

/** Rewrites text typed with the Latin layout as the keys would write it in Thai: `ghj` becomes `เ้่`. */
export function typeAsThai(text: string): string {
  return Array.from(text, (key) => toThai.get(key) ?? key).join('');
}

/**
 * Rewrites text typed with the Thai layout as the keys would write it in
 * Latin letters: `แนนย` becomes `coop`.
 */
export function typeAsLatin(text: string): string {
  return Array.from(text, (letter) => toLatin.get(letter) ?? letter).join('');
}
