import { EMPTY_DATE } from '@sahakorn/thai/date';
import { parseThaiDate } from '@sahakorn/thai/date-input';
import { useState } from 'react';
import { writeDate } from '../../internal/shown-values.ts';
import { type DayBounds, boundsRefusal } from './day-bounds.ts';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';

type Typed = {
  text: string;
  /** Whether the reader has finished typing; unfinished text is not validated. */
  finished: boolean;
  /** The parsed day. */
  iso: string | null;
  readBack: string;
  /** The error message. It stays while the reader corrects the text. */
  message: string | undefined;
};

type TypedDateOptions = {
  value: string | null;
  onValueChange: (value: string | null, text: string) => void;
  now: Date;
  bounds: DayBounds;
  words: ThaiDateFieldWords;
};

/** The text of a date field. Typed text stays until it is parsed, or until the value changes from outside. */
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
    const read = parseThaiDate(text, { now, words: words.refusals });
    const message = read.ok ? boundsRefusal(read.iso, bounds, words) : getRefusal(read);
    if (read.ok && message === undefined) {
      setTyped(understood(read.iso, words));
      onValueChange(read.iso, text);
    } else {
      setTyped({ text, finished: true, iso: null, readBack: '', message });
      onValueChange(null, message === undefined ? '' : text);
    }
  };

  const pick = (iso: string) => {
    const picked = understood(iso, words);
    setTyped(picked);
    onValueChange(iso, picked.text);
  };

  return {
    text: typed?.text ?? toFieldText(value, words),
    readBack: typed?.readBack,
    message: typed?.message,
    type,
    finish,
    pick,
  };
}

function understood(iso: string, words: ThaiDateFieldWords): Typed {
  const readBack = words.formatDate(iso, 'weekday');
  return { text: toFieldText(iso, words), finished: true, iso, readBack, message: undefined };
}

function getRefusal(read: Extract<ReturnType<typeof parseThaiDate>, { ok: false }>): string | undefined {
  return read.reason === 'empty' ? undefined : read.message;
}

/** Empty for a missing day, ` - ` for an invalid one. With plain spaces, since the reader edits it. */
function toFieldText(value: string | null, words: ThaiDateFieldWords): string {
  if (!value || value.startsWith('0000-00-00')) return '';
  const text = writeDate('ThaiDateField', value, (day) => words.formatDate(day, 'short'));
  return text.replaceAll('\u00A0', ' ');
}

/** Whether the text is the placeholder of an invalid date, which typing replaces. */
export function isPlaceholder(text: string): boolean {
  return text === EMPTY_DATE;
}
