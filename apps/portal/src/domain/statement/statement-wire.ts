import { STATEMENT_DEFAULT_LIMIT } from '@sahakorn/contract/statement';
import type * as wire from '@sahakorn/contract/statement';
import type { StatementChoice } from './statement.ts';

/** `pageSize` is the limit of the next call, and not part of the cache key. */
export type PageSize = { pageSize?: number };

export function statementRequest(
  { pageSize = STATEMENT_DEFAULT_LIMIT, ...choice }: StatementChoice & PageSize,
  cursor: string | null,
): wire.StatementRequest & Partial<wire.EntryFilter> {
  return { ...filterRequest(choice), cursor: cursor ?? undefined, limit: pageSize };
}

function filterRequest({ from, to, kind, amountFrom, amountTo, direction, text }: StatementChoice) {
  return { from, to, item_type_code: kind, amount_from: amountFrom, amount_to: amountTo, direction, text };
}

export function documentQuery(choice: StatementChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filterRequest(choice)))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
