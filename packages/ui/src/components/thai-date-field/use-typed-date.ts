import { EMPTY_DATE, formatThaiDate } from '@sahakorn/thai/date';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { useState } from 'react';
import { writeDate } from '../../internal/shown-values.ts';
import { type DayBounds, boundsRefusal } from './day-bounds.ts';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';

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

type TypedDateOptions = {
  value: string | null;
  onValueChange: (value: string | null, text: string) => void;
  now: Date;
  bounds: DayBounds;
  words: ThaiDateFieldWords;
};

/** The text of a date field. What was typed stands until it is understood, or until another day comes from elsewhere. */
export function useTypedDate({ value, onValueChange, now, bounds, words }: TypedDateOptions) {
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
    const message = read.ok ? boundsRefusal(read.iso, bounds, words) : getRefusal(read);
    if (read.ok && message === undefined) {
      setTyped(understood(read.iso));
      onValueChange(read.iso, text);
    } else {
      setTyped({ text, finished: true, iso: null, readBack: '', message });
      onValueChange(null, message === undefined ? '' : text);
    }
  };

  const pick = (iso: string) => {
    const picked = understood(iso);
    setTyped(picked);
    onValueChange(iso, picked.text);
  };

  return {
    text: typed?.text ?? toFieldText(value),
    readBack: typed?.readBack,
    message: typed?.message,
    type,
    finish,
    pick,
  };
}

function understood(iso: string): Typed {
  const readBack = formatThaiDate(iso, { weekday: true });
  return { text: toFieldText(iso), finished: true, iso, readBack, message: undefined };
}

function getRefusal(read: Extract<ReturnType<typeof parseThaiDate>, { ok: false }>): string | undefined {
  return read.reason === 'empty' ? undefined : read.message;
}

/** Nothing for a day that is missing, ` - ` for what is none. Plain spaces: it is edited with the space bar. */
function toFieldText(value: string | null): string {
  if (!value || value.startsWith('0000-00-00')) return '';
  const text = writeDate('ThaiDateField', value, (day) => formatThaiDate(day, { style: 'short' }));
  return text.replaceAll('\u00A0', ' ');
}

/** Whether the text only stands for a value that is no date: what is typed then replaces it. */
export function isPlaceholder(text: string): boolean {
  return text === EMPTY_DATE;
}
