import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { controlVariants } from '../../internal/field-frame.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type MonthRange, clampMonth, monthOptions, writeMonth, yearOptions } from './calendar-months.ts';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';

type CalendarHeadProps = {
  month: Date;
  range: MonthRange;
  words: ThaiDateFieldWords;
  onMonthChange: (month: Date) => void;
};

/** Chooses the month, step by step or from lists. Wraps in the middle when the text is large. */
export function CalendarHead({ month, range, words, onMonthChange }: CalendarHeadProps) {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const goTo = (toYear: number, toIndex: number) =>
    onMonthChange(clampMonth(new Date(toYear, toIndex), range));
  return (
    <div className="flex flex-wrap items-center gap-0.5 px-1 pt-2">
      <Step label={words.previousMonth} atEnd={month <= range.first} onClick={() => goTo(year, index - 1)}>
        <ChevronLeft aria-hidden />
      </Step>
      <Choice
        aria-label={words.month}
        value={index}
        className="basis-30"
        onChange={(event) => goTo(year, Number(event.target.value))}
      >
        {monthOptions(year, range, words).map(({ value, name, within }) => (
          <option key={value} value={value} disabled={!within}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label={words.year}
        value={year}
        className="basis-20"
        onChange={(event) => goTo(Number(event.target.value), index)}
      >
        {yearOptions(range, words).map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
      <Step label={words.nextMonth} atEnd={month >= range.last} onClick={() => goTo(year, index + 1)}>
        <ChevronRight aria-hidden />
      </Step>
      <output className="sr-only">{writeMonth(month, words)}</output>
    </div>
  );
}

type StepProps = { label: string; atEnd: boolean; onClick: () => void; children: ReactNode };

/** At the end of the range the button keeps its place and focus, and does nothing. */
function Step({ label, atEnd, onClick, children }: StepProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={atEnd || undefined}
      className="size-touch min-h-touch min-w-touch"
      onClick={() => {
        if (!atEnd) onClick();
      }}
    >
      {children}
    </IconButton>
  );
}

function Choice({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('flex min-w-0 grow items-center', className)}>
      <select
        {...rest}
        className={cn(
          controlVariants(),
          'min-h-touch cursor-pointer appearance-none truncate px-2 pe-6 contrast:px-2 contrast:pe-6 @max-tiny:text-sm',
        )}
      />
      <ChevronDown aria-hidden className="pointer-events-none -ms-6 size-5 shrink-0" />
    </span>
  );
}
