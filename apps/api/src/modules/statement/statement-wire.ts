import { SUCCESS } from '@sahakorn/contract/envelope';
import type { StatementRequest } from '@sahakorn/contract/statement';
import type { z } from 'zod';
import type { LedgerSums } from '../../db/ledger.ts';
import type { StatementPage, StatementQuery } from './read-statement.ts';

/** The filter in the body of a statement call. */
export function toStatementQuery(body: z.output<typeof StatementRequest>): StatementQuery {
  const { item_type_code: itemTypeCode, ...question } = body;
  return { ...question, itemTypeCode };
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
  }: Omit<StatementPage<Entry, Kind>, 'sums'> & { sums: Sums },
) {
  return {
    rc_code: SUCCESS,
    head,
    data: entries,
    totals: { ...sums, opening_balance: openingBalance },
    kinds,
    next_cursor: nextCursor,
  };
}
