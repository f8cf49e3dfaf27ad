import { formatNumber } from '@sahakorn/thai/number';
import type { Ref } from 'react';
import type { LedgerFiltersWords } from './ledger-filters-words.ts';
import type { DayRange } from './periods.ts';

/** Number of rows found, and the days of the first and last as `YYYY-MM-DD`. */
export type FoundRows = { count: number; from?: string | null | undefined; to?: string | null | undefined };

type FoundProps = {
  ref: Ref<HTMLOutputElement>;
  found: FoundRows | undefined;
  /** The days of the filter. */
  value: DayRange;
  words: LedgerFiltersWords;
};

/** How many rows were found, and in which days; announced politely when it changes. */
export function FoundSummary({ ref, found, value, words }: FoundProps) {
  return (
    <output
      ref={ref}
      tabIndex={-1}
      data-slot="ledger-found"
      className="-mx-1 flex min-h-11 min-w-0 flex-wrap items-center rounded-sm px-1"
    >
      {found && <FoundWords found={found} value={value} words={words} />}
    </output>
  );
}

function FoundWords({ found, value, words }: Omit<FoundProps, 'ref'> & { found: FoundRows }) {
  const days = words.range({ from: value.from ?? found.from ?? null, to: value.to ?? found.to ?? null });
  const asked = value.from !== null || value.to !== null;
  return (
    <span>
      {`${words.found} `}
      <b>
        {formatNumber(found.count, { decimals: 0 })}
        {'\u00A0'}
        {words.unit}
      </b>
      {days && (
        // In a narrow layout the summary above shows the days.
        <span className={asked ? '@max-wide:sr-only @wide/layout:not-sr-only' : undefined}>
          {` ${days.includes(` ${words.to} `) ? `${words.from} ` : ''}${days}`}
        </span>
      )}
    </span>
  );
}
