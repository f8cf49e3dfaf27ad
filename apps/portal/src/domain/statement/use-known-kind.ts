import { useState } from 'react';
import type { RequestedStatement } from './load-statement.ts';
import type { StatementChoice } from './statement.ts';

export type KnownStatement<Filter extends StatementChoice = StatementChoice> = {
  filter: Omit<Filter, 'kind'> & Pick<StatementChoice, 'kind'>;
  dropped: RequestedStatement<Filter>['dropped'];
  dropKind: (code: string) => void;
};

/** The requested filter, without a kind that the ledger does not have. */
export function useKnownKind<Filter extends StatementChoice>(
  { filter, dropped }: RequestedStatement<Filter>,
  ledger: string,
): KnownStatement<Filter> {
  const [unknown, setUnknown] = useState<{ ledger: string; code: string } | null>(null);
  const dropKind = (code: string) => setUnknown({ ledger, code });
  const { kind, ...others } = filter;
  if (kind === undefined) return { filter: others, dropped, dropKind };
  if (unknown?.ledger === ledger && unknown.code === kind)
    return { filter: others, dropped: [...dropped, 'kind'], dropKind };
  return { filter: { ...others, kind }, dropped, dropKind };
}
