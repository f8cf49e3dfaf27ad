import type { Day } from './pay-days.ts';
import { yearAndMonth } from './pay-days.ts';
import type { Random } from './random.ts';

const BUSY_COUNTER = 24;

/**
 * Gives a document its number, as the counter stamps it: kind, year, month
 * and a running number, `CW691100118`.
 */
export type DocumentNumbers = (kind: string, day: Day) => string;

/** Numbers are sequential within a month, with gaps for the documents of other members. */
export function createDocumentNumbers(random: Random): DocumentNumbers {
  const last = new Map<string, number>();
  return (kind, day) => {
    const book = kind + yearAndMonth(day);
    const number = (last.get(book) ?? 0) + random.between(1, BUSY_COUNTER);
    last.set(book, number);
    return book + String(number).padStart(5, '0');
  };
}
