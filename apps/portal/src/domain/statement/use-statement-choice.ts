import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ChoiceField, readIgnoredFilters, readStatementChoice } from './statement-choice.ts';
import type { StatementChoice } from './statement.ts';

export type RequestedChoice = {
  ledger: string;
  choice: StatementChoice;
  dropped: ChoiceField[];
  dropKind: (code: string) => void;
};

/** What an address asks for, and what of it is not understood. */
export type ReadChoice = (search: URLSearchParams) => { choice: StatementChoice; dropped: ChoiceField[] };

const readOrdinary: ReadChoice = (search) => ({
  choice: readStatementChoice(search),
  dropped: readIgnoredFilters(search),
});

/** `read` must be the same function while it reads the same. */
export function useStatementChoice(ledger: string, read: ReadChoice = readOrdinary): RequestedChoice {
  const [search] = useSearchParams();
  const [unknown, setUnknown] = useState<{ ledger: string; code: string } | null>(null);
  const code = search.get('kind');
  const kindUnknown = unknown !== null && unknown.ledger === ledger && unknown.code === code;
  const asked = useMemo(() => {
    const { choice, dropped } = read(search);
    const { kind, ...days } = choice;
    if (kind === undefined) return { choice: days, dropped };
    if (kindUnknown) return { choice: days, dropped: [...dropped, 'kind' as const] };
    return { choice, dropped };
  }, [search, kindUnknown, read]);
  return { ledger, ...asked, dropKind: (dropped) => setUnknown({ ledger, code: dropped }) };
}
