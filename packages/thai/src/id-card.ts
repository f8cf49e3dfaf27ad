const ID_CARD_LENGTH = 13;

/**
 * Whether the text is a Thai identity number: 13 Western digits, the last of which is the check digit
 * (weights 13 down to 2, modulo 11). Call `onlyDigits` first if the text may have dashes or Thai digits.
 */
export function isIdCard(text: string): boolean {
  if (!/^[0-9]{13}$/.test(text)) return false;
  let sum = 0;
  for (let index = 0; index < ID_CARD_LENGTH - 1; index += 1) {
    sum += Number(text[index]) * (ID_CARD_LENGTH - index);
  }
  return (11 - (sum % 11)) % 10 === Number(text[ID_CARD_LENGTH - 1]);
}

/**
 * Formats 13 digits as printed on the card, `N-NNNN-NNNNN-NN-N`. Masked digits (`x`) are allowed; any
 * other text is returned unchanged.
 */
export function formatIdCard(text: string): string {
  return text.replace(/^([0-9x])([0-9x]{4})([0-9x]{5})([0-9x]{2})([0-9x])$/, '$1-$2-$3-$4-$5');
}

/**
 * Masks all but the last four digits and formats the result: `x-xxxx-xxxx0-41-2`. Accepts the number with or
 * without dashes, masked already or not. In any other text all digits are masked.
 */
export function maskIdCard(text: string): string {
  const bare = text.replaceAll('-', '');
  if (!/^[0-9x]{9}[0-9]{4}$/.test(bare)) return text.replace(/[0-9๐-๙]/g, 'x');
  return formatIdCard('x'.repeat(ID_CARD_LENGTH - 4) + bare.slice(-4));
}
