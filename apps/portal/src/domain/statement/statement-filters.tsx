import { LedgerFilters, type LedgerFilterValue } from '@sahakorn/ui/ledger-filters';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../lib/config/use-now.ts';
import { writeStatementChoice } from './statement-choice.ts';
import { type EntryKind, type StatementChoice, getKindName } from './statement.ts';
import type { StatementSummary } from './ledger-paper.ts';

export type StatementFiltersProps = {
  choice: StatementChoice;
  kinds: readonly EntryKind[];
  /** The totals found; undefined while loading or after an error. */
  found: StatementSummary | undefined;
  busy: boolean;
  children?: ReactNode;
};

export function StatementFilters({ choice, kinds, found, busy, children }: StatementFiltersProps) {
  const now = useNow();
  const [, setSearch] = useSearchParams();
  const handleSubmit = ({ from, to, kind }: LedgerFilterValue) =>
    setSearch(
      writeStatementChoice({
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        ...(kind !== null && { kind }),
      }),
      { replace: true, preventScrollReset: true },
    );
  return (
    <LedgerFilters
      value={{ from: choice.from ?? null, to: choice.to ?? null, kind: choice.kind ?? null }}
      kinds={kinds.flatMap((kind) =>
        kind.item_type_code === null ? [] : [{ code: kind.item_type_code, label: getKindName(kind) }],
      )}
      now={now}
      busy={busy}
      found={
        found && found.count !== null
          ? { count: found.count, from: found.first_date, to: found.last_date }
          : undefined
      }
      onSubmit={handleSubmit}
    >
      {children}
    </LedgerFilters>
  );
}
