import { type MoneyColumn, type StatementColumn, isMoneyColumn } from './statement-columns.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

/** Width of the widest amount of each kind of money column, in digits. */
export type AmountWidths = Record<MoneyColumn<never>['kind'], number>;

/** Least width of a column of amounts, in digits. */
const LEAST_DIGITS = 10;

/** Widths in digits: of a comma or point, and of an average letter in the smaller head. */
const PUNCTUATION = 0.5;
const HEAD_LETTER = 0.82;

/** Vowels and tone marks above and below the line have no width. */
const MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;

/** A wider head has its unit on a second line. */
const MOST_HEAD_DIGITS = 12.5;

// In rem, of the narrowest table: a digit of body size, the room beside an amount, a date, a short text.
const DIGIT = 0.6375;
const AMOUNT_ROOM = 1.5;
const DATE_WIDTH = 8;
const TEXT_WIDTH = 8.5;

/** Below this many rem the rows of a statement with ordinary amounts are cards. */
const CARDS_UNDER = 40;

/**
 * Width of each kind of money column, from its amounts, sums and head. It ignores the sign, so both directions count
 * in each: ten thousand rows are measured before the first is shown.
 */
export function amountWidths<Row>(
  columns: readonly StatementColumn<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, string | null | undefined>>,
): AmountWidths {
  const widths: AmountWidths = { outflow: 0, inflow: 0, balance: 0, money: 0 };
  for (const column of columns) {
    if (!isMoneyColumn(column)) continue;
    let whole = wholeDigits(sums[column.id]);
    for (const row of rows) whole = Math.max(whole, wholeDigits(column.value(row)));
    widths[column.kind] = Math.max(widths[column.kind], LEAST_DIGITS, headWidth(column), writtenWidth(whole));
  }
  return widths;
}

/** Width of the head, with its unit beside it unless both are too long. */
function headWidth({ header, unit = STATEMENT_WORDS.unit }: MoneyColumn<never>): number {
  const word = countLetters(header) * HEAD_LETTER;
  const both = unit === '' ? word : word + countLetters(` (${unit})`) * HEAD_LETTER;
  return both <= MOST_HEAD_DIGITS ? both : word;
}

function countLetters(text: string): number {
  return text.replace(MARKS, '').length;
}

/** Digits before the point of `-12345.50`. */
function wholeDigits(value: string | null | undefined): number {
  if (typeof value !== 'string') return 0;
  const point = value.indexOf('.');
  return (point === -1 ? value.length : point) - (value.startsWith('-') ? 1 : 0);
}

/** Width of a formatted amount: sign, thousands commas, two decimals. */
function writtenWidth(whole: number): number {
  const commas = Math.max(0, Math.floor((whole - 1) / 3));
  return '+'.length + whole + '00'.length + (commas + 1) * PUNCTUATION;
}

/** Factor for the width at which rows become cards: 1 for ordinary amounts. */
export function cardScale<Row>(columns: readonly StatementColumn<Row>[], widths: AmountWidths): number {
  let needed = DATE_WIDTH + TEXT_WIDTH;
  for (const column of columns) {
    if (isMoneyColumn(column) && column.priority === 'always') {
      needed += widths[column.kind] * DIGIT + AMOUNT_ROOM;
    }
  }
  return Math.max(1, needed / CARDS_UNDER);
}
