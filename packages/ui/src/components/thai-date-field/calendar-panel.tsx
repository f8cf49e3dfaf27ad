import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker } from 'react-day-picker';
import { cn } from '../../internal/cn.ts';
import { CalendarHead } from './calendar-head.tsx';
import { parseIsoDay, toIsoDay, monthRange, openingMonth, writeMonth } from './calendar-months.ts';
import { type DayBounds, boundsSentence, clampDay, compareToBounds } from './day-bounds.ts';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';

type CalendarPanelProps = {
  /** The chosen day and today, as `YYYY-MM-DD`. */
  value: string | null;
  today: string;
  bounds: DayBounds;
  words: ThaiDateFieldWords;
  /** Id for the sentence that says which days may be chosen. */
  noteId: string;
  onPick: (day: string) => void;
};

/** A month of days to pick one from, with the month and the year to choose. It takes the focus as it appears. */
export function CalendarPanel({ value, today, bounds, words, noteId, onPick }: CalendarPanelProps) {
  const [month, setMonth] = useState(() => openingMonth(value, today, bounds));
  const [refused, setRefused] = useState<string | null>(null);
  const range = monthRange(value, today, bounds);
  const isOutside = (date: Date) => compareToBounds(toIsoDay(date), bounds) !== null;
  const handleSelect = (_: Date | undefined, date: Date) => {
    if (isOutside(date)) setRefused(toIsoDay(date));
    else onPick(toIsoDay(date));
  };
  const showMonth = (next: Date) => {
    setRefused(null);
    setMonth(next);
  };
  return (
    <>
      <CalendarHead month={month} range={range} words={words} onMonthChange={showMonth} />
      <DayPicker
        mode="single"
        selected={value === null ? undefined : parseIsoDay(value)}
        onSelect={handleSelect}
        month={month}
        onMonthChange={showMonth}
        startMonth={range.first}
        endMonth={range.last}
        // The library starts at `today`: give it the allowed day nearest today.
        today={parseIsoDay(clampDay(today, bounds))}
        modifiers={{ unavailable: isOutside, now: parseIsoDay(today) }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears when its reader opens it, and as a dialog takes the focus
        autoFocus
        fixedWeeks
        hideNavigation
        lang="th"
        weekStartsOn={0}
        classNames={{
          month_grid: 'w-full table-fixed border-collapse',
          weekday: WEEKDAY_LOOKS,
          week: 'h-touch',
          day: 'p-0',
        }}
        components={PARTS}
        formatters={formattersFor(words)}
        labels={labelsFor(words)}
      />
      <Note id={noteId} refused={refused} bounds={bounds} words={words} />
    </>
  );
}

const WEEKDAY_LOOKS = 'py-1 text-center text-sm font-normal text-text-muted @max-tiny:fit-seventh';

type Settings = Required<ComponentProps<typeof DayPicker>>;

function formattersFor(words: ThaiDateFieldWords): Settings['formatters'] {
  return {
    formatDay: (date) => String(date.getDate()),
    formatWeekdayName: (date) => words.weekdayHeads[date.getDay()] ?? '',
  };
}

function labelsFor(words: ThaiDateFieldWords): Settings['labels'] {
  return {
    labelGrid: (date) => writeMonth(date, words),
    labelWeekday: (date) => words.weekdays[date.getDay()] ?? '',
    labelDayButton: (date, state) => dayLabel(date, state, words),
  };
}

const PARTS: Settings['components'] = {
  // The panel has its own caption.
  MonthCaption: () => <></>,
  // The library hides its own from screen readers.
  Weekdays: (row) => (
    <thead>
      <tr {...row} />
    </thead>
  ),
  DayButton: Day,
};

type DayState = DayButtonProps['modifiers'];

/** วันนี้ วันเสาร์ที่ 21 พฤศจิกายน 2569 เลือกแล้ว */
function dayLabel(date: Date, state: DayState, words: ThaiDateFieldWords): string {
  return [
    state['now'] && words.today,
    words.formatDate(toIsoDay(date), 'weekday'),
    state['selected'] && words.selected,
    state['unavailable'] && words.unavailable,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The button fills its cell; the visible part leaves a gap to its neighbours. */
function Day({ day: _day, modifiers: state, className: _className, children, ...rest }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state['focused']) ref.current?.focus();
  }, [state]);
  return (
    <button
      ref={ref}
      {...rest}
      aria-disabled={state['unavailable'] || undefined}
      className="group flex min-h-touch w-full cursor-pointer rounded-md p-0.5 aria-disabled:cursor-default"
    >
      <span
        className={cn(
          'flex grow items-center justify-center rounded-md leading-head group-hover:bg-subtle @max-tiny:fit-seventh',
          state['now'] && 'border border-brand-line font-semibold contrast:border-2',
          state['unavailable'] && 'text-text-muted line-through group-hover:bg-transparent',
          state['selected'] && SELECTED_LOOKS,
        )}
      >
        {children}
      </span>
    </button>
  );
}

const SELECTED_LOOKS = [
  'border border-brand bg-brand font-semibold text-on-brand group-hover:bg-brand-hover',
  'forced-colors:border-2 forced-colors:bg-surface',
];

type NoteProps = {
  id: string;
  /** The day that was pressed but is not allowed. */
  refused: string | null;
  bounds: DayBounds;
  words: ThaiDateFieldWords;
};

/** Which days are allowed; announced again, with the day, when another one is pressed. */
function Note({ id, refused, bounds, words }: NoteProps) {
  const sentence = boundsSentence(bounds, words);
  return (
    <output
      id={id}
      className={cn(
        'block px-3 pb-2 text-sm text-text-muted empty:p-0',
        refused && 'font-semibold text-danger',
      )}
    >
      {refused && `${words.formatDate(refused, 'full')} ${words.unavailable} `}
      {sentence}
    </output>
  );
}
