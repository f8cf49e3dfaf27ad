const THAI_ZERO = '๐'.charCodeAt(0);
const AMOUNT = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** An amount in baht as it was typed, with or without commas, in digits of either script; null where it is none. */
export function readTypedAmount(typed: string): string | null {
  const digits = typed
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replaceAll(/[,\s]/g, '');
  const [, whole, fraction = ''] = AMOUNT.exec(digits) ?? [];
  return whole === undefined ? null : `${BigInt(whole)}.${fraction.padEnd(2, '0')}`;
}
