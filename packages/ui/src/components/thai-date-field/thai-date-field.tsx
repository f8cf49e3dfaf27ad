import { formatThaiDate } from '@sahakorn/thai/date';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import {
  FieldFrame,
  type FieldWords,
  controlVariants,
  useFieldControl,
} from '../../internal/field-frame.tsx';
import { useSteady } from './use-steady.ts';

export type ThaiDateFieldProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange'
> &
  FieldWords & {
    /** The day as `YYYY-MM-DD`, Gregorian; null where there is none, or where what stands there is no date. */
    value: string | null;
    /**
     * Called when the reader leaves the field or presses Enter, with the day that was understood and the text as it
     * was typed. Null with an empty text: no date. Null with any other text: not understood, and the field says why.
     */
    onValueChange: (value: string | null, text: string) => void;
    /** The instant that decides the century of a year of two digits. */
    now: Date;
    /** Height and letter size; `lg` for the few fields of a sign-in form. Default `md`. */
    size?: 'md' | 'lg' | undefined;
  };

/**
 * Takes a date as members write it: วัน เดือน ปี, the year Buddhist or Gregorian, in Thai digits or others. Shows it
 * short, reads back in full what it understood, and says so where it did not. Renders a labelled `input`, which gets
 * ref and rest props.
 */
export function ThaiDateField({
  label,
  hint,
  error,
  optional,
  size,
  value,
  onValueChange,
  now,
  className,
  onBlur,
  onKeyDown,
  ...rest
}: ThaiDateFieldProps) {
  const typing = useTypedDate({ value, onValueChange, now });
  const wrong = useSteady(typing.message ?? error);
  const readBack = useSteady(typing.readBack);
  const field = useFieldControl({ hint, error: wrong, ...rest });
  const readBackId = `${field.control.id}-read-back`;
  const describedBy = [field.control['aria-describedby'], readBack && readBackId].filter(Boolean).join(' ');
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) typing.finish();
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} error={wrong} optional={optional}>
      <input
        type="text"
        autoComplete="off"
        data-slot="thai-date-field"
        {...rest}
        {...field.control}
        aria-describedby={describedBy || undefined}
        value={typing.text}
        onChange={(event) => typing.type(event.target.value)}
        onBlur={(event) => {
          onBlur?.(event);
          typing.finish();
        }}
        onKeyDown={handleKeyDown}
        className={cn(controlVariants({ size }), 'read-only:bg-subtle', className)}
      />
      <output
        id={readBackId}
        htmlFor={field.control.id}
        data-slot="thai-date-read-back"
        className="block text-sm text-text-muted"
      >
        {readBack && <span className="block pt-1">{readBack}</span>}
      </output>
    </FieldFrame>
  );
}

type Typed = {
  text: string;
  /** Whether the reader is done with it; an unfinished text is not judged. */
  finished: boolean;
  /** The day understood. */
  iso: string | null;
  readBack: string;
  /** Why it was refused. It stays while the reader corrects the text. */
  message: string | undefined;
};

/** What was typed stands until it is understood, or until another value comes from outside. */
function useTypedDate({
  value,
  onValueChange,
  now,
}: Pick<ThaiDateFieldProps, 'value' | 'onValueChange' | 'now'>) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== typed?.iso || !typed.finished) setTyped(null);
  }

  const type = (text: string) =>
    setTyped({ text, finished: false, iso: null, readBack: '', message: typed?.message });

  const finish = () => {
    if (!typed || typed.finished) return;
    const { text } = typed;
    const read = parseThaiDate(text, { now });
    if (read.ok) {
      setTyped({
        text: shortDate(read.iso),
        finished: true,
        iso: read.iso,
        readBack: read.readBack,
        message: undefined,
      });
      onValueChange(read.iso, text);
    } else {
      const message = read.reason === 'empty' ? undefined : read.message;
      setTyped({ text, finished: true, iso: null, readBack: '', message });
      onValueChange(null, message === undefined ? '' : text);
    }
  };

  return {
    text: typed?.text ?? (value === null ? '' : shortDate(value)),
    readBack: typed?.readBack,
    message: typed?.message,
    type,
    finish,
  };
}

/** Plain spaces: what stands in a field is edited with the space bar. */
function shortDate(iso: string): string {
  return formatThaiDate(iso, { style: 'short' }).replaceAll('\u00A0', ' ').trim();
}
