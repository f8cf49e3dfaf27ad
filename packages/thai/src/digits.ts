const THAI_ZERO = 0x0e50;
const ARABIC_ZERO = 0x30;

/** Replaces Thai digits (๐ to ๙) by Western ones; every other character stays. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - THAI_ZERO + ARABIC_ZERO),
  );
}

/** Replaces Western digits by Thai ones (0 to 9 become ๐ to ๙); every other character stays. */
export function toThaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - ARABIC_ZERO + THAI_ZERO),
  );
}

/** Keeps the digits only, as Western digits: what a numeric field holds after typing or pasting. */
export function onlyDigits(text: string): string {
  return toArabicDigits(text).replace(/[^0-9]/g, '');
}
