import { STATEMENT_DEFAULT_LIMIT } from '@sahakorn/contract/statement';
import type * as wire from '@sahakorn/contract/statement';
import type { StatementChoice } from './statement.ts';

/** `pageSize` says how many rows the next call asks for; it does not tell one statement from another. */
export type PageSize = { pageSize?: number };

export function statementRequest(
  { from, to, kind, pageSize = STATEMENT_DEFAULT_LIMIT }: StatementChoice & PageSize,
  cursor: string | null,
): wire.StatementRequest {
  return { from, to, item_type_code: kind, cursor: cursor ?? undefined, limit: pageSize };
}

export function documentQuery({ from, to, kind }: StatementChoice): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ from, to, item_type_code: kind }))
    if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
