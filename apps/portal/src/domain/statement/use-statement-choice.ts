import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChoiceField, readStatementChoice, readIgnoredFilters } from './statement-choice.ts';
import type { StatementChoice } from './statement.ts';

export type RequestedChoice = {
  ledger: string;
  choice: StatementChoice;
  dropped: ChoiceField[];
  dropKind: (code: string) => void;
};

export function useStatementChoice(ledger: string): RequestedChoice {
  const [search] = useSearchParams();
  const [unknown, setUnknown] = useState<{ ledger: string; code: string } | null>(null);
  const code = search.get('kind');
  const kindUnknown = unknown !== null && unknown.ledger === ledger && unknown.code === code;
  const asked = useMemo(() => {
    const { kind, ...days } = readStatementChoice(search);
    const dropped = readIgnoredFilters(search);
    if (kind === undefined) return { choice: days, dropped };
    if (kindUnknown) return { choice: days, dropped: [...dropped, 'kind' as const] };
    return { choice: { ...days, kind }, dropped };
  }, [search, kindUnknown]);
  return { ledger, ...asked, dropKind: (dropped) => setUnknown({ ledger, code: dropped }) };
}
