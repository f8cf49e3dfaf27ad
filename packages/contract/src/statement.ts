import { z } from './zod.ts';
import { feed } from './envelope.ts';
import { IsoDate, Money } from './values.ts';

export const STATEMENT_DEFAULT_LIMIT = 50;
export const STATEMENT_MAX_LIMIT = 500;

/** The filter and the page of a statement: both ends inclusive, newest first. */
export const StatementRequest = z.object({
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  item_type_code: z.string().max(20).optional().meta({ description: 'One kind of movement' }),
  cursor: z.string().max(200).optional().meta({ description: '`next_cursor` of the page before' }),
  limit: z.int().min(1).max(STATEMENT_MAX_LIMIT).default(STATEMENT_DEFAULT_LIMIT),
});
export type StatementRequest = z.input<typeof StatementRequest>;

/** Figures over the whole filter, not over the page. */
export const StatementTotals = z.object({
  row_count: z.int(),
  credit_amount: Money,
  debit_amount: Money.meta({ description: 'Zero or negative' }),
  opening_balance: Money.nullable().meta({
    description:
      'Stated balance of the movement before the first one found; null where there is none, or one kind is asked for',
  }),
  closing_balance: Money.nullable().meta({ description: 'Stated balance of the newest movement found' }),
  first_date: IsoDate.nullable(),
  last_date: IsoDate.nullable(),
});
export type StatementTotals = z.infer<typeof StatementTotals>;

type StatementParts<Head extends z.ZodType, Entry extends z.ZodType, Kind extends z.ZodType> = {
  head: Head;
  entry: Entry;
  /** A kind of movement, by the names that its rows have. */
  kind: Kind;
};

/** The answer of a statement: one page of the ledger under its head, with the totals of all pages. */
export function statement<
  Head extends z.ZodType,
  Entry extends z.ZodType,
  Kind extends z.ZodType,
  Totals extends z.ZodType,
>({ head, entry, kind }: StatementParts<Head, Entry, Kind>, totals: Totals) {
  return feed(entry).extend({
    head,
    totals,
    kinds: z.array(kind).meta({ description: 'Every kind of the ledger, whatever is filtered' }),
    next_cursor: z.string().nullable().meta({ description: 'Null at the end' }),
  });
}
