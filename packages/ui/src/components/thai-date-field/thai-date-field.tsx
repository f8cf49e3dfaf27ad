import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  FieldFrame,
  type FieldWords,
  controlVariants,
  useFieldControl,
} from '../../internal/field-frame.tsx';
import { DatePicker } from './date-picker.tsx';
import { dayOrNull } from './day-bounds.ts';
import { THAI_DATE_FIELD_WORDS, type ThaiDateFieldWords } from './thai-date-field-words.ts';
import { useHydrated } from '../../internal/use-hydrated.ts';
import { useStableWhilePressed } from '../../internal/use-stable-while-pressed.ts';
import { isPlaceholder, useTypedDate } from './use-typed-date.ts';

export type { ThaiDateFieldWords } from './thai-date-field-words.ts';

export type ThaiDateFieldProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'name'
> &
  FieldWords & {
    /** The day as `YYYY-MM-DD`, Gregorian; null for none or for text that is not a date. */
    value?: string | null | undefined;
    /** The first day of a field that keeps its own value, as `YYYY-MM-DD`. Default none. */
    defaultValue?: string | null | undefined;
    /** Submits the day as `YYYY-MM-DD` by a hidden field; empty for none. Without scripts, the text as it was typed. */
    name?: string | undefined;
    /**
     * Called when a day is picked, and when the reader leaves the field or presses Enter, with the day that was
     * understood and the text as it was typed. Null with an empty text: no date. Null with any other text: not
     * understood or out of bounds, and the field says why.
     */
    onValueChange?: ((value: string | null, text: string) => void) | undefined;
    /** The current time: decides which day is today, and the century of a two-digit year. */
    now: Date;
    /** The first allowed day, as `YYYY-MM-DD`. Default and any other value: no limit. */
    min?: string | null | undefined;
    /** The last allowed day, as `YYYY-MM-DD`. Default and any other value: no limit. */
    max?: string | null | undefined;
    /** Height and text size; `lg` for a sign-in form. Default `md`. */
    size?: 'md' | 'lg' | undefined;
    /** Replaces words of the calendar and of the error messages: months, weekdays and the form of dates too. */
    words?: Partial<ThaiDateFieldWords> | undefined;
  };

/**
 * Takes a date as members write it, วัน เดือน ปี, with a Buddhist or Gregorian year, in Thai or Western digits; or
 * picked from a calendar. Shows it in the short form, and below it the full date or an error. Renders a labelled
 * `input`, which gets ref and rest props, and a button that opens the calendar.
 */
export function ThaiDateField(props: ThaiDateFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    size,
    value,
    defaultValue = null,
    onValueChange,
    now,
    ...more
  } = props;
  const { min, max, words, name, className, onBlur, onFocus, onKeyDown, ...rest } = more;
  const labels = { ...THAI_DATE_FIELD_WORDS, ...words };
  const bounds = { min: dayOrNull(min), max: dayOrNull(max) };
  const [own, setOwn] = useState(defaultValue);
  const day = value === undefined ? own : value;
  const handleValue = (next: string | null, text: string) => {
    setOwn(next);
    onValueChange?.(next, text);
  };
  const typing = useTypedDate({ value: day, onValueChange: handleValue, now, bounds, words: labels });
  const hydrated = useHydrated();
  const wrong = useStableWhilePressed(typing.message ?? error);
  const readBack = useStableWhilePressed(typing.readBack);
  const field = useFieldControl({ hint, error: wrong, ...rest });
  const readBackId = `${field.control.id}-read-back`;
  const describedBy = [field.control['aria-describedby'], readBack && readBackId].filter(Boolean).join(' ');
  const boxRef = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) typing.finish();
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} error={wrong} optional={optional}>
      <div className="@container">
        <div ref={boxRef} className="flex items-center @max-figure:flex-col @max-figure:items-start">
          <input
            type="text"
            autoComplete="off"
            data-slot="thai-date-field"
            {...rest}
            {...field.control}
            name={hydrated ? undefined : name}
            aria-describedby={describedBy || undefined}
            value={typing.text}
            onChange={(event) => typing.type(event.target.value)}
            onFocus={(event) => {
              onFocus?.(event);
              if (isPlaceholder(typing.text)) event.currentTarget.select();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              typing.finish();
            }}
            onKeyDown={handleKeyDown}
            className={cn(
              controlVariants({ size }),
              'read-only:bg-subtle',
              !rest.readOnly && '@figure:pe-picker @figure:aria-invalid:pe-picker @figure:contrast:pe-picker',
              className,
            )}
          />
          {!rest.readOnly && (
            <DatePicker
              boxRef={boxRef}
              label={label}
              value={dayOrNull(day)}
              now={now}
              bounds={bounds}
              words={labels}
              disabled={rest.disabled}
              onPick={typing.pick}
            />
          )}
        </div>
        {hydrated && name !== undefined && (
          <input
            type="hidden"
            name={name}
            form={rest.form}
            value={dayOrNull(day) ?? ''}
            disabled={rest.disabled}
          />
        )}
        <output
          id={readBackId}
          htmlFor={field.control.id}
          data-slot="thai-date-read-back"
          className="block text-sm text-text-muted"
        >
          {readBack && <ReadBack text={readBack} />}
        </output>
      </div>
    </FieldFrame>
  );
}

/** Day, month and year stay on one line unless the text is too large. */
function ReadBack({ text }: { text: string }) {
  const space = text.indexOf(' ');
  return (
    <span className="block pt-2">
      {text.slice(0, space + 1)}
      <span className="whitespace-nowrap @max-figure:whitespace-normal">
        {text.slice(space + 1).replaceAll('\u00A0', ' ')}
      </span>
    </span>
  );
}
