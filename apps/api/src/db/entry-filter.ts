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

export function isNarrowed({ amountFrom, amountTo, direction, text }: EntryFilter): boolean {
  return amountFrom !== undefined || amountTo !== undefined || direction !== undefined || text !== undefined;
}

/** Picks the fields of an entry filter from a larger filter. */
export function getNarrowing({ amountFrom, amountTo, direction, text }: EntryFilter): EntryFilter {
  return { amountFrom, amountTo, direction, text };
}

/** The conditions on a row; what a client sends is a parameter. */
export function narrowingConditions(
  { amount: amountColumn, texts = [] }: Columns,
  { amountFrom, amountTo, direction, text }: EntryFilter,
): RawBuilder<unknown>[] {
  const amount = sql.ref(amountColumn);
  return [
    ...(amountFrom === undefined ? [] : [sql`abs(${amount}) >= ${amountFrom}::numeric`]),
    ...(amountTo === undefined ? [] : [sql`abs(${amount}) <= ${amountTo}::numeric`]),
    ...(direction === undefined ? [] : [direction === 'in' ? sql`${amount} > 0` : sql`${amount} < 0`]),
    ...splitWords(text).map((word) => sql`strpos(lower(${joinTexts(texts)}), lower(${word}::text)) > 0`),
  ];
}

function splitWords(text = ''): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** A word never reaches from one text into the next: it contains no line break. */
function joinTexts(texts: readonly string[]): RawBuilder<unknown> {
  return sql`concat_ws(E'\n', ${sql.join(texts.map((column) => sql.ref(column)))})`;
}
