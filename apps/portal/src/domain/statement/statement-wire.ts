import { STATEMENT_DEFAULT_LIMIT } from '@sahakorn/contract/statement';
import type * as wire from '@sahakorn/contract/statement';
import type { StatementChoice, StatementTotals } from './statement.ts';

/** `pageSize` says how many rows the next call asks for; it does not tell one statement from another. */
export type PageSize = { pageSize?: number };

/** The body that asks for one page of a ledger: its first, or the one that a cursor names. */
export function statementRequest(
  { from, to, kind, pageSize = STATEMENT_DEFAULT_LIMIT }: StatementChoice & PageSize,
  cursor: string | null,
): wire.StatementRequest {
  return { from, to, item_type_code: kind, cursor: cursor ?? undefined, limit: pageSize };
}

export function totalsFromWire(totals: wire.StatementTotals): StatementTotals {
  return {
    count: totals.row_count,
    credited: totals.credit_amount,
    debited: totals.debit_amount,
    openingBalance: totals.opening_balance,
    closingBalance: totals.closing_balance,
    firstDate: totals.first_date,
    lastDate: totals.last_date,
  };
}

/** The query of a document that holds what a choice finds; nothing for the whole ledger. */
export function documentQuery({ from, to, kind }: StatementChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to, item_type_code: kind }))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
