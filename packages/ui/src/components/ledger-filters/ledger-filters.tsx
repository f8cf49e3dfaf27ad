import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields, type LedgerKind } from './filter-fields.tsx';
import { type FoundRows, FoundSummary } from './found.tsx';
import { LEDGER_FILTERS_WORDS, type LedgerFiltersWords, describeDays } from './ledger-filters-words.ts';
import type { LedgerFilterValue } from './ledger-filter-value.ts';
import { findPeriod } from './periods.ts';
import { useFilterDraft } from './use-filter-draft.ts';

export type { LedgerFiltersWords } from './ledger-filters-words.ts';

const EVERYTHING: LedgerFilterValue = { from: null, to: null, kind: null };

export type LedgerFiltersProps = Omit<ComponentProps<'section'>, 'onSubmit' | 'defaultValue'> & {
  /** The active filter. */
  value: LedgerFilterValue;
  /** The filter that ล้างตัวกรอง restores. Default: all rows. */
  defaultValue?: LedgerFilterValue | undefined;
  /** The kinds of rows in the ledger. */
  kinds: readonly LedgerKind[];
  /** The current time, from which periods count back. */
  now: Date;
  /** Called with the filter on submit, never with an end before its start or an invalid date. */
  onSubmit: (value: LedgerFilterValue) => void;
  /** The rows found; omit it while they load. Its days are shown if the filter has none. */
  found?: FoundRows | undefined;
  /** Whether rows are loading. Default false. */
  busy?: boolean | undefined;
  /** Replaces some of the words. */
  words?: Partial<LedgerFiltersWords> | undefined;
};

/** Open in a wide container, or beside a sidebar. */
const FORM_CLASSES =
  'border-t border-line px-inset py-5 @wide:block @wide:border-t-0 @wide/layout:block @wide/layout:border-t-0';

/**
 * Filters the rows of a ledger by date and kind, and shows how many were found. Children are actions on the result:
 * พิมพ์, PDF. If narrow it is one row that opens in place. Renders a `section`, a size container.
 */
export function LedgerFilters({
  value,
  defaultValue = EVERYTHING,
  kinds,
  now,
  onSubmit,
  found,
  busy = false,
  words,
  className,
  children,
  ...rest
}: LedgerFiltersProps) {
  const labels = { ...LEDGER_FILTERS_WORDS, ...words };
  const filter = useFilterDraft(value, now);
  const [open, setOpen] = useState(false);
  const formId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const fromRef = useRef<HTMLInputElement>(null);
  const toRef = useRef<HTMLInputElement>(null);
  const foundRef = useRef<HTMLOutputElement>(null);
  const known = withKind(kinds, value.kind);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (filter.issue !== null) {
      filter.refuse();
      (filter.issue === 'from' ? fromRef : toRef).current?.focus();
      return;
    }
    // If the form closes, focus moves to the button that opens it; otherwise that is hidden and takes no focus.
    toggleRef.current?.focus();
    setOpen(false);
    const { from, to, kind } = filter.draft;
    onSubmit({ from, to, kind });
  };
  /** What was pressed goes away with the filter, and so the focus moves on to what was found. */
  const apply = (next: LedgerFilterValue) => {
    filter.reset(next);
    foundRef.current?.focus({ preventScroll: true });
    onSubmit(next);
  };

  return (
    <section
      data-slot="ledger-filters"
      data-state={open ? 'open' : 'collapsed'}
      aria-label={labels.title}
      className={cn(
        '@container rounded-lg border border-line bg-surface contrast:border-2 print:hidden',
        className,
      )}
      {...rest}
    >
      <Summary
        ref={toggleRef}
        value={value}
        kinds={known}
        now={now}
        words={labels}
        formId={formId}
        open={open}
        onOpenChange={setOpen}
      />
      <form
        id={formId}
        noValidate
        method="post"
        onSubmit={submit}
        className={cn(FORM_CLASSES, !open && 'hidden')}
      >
        <FilterFields
          filter={filter}
          kinds={known}
          now={now}
          busy={busy}
          words={labels}
          fromRef={fromRef}
          toRef={toRef}
        />
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-inset py-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <FoundSummary ref={foundRef} found={found} value={value} words={labels} />
          <FilterChips
            value={value}
            defaultValue={defaultValue}
            kinds={known}
            now={now}
            words={labels}
            onChange={apply}
          />
        </div>
        {children && <div className="flex max-w-full flex-wrap gap-2 @wide:ms-auto">{children}</div>}
      </div>
    </section>
  );
}

type SummaryProps = {
  /** Of the button that opens the form. */
  ref: Ref<HTMLButtonElement>;
  value: LedgerFilterValue;
  kinds: readonly LedgerKind[];
  now: Date;
  words: LedgerFiltersWords;
  formId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The row of a narrow layout: period or days, kind, and the button that opens the form. */
function Summary({ ref, value, kinds, now, words, formId, open, onOpenChange }: SummaryProps) {
  const period = findPeriod(value, now);
  const days = words.range(value);
  const kind = kinds.find(({ code }) => code === value.kind)?.label ?? words.anyKind;
  return (
    <div className="flex items-center gap-3 px-inset py-3 @max-tiny:flex-wrap @max-tiny:gap-y-1 @wide:hidden @wide/layout:hidden">
      <SlidersHorizontal aria-hidden className="size-5 shrink-0 @max-tiny:hidden" />
      <p className="min-w-0 flex-1 leading-tight @max-tiny:basis-full">
        <span className="dots-between font-semibold">
          <span>{describeDays(value, now, words)}</span>
          <span>{kind}</span>
        </span>
        {period && days && <span className="block text-sm text-text-muted">{days}</span>}
      </p>
      <Button
        ref={ref}
        variant="quiet"
        className="link-line min-w-11 px-2 @max-tiny:ms-auto"
        aria-expanded={open}
        aria-controls={formId}
        onClick={() => onOpenChange(!open)}
      >
        {open ? words.close : words.change}
      </Button>
    </div>
  );
}

/** An unknown kind is shown by its code, since an active filter must be visible. */
function withKind(kinds: readonly LedgerKind[], code: string | null): readonly LedgerKind[] {
  if (code === null || kinds.some((kind) => kind.code === code)) return kinds;
  return [...kinds, { code, label: code }];
}
