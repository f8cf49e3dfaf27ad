import { type RawBuilder, sql } from 'kysely';

/** Filters of a ledger besides days and kind. */
export type EntryFilter = {
  /** Baht without sign; both ends inclusive. */
  amountFrom?: string | undefined;
  amountTo?: string | undefined;
  direction?: 'in' | 'out' | undefined;
  /** Words that must all occur in the row's texts, in upper or lower case. */
  text?: string | undefined;
};

type Columns = { amount: string; texts?: readonly string[] };

export function hasEntryFilter({ amountFrom, amountTo, direction, text }: EntryFilter): boolean {
  return amountFrom !== undefined || amountTo !== undefined || direction !== undefined || text !== undefined;
}

/**
 * Queries with more words are too rare and too many to be prepared, as are those with amounts or a direction.
 */
const MAX_PREPARED_WORDS = 3;

/** Whether each connection keeps the plan of a query with this filter. */
export function isPrepared({ text, ...others }: EntryFilter): boolean {
  return !hasEntryFilter(others) && splitWords(text).length <= MAX_PREPARED_WORDS;
}

/** Picks the fields of an entry filter from a larger filter. */
export function pickEntryFilter({ amountFrom, amountTo, direction, text }: EntryFilter): EntryFilter {
  return { amountFrom, amountTo, direction, text };
}

/** The words of a text, which is compared without upper and lower case. */
export function splitWords(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The conditions on a row; what a client sends is a parameter. */
export function entryFilterConditions(
  { amount: amountColumn, texts = [] }: Columns,
  { amountFrom, amountTo, direction, text }: EntryFilter,
): RawBuilder<unknown>[] {
  const amount = sql.ref(amountColumn);
  return [
    ...(amountFrom === undefined ? [] : [sql`abs(${amount}) >= ${amountFrom}::numeric`]),
    ...(amountTo === undefined ? [] : [sql`abs(${amount}) <= ${amountTo}::numeric`]),
    ...(direction === undefined ? [] : [direction === 'in' ? sql`${amount} > 0` : sql`${amount} < 0`]),
    // As a subquery, so that the word is lowercased once instead of for every row.
    ...splitWords(text).map(
      (word) => sql`strpos(lower(${joinTexts(texts)}), (select lower(${word}::text))) > 0`,
    ),
  ];
}

/** A word never reaches from one text into the next: it contains no line break. */
function joinTexts(texts: readonly string[]): RawBuilder<unknown> {
  return sql`concat_ws(E'\n', ${sql.join(texts.map((column) => sql.ref(column)))})`;
}
