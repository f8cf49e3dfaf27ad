import { normaliseLine } from '@sahakorn/thai/normalise';
import { compareMoney } from '@sahakorn/thai/money';
import { parseMoneyInput } from '@sahakorn/thai/money-input';
import type { EntryChoice } from '../../domain/statement/statement.ts';

export const TEXT_MAX_LENGTH = 100;

/** Parameter names of the URL. Forms use the same, so that they work before hydration. */
export const ENTRY_PARAMS = {
  amountFrom: 'min',
  amountTo: 'max',
  direction: 'direction',
  text: 'text',
} as const;

const DIGITS_MAX = 13;

/** Parses a typed amount: `1,500`, `๑๕๐๐.๕ บาท`. Undefined if invalid or too long. */
export function readAmount(text: string): string | undefined {
  const amount = parseMoneyInput(text);
  if (amount === null) return undefined;
  const [baht = '', satang = ''] = amount.split('.');
  if (baht.length > DIGITS_MAX) return undefined;
  const fraction = satang.replace(/0+$/, '');
  return fraction === '' ? baht : `${baht}.${fraction}`;
}

/** Reads the ledger filters of a URL. Invalid values are ignored. */
export function readEntryChoice(search: URLSearchParams): EntryChoice {
  const read = (name: keyof typeof ENTRY_PARAMS) => search.get(ENTRY_PARAMS[name]) ?? '';
  const amountFrom = readAmount(read('amountFrom'));
  const amountTo = readAmount(read('amountTo'));
  const direction = read('direction');
  const text = normaliseLine(read('text'));
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

/** The parameters that `readEntryChoice` ignores. */
export function readIgnoredEntryFilters(search: URLSearchParams): (keyof EntryChoice)[] {
  const choice = readEntryChoice(search);
  return (['amountFrom', 'amountTo', 'direction', 'text'] as const).filter(
    (field) => search.get(ENTRY_PARAMS[field])?.trim() && !choice[field],
  );
}
