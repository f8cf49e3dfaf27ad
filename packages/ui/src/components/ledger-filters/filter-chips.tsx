import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import type { LedgerKind } from './filter-fields.tsx';
import { type LedgerFiltersWords, describeDays } from './ledger-filters-words.ts';
import type { LedgerFilterValue } from './ledger-filter-value.ts';
import { sameFilter } from './use-filter-draft.ts';

type FilterChipsProps = {
  value: LedgerFilterValue;
  defaultValue: LedgerFilterValue;
  kinds: readonly LedgerKind[];
  now: Date;
  words: LedgerFiltersWords;
  onChange: (value: LedgerFilterValue) => void;
};

/** The active filters, each with a button that clears it, and one that clears all. */
export function FilterChips({ value, defaultValue, kinds, now, words, onChange }: FilterChipsProps) {
  if (sameFilter(value, defaultValue)) return null;
  const { from, to, kind } = defaultValue;
  const chips = [
    (value.from !== from || value.to !== to) && {
      key: 'period',
      text: describeDays(value, now, words),
      next: { ...value, from, to },
    },
    value.kind !== kind && {
      key: 'kind',
      text: kinds.find(({ code }) => code === value.kind)?.label ?? words.anyKind,
      next: { ...value, kind },
    },
  ].filter((chip) => chip !== false);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <ul aria-label={words.inUse} className="flex min-w-0 flex-wrap gap-2">
        {chips.map(({ key, text, next }) => (
          <li key={key} className="max-w-full">
            <Button
              size="sm"
              className="rounded-full font-normal @max-tiny:gap-1 @max-tiny:px-1"
              onClick={() => onChange(next)}
            >
              <span className="min-w-0">
                <span className="sr-only">{words.remove} </span>
                {text}
              </span>
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="quiet" onClick={() => onChange(defaultValue)}>
        {words.clear}
      </Button>
    </div>
  );
}
