import { useState } from 'react';
import { type Period, findPeriod, periodRange } from './periods.ts';
import type { LedgerFilterValue } from './ledger-filter-value.ts';

type Draft = LedgerFilterValue & {
  /** Text in a date field that is not a date. */
  unread: { from: string; to: string };
  chosen: Period | null;
};

function toDraft(value: LedgerFilterValue): Draft {
  const { from, to, kind } = value;
  return { from, to, kind, unread: { from: '', to: '' }, chosen: null };
}

/** Whether two filters are equal. */
export function sameFilter(one: LedgerFilterValue, other: LedgerFilterValue): boolean {
  return one.from === other.from && one.to === other.to && one.kind === other.kind;
}

/** The filter being edited. A new `value` from outside replaces it. */
export function useFilterDraft(value: LedgerFilterValue, now: Date) {
  const [draft, setDraft] = useState(() => toDraft(value));
  const [seen, setSeen] = useState(value);
  /** Increases when the date fields must reset their text. */
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

  const issue = findIssue(draft);
  return {
    draft,
    revision,
    /** Null also while a date field contains text that is not a date. */
    period: draft.unread.from || draft.unread.to ? null : findPeriod(draft, now, draft.chosen),
    /** The field with an error, or null. */
    issue,
    /** Show an end before the start only on submit: until then the other day may still change. */
    orderRefused: refused && issue === 'order',
    reset,
    changeDay,
    changeKind: (kind: string | null) => change({ kind }),
    choosePeriod: (chosen: Period) => {
      change({ ...periodRange(chosen, now), unread: { from: '', to: '' }, chosen });
      setRevision((count) => count + 1);
    },
    refuse: () => setRefused(true),
  };
}

function findIssue({ from, to, unread }: Draft): 'from' | 'to' | 'order' | null {
  if (unread.from) return 'from';
  if (unread.to) return 'to';
  return from !== null && to !== null && to < from ? 'order' : null;
}
