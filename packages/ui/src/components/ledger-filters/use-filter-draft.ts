import { useState } from 'react';
import { type Period, findPeriod, periodRange } from './periods.ts';
import type { LedgerFilterValue } from './ledger-filters.tsx';

type Draft = LedgerFilterValue & {
  /** What stands in a date field and is no date. */
  unread: { from: string; to: string };
  chosen: Period | null;
};

function toDraft(value: LedgerFilterValue): Draft {
  const { from, to, kind } = value;
  return { from, to, kind, unread: { from: '', to: '' }, chosen: null };
}

/** Whether two filters let the same rows through. */
export function sameFilter(one: LedgerFilterValue, other: LedgerFilterValue): boolean {
  return one.from === other.from && one.to === other.to && one.kind === other.kind;
}

/** The filter as it is being put together. A new `value` from outside replaces it. */
export function useFilterDraft(value: LedgerFilterValue, now: Date) {
  const [draft, setDraft] = useState(() => toDraft(value));
  const [seen, setSeen] = useState(value);
  /** Rises when the date fields must forget what was typed. */
  const [revision, setRevision] = useState(0);
  const [refused, setRefused] = useState(false);

  const reset = (next: LedgerFilterValue) => {
    setDraft(toDraft(next));
    setRevision((count) => count + 1);
    setRefused(false);
  };
  if (!sameFilter(seen, value)) {
    setSeen(value);
    if (!sameFilter(draft, value)) reset(value);
  }

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setRefused(false);
  };
  const changeDay = (end: 'from' | 'to') => (day: string | null, text: string) =>
    change({ [end]: day, unread: { ...draft.unread, [end]: day === null ? text : '' } });

  const fault = findFault(draft);
  return {
    draft,
    revision,
    period: findPeriod(draft, now, draft.chosen),
    /** Where the filter cannot be used, the field that has to change. */
    fault,
    /** End before start is said once the reader asks for the rows: until then the other day may still change. */
    orderRefused: refused && fault === 'order',
    reset,
    changeDay,
    changeKind: (kind: string | null) => change({ kind }),
    choosePeriod: (chosen: Period) =>
      change({ ...periodRange(chosen, now), unread: { from: '', to: '' }, chosen }),
    refuse: () => setRefused(true),
  };
}

function findFault({ from, to, unread }: Draft): 'from' | 'to' | 'order' | null {
  if (unread.from) return 'from';
  if (unread.to) return 'to';
  return from !== null && to !== null && to < from ? 'order' : null;
}
