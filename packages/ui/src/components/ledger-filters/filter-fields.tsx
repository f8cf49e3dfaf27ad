import { Check } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Segments } from '../display-settings/segments.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { ThaiDateField } from '../thai-date-field/thai-date-field.tsx';
import type { LedgerFiltersWords } from './ledger-filters-words.ts';
import { PERIODS, type Period } from './periods.ts';
import type { useFilterDraft } from './use-filter-draft.ts';

/** A kind of row: code and label. */
export type LedgerKind = { code: string; label: string };

type FilterFieldsProps = {
  filter: ReturnType<typeof useFilterDraft>;
  kinds: readonly LedgerKind[];
  now: Date;
  busy: boolean;
  words: LedgerFiltersWords;
  fromRef: RefObject<HTMLInputElement | null>;
  toRef: RefObject<HTMLInputElement | null>;
};

/** Period, days, kind, and the submit button. */
export function FilterFields({ filter, kinds, now, busy, words, fromRef, toRef }: FilterFieldsProps) {
  const name = useId();
  const { draft, period, revision } = filter;
  return (
    <div className="flex flex-wrap items-start gap-4 @wide:flex-nowrap @wide:gap-3">
      <div className="max-w-full basis-full @wide:shrink-0 @wide:basis-auto">
        <Segments<Period | ''>
          legend={words.period}
          name={name}
          value={period ?? ''}
          onValueChange={(chosen) => chosen && filter.choosePeriod(chosen)}
          options={PERIODS.map((option) => ({
            value: option,
            label: (
              <span className="flex items-center gap-1.5 px-1 whitespace-nowrap">
                {option === period && <Check aria-hidden className="size-5 shrink-0" />}
                {words[option]}
              </span>
            ),
          }))}
        />
      </div>
      {(['from', 'to'] as const).map((end) => (
        <div key={`${end}-${revision}`} className="min-w-0 grow basis-39 @wide:max-w-44">
          <ThaiDateField
            ref={end === 'from' ? fromRef : toRef}
            label={words[end]}
            value={draft[end]}
            onValueChange={filter.changeDay(end)}
            now={now}
            words={words.dates}
            className="@max-tiny:text-sm"
            error={end === 'to' && filter.orderRefused ? words.endBeforeStart : undefined}
          />
        </div>
      ))}
      <div className="min-w-0 basis-full @pair:flex-1 @pair:basis-36 @wide:max-w-44">
        <SelectField
          label={words.kind}
          value={draft.kind ?? ''}
          onChange={(event) => filter.changeKind(event.target.value || null)}
        >
          <option value="">{words.allKinds}</option>
          {kinds.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="basis-full @pair:basis-auto">
        {/* As high as the labels, so that the button aligns with the fields. */}
        <span aria-hidden className="hidden pb-1 leading-tight @pair:block">
          {'\u00A0'}
        </span>
        <Button
          type="submit"
          variant="primary"
          busyLabel={busy ? words.busy : undefined}
          className="w-full @pair:w-auto"
        >
          {words.submit}
        </Button>
      </div>
    </div>
  );
}
