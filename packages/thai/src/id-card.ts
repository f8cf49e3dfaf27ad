const ID_CARD_LENGTH = 13;

/**
 * Whether the text is a Thai identity number: 13 Western digits whose last is the check digit
 * (weights 13 down to 2, modulo 11). Dashes and Thai digits are removed first with `onlyDigits`.
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
 * Writes 13 digits as printed on the card, `N-NNNN-NNNNN-NN-N`. Digits masked as `x` count as digits;
 * any other text comes back unchanged.
 */
export function formatIdCard(text: string): string {
  return text.replace(/^([0-9x])([0-9x]{4})([0-9x]{5})([0-9x]{2})([0-9x])$/, '$1-$2-$3-$4-$5');
}

/**
 * Masks all but the last four digits, in the printed form: `x-xxxx-xxxx0-41-2`. Takes the number with or
 * without dashes, masked already or not. A text that is no identity number shows none of its digits.
 */
export function maskIdCard(text: string): string {
  const bare = text.replaceAll('-', '');
  if (!/^[0-9x]{9}[0-9]{4}$/.test(bare)) return text.replace(/[0-9๐-๙]/g, 'x');
  return formatIdCard('x'.repeat(ID_CARD_LENGTH - 4) + bare.slice(-4));
}
