const THAI_ZERO = 0x0e50;
const FULL_WIDTH_ZERO = 0xff10;
const ARABIC_ZERO = 0x30;

/** Replaces Thai digits (๐ to ๙) and full-width ones with Western digits; other characters are unchanged. */
export function toArabicDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(code - (code < FULL_WIDTH_ZERO ? THAI_ZERO : FULL_WIDTH_ZERO) + ARABIC_ZERO);
  });
}

/** Replaces Western digits (0 to 9) with Thai digits; other characters are unchanged. */
export function toThaiDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - ARABIC_ZERO + THAI_ZERO),
  );
}

/**
 * Removes everything except digits and converts them to Western digits, for
 * text typed or pasted into a numeric field.
 */
export function onlyDigits(text: string): string {
  return toArabicDigits(text).replace(/[^0-9]/g, '');
}
