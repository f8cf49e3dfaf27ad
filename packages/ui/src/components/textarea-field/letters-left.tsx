import { formatNumber } from '@sahakorn/thai/number';
import { useEffect, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { NO_AMOUNT, warnAboutValue } from '../../internal/shown-values.ts';

/** When the count is near its limit: a share of the limit, and always this many letters. */
const NEAR_SHARE = 0.1;
const NEAR_LETTERS = 20;

/** A pause in typing, so that the count is not announced over the typed letters. */
const PAUSE_MS = 1000;

type LettersLeftProps = {
  id: string;
  left: number;
  limit: number;
  words: Record<'left' | 'over' | 'unit', string>;
};

/** Shows how many letters are left; announced only near the limit, when typing pauses. */
export function LettersLeft({ id, left, limit, words }: LettersLeftProps) {
  const isOver = left < 0;
  const sentence = leftSentence(left, words);
  const isNear = left <= Math.max(limit * NEAR_SHARE, NEAR_LETTERS);
  const said = usePaused(isNear ? sentence : '');
  return (
    <>
      <p
        id={id}
        data-slot="letters-left"
        data-state={isOver ? 'over' : 'within'}
        className={cn('mt-2 text-sm text-text-muted', isOver && 'font-semibold text-danger')}
      >
        {sentence}
      </p>
      <output className="sr-only">{said}</output>
    </>
  );
}

function leftSentence(left: number, words: LettersLeftProps['words']): string {
  if (!Number.isSafeInteger(left)) {
    warnAboutValue('TextareaField', left, 'a whole number of letters as its limit');
    return NO_AMOUNT;
  }
  const count = formatNumber(Math.abs(left), { decimals: 0 });
  return [left < 0 ? words.over : words.left, count, words.unit].join('\u00A0');
}

/** The text after a pause in typing; empty at first. */
function usePaused(text: string): string {
  const [first] = useState(text);
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === first ? '' : paused;
}
