import { SUCCESS } from '@sahakorn/contract/envelope';
import type { EntryFilter, StatementRequest } from '@sahakorn/contract/statement';
import { normaliseLine } from '@sahakorn/thai/normalise';
import type { z } from 'zod';
import type { LedgerSums } from '../../db/ledger.ts';
import type { StatementPage, StatementQuery } from './read-statement.ts';

type Filter = Pick<z.output<typeof StatementRequest>, 'from' | 'to' | 'item_type_code'> &
  z.output<typeof EntryFilter>;

/** The filter of a statement, in a body or in a query. A text without letters does not filter. */
export function toStatementFilter(filter: Filter): Omit<StatementQuery, 'cursor' | 'limit'> {
  const { from, to, item_type_code: itemTypeCode, direction } = filter;
  const { amount_from: amountFrom, amount_to: amountTo } = filter;
  const text = filter.text === undefined ? undefined : normaliseLine(filter.text) || undefined;
  return { from, to, itemTypeCode, amountFrom, amountTo, direction, text };
}

/** The filter and page in the body of a statement call. */
export function toStatementQuery(body: z.output<typeof StatementRequest> & Filter): StatementQuery {
  return { ...toStatementFilter(body), cursor: body.cursor, limit: body.limit };
}

/** The answer of a statement call. */
export function toAnswer<Head, Entry, Kind, Sums extends LedgerSums>(
  head: Head,
  {
    entries,
    sums,
    openingBalance,
    kinds,
    nextCursor,
  }: Omit<StatementPage<Entry, Kind>, 'sums' | 'postedOpening'> & { sums: Sums },
) {
  return {
    rc_code: SUCCESS,
    head,
    data: entries,
    totals: {
      ...sums,
      opening_balance: openingBalance,
      ...(sums.is_posted_late && { posted_late: true as const }),
    },
    kinds,
    next_cursor: nextCursor,
  };
}
