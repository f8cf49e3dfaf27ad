import { normaliseThai } from '@sahakorn/thai/normalise';
import { toArabicDigits } from '@sahakorn/thai/digits';
import { compareMoney } from '@sahakorn/thai/money';
import type { EntryChoice } from '../../domain/statement/statement.ts';

export const TEXT_MAX_LENGTH = 100;

/** The names in an address. Forms send the same, so that they work before scripts arrive. */
export const ENTRY_PARAMS = {
  amountFrom: 'min',
  amountTo: 'max',
  direction: 'direction',
  text: 'text',
} as const;

const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/;
const DIGITS_MAX = 13;

/** An amount as members write it: `1,500`, `๑๕๐๐.๕`. Undefined for any other text, and for too many digits. */
export function readAmount(text: string): string | undefined {
  const written = toArabicDigits(text.trim());
  if (!GROUPED.test(written)) return undefined;
  const amount = written.replaceAll(',', '');
  const [baht = ''] = amount.split('.');
  return baht.length > DIGITS_MAX ? undefined : amount;
}

/** Reads what narrows a ledger from an address. What is not understood counts as not asked. */
export function readEntryChoice(search: URLSearchParams): EntryChoice {
  const read = (name: keyof typeof ENTRY_PARAMS) => search.get(ENTRY_PARAMS[name]) ?? '';
  const amountFrom = readAmount(read('amountFrom'));
  const amountTo = readAmount(read('amountTo'));
  const direction = read('direction');
  const text = normaliseThai(read('text')).trim();
  const inOrder = !isReversed(amountFrom, amountTo);
  return {
    ...(amountFrom !== undefined && inOrder && { amountFrom }),
    ...(amountTo !== undefined && inOrder && { amountTo }),
    ...((direction === 'in' || direction === 'out') && { direction }),
    ...(text !== '' && text.length <= TEXT_MAX_LENGTH && { text }),
  };
}

export function isReversed(amountFrom: string | undefined, amountTo: string | undefined): boolean {
  return amountFrom !== undefined && amountTo !== undefined && compareMoney(amountFrom, amountTo) > 0;
}

/** What an address asks for that `readEntryChoice` leaves out. */
export function readIgnoredEntryFilters(search: URLSearchParams): (keyof EntryChoice)[] {
  const choice = readEntryChoice(search);
  return (['amountFrom', 'amountTo', 'direction', 'text'] as const).filter(
    (field) => search.get(ENTRY_PARAMS[field])?.trim() && !choice[field],
  );
}
