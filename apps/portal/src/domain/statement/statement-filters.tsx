import { LedgerFilters, type LedgerFilterValue } from '@sahakorn/ui/ledger-filters';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../lib/config/use-now.ts';
import { writeChoice } from './statement-choice.ts';
import type { EntryKind, StatementChoice, StatementTotals } from './statement.ts';

type StatementFiltersProps = {
  choice: StatementChoice;
  kinds: readonly EntryKind[];
  /** What was found; undefined while it is looked for, and where that failed. */
  totals: StatementTotals | undefined;
  busy: boolean;
  /** What can be done with what was found. */
  children?: ReactNode;
};

export function StatementFilters({ choice, kinds, totals, busy, children }: StatementFiltersProps) {
  const now = useNow();
  const [, setSearch] = useSearchParams();
  const handleSubmit = ({ from, to, kind }: LedgerFilterValue) =>
    setSearch(
      writeChoice({
        ...(from !== null && { from }),
        ...(to !== null && { to }),
        ...(kind !== null && { kind }),
      }),
      { replace: true, preventScrollReset: true },
    );
  return (
    <LedgerFilters
      value={{ from: choice.from ?? null, to: choice.to ?? null, kind: choice.kind ?? null }}
      kinds={kinds.map(({ code, description }) => ({ code, label: description }))}
      now={now}
      busy={busy}
      found={totals && { count: totals.count, from: totals.firstDate, to: totals.lastDate }}
      onSubmit={handleSubmit}
    >
      {children}
    </LedgerFilters>
  );
}
