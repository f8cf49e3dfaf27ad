import { z } from './zod.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';

export const STATEMENT_DEFAULT_LIMIT = 50;
export const STATEMENT_MAX_LIMIT = 500;

/** The filter and page of a statement. `from` and `to` are inclusive; newest movements come first. */
export const StatementRequest = z.object({
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  item_type_code: z.string().max(20).optional().meta({ description: 'One kind of movement' }),
  cursor: z.string().max(200).optional().meta({ description: '`next_cursor` of the previous page' }),
  limit: z.int().min(1).max(STATEMENT_MAX_LIMIT).default(STATEMENT_DEFAULT_LIMIT),
});
export type StatementRequest = z.input<typeof StatementRequest>;

/** Baht without sign, as typed: at most two decimals. */
const FilterAmount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/);

/**
 * What narrows a statement besides days and kind. Amounts are compared
 * without their sign, both ends inclusive.
 */
export const EntryFilter = z.object({
  amount_from: FilterAmount.optional().meta({ example: '1500' }),
  amount_to: FilterAmount.optional().meta({ example: '2000.50' }),
  direction: z.enum(['in', 'out']).optional(),
  text: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'Words that must all occur in the description, the note or the document number' }),
});
export type EntryFilter = z.infer<typeof EntryFilter>;

/** Totals over the whole filter, not only the page. */
export const StatementTotals = z.object({
  row_count: z.int(),
  credit_amount: Money,
  debit_amount: Money.meta({ description: 'Zero or negative' }),
  opening_balance: Money.nullable().meta({
    description:
      'Balance at the end of the day before `from`, by the dates of the movements; null if there is none or more than days are filtered',
  }),
  closing_balance: Money.nullable().meta({
    description:
      'Balance at the end of `to`, by the dates of the movements; the one that the newest movement found states if more than days are filtered',
  }),
  posted_late: z.literal(true).optional().meta({
    description:
      'Movements were not posted in the order of their dates, so the balances of the rows do not lead from the opening to the closing balance',
  }),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
});
export type StatementTotals = z.infer<typeof StatementTotals>;

type StatementParts<Head extends z.ZodType, Entry extends z.ZodType, Kind extends z.ZodType> = {
  head: Head;
  entry: Entry;
  /** A kind of movement, with the field names of the rows. */
  kind: Kind;
};

/** The response schema of a statement: one page of the ledger with its head and the totals of all pages. */
export function statement<
  Head extends z.ZodType,
  Entry extends z.ZodType,
  Kind extends z.ZodType,
  Totals extends z.ZodType,
>({ head, entry, kind }: StatementParts<Head, Entry, Kind>, totals: Totals) {
  return feed(entry).extend({
    head,
    totals,
    kinds: z.array(kind).meta({ description: 'All kinds in the ledger, regardless of the filter' }),
    next_cursor: z.string().nullable().meta({ description: 'Null on the last page' }),
  });
}
