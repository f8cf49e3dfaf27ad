import { EMPTY_DATE, formatThaiDate } from '@sahakorn/thai/date';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';

/** The first and last allowed day, inclusive, as `YYYY-MM-DD`; null for an open end. */
export type DayBounds = { min: string | null; max: string | null };

const ISO_DAY_LENGTH = 10;

/** The text if it is an existing day as `YYYY-MM-DD`, else null. */
export function dayOrNull(text: string | null | undefined): string | null {
  return text?.length === ISO_DAY_LENGTH && formatThaiDate(text) !== EMPTY_DATE ? text : null;
}

/** On which side of the bounds a day is; null within them. */
export function compareToBounds(day: string, { min, max }: DayBounds): 'before' | 'after' | null {
  if (min !== null && day < min) return 'before';
  return max !== null && day > max ? 'after' : null;
}

/** The day limited to the bounds. */
export function clampDay(day: string, bounds: DayBounds): string {
  const side = compareToBounds(day, bounds);
  return (side === 'before' ? bounds.min : side === 'after' && bounds.max) || day;
}

/** Says which days are allowed; empty without bounds. */
export function boundsSentence({ min, max }: DayBounds, words: ThaiDateFieldWords): string {
  const [first, last] = [min, max].map((day) => day && words.formatDate(day, 'short'));
  if (first) return `${words.availableFrom} ${first}${last ? ` ${words.to} ${last}` : ''}`;
  return last ? `${words.availableTo} ${last}` : '';
}

/** Why a day is not allowed and what to do; undefined if it is allowed. */
export function boundsRefusal(day: string, bounds: DayBounds, words: ThaiDateFieldWords): string | undefined {
  const side = compareToBounds(day, bounds);
  if (side === null) return undefined;
  const [reason, bound] = side === 'before' ? [words.tooEarly, bounds.min] : [words.tooLate, bounds.max];
  return `${words.formatDate(day, 'full')} ${reason} ${words.formatDate(bound ?? day, 'full')}`;
}
