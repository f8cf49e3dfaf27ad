import { Anchor, Close, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { todayIso } from '@sahakorn/thai/date';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { DelayedFallback } from '../../internal/delayed-fallback.tsx';
import { Button } from '../button/button.tsx';
import type { CalendarPanel } from './calendar-panel.tsx';
import { type DayBounds, compareToBounds } from './day-bounds.ts';
import type { ThaiDateFieldWords } from './thai-date-field-words.ts';
import { EDGE_PX, GAP_PX, useCalendarAnchor } from './use-calendar-anchor.ts';

type Calendar = typeof CalendarPanel;

/** A separate file: a field that is only typed in does not load the calendar. */
const loadCalendar = async (): Promise<Calendar> => (await import('./calendar-panel.tsx')).CalendarPanel;

type DatePickerProps = {
  /** The box of the field that the calendar opens at. */
  boxRef: RefObject<HTMLElement | null>;
  /** Label of the field. */
  label: ReactNode;
  value: string | null;
  now: Date;
  bounds: DayBounds;
  words: ThaiDateFieldWords;
  disabled: boolean | undefined;
  onPick: (day: string) => void;
  /** Loads the calendar. */
  load?: (() => Promise<Calendar>) | undefined;
};

/** The button of a date field (below the field if there is no room beside it) and the calendar that it opens. */
export function DatePicker({ load = loadCalendar, ...props }: DatePickerProps) {
  const { boxRef, label, value, now, bounds, words, disabled, onPick } = props;
  const [open, setOpen] = useState(false);
  const calendar = useCalendar(load);
  const contentRef = useRef<HTMLDivElement>(null);
  const anchorRef = useCalendarAnchor(boxRef, contentRef);
  const titleId = useId();
  const noteId = `${titleId}-note`;
  const pick = (day: string) => {
    setOpen(false);
    onPick(day);
  };
  const handleOpenChange = (next: boolean) => {
    if (next) calendar.load();
    setOpen(next);
  };
  const today = open ? todayIso(now) : '';
  return (
    <Root open={open} onOpenChange={handleOpenChange}>
      <Anchor virtualRef={anchorRef} />
      <Trigger
        data-slot="thai-date-open"
        disabled={disabled}
        onPointerEnter={calendar.load}
        onFocus={calendar.load}
        className={cn(
          'flex min-h-touch min-w-touch shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-md text-sm',
          'leading-tight font-semibold text-link disabled:cursor-default disabled:text-text-muted @figure:-ms-touch @max-figure:mt-1',
        )}
      >
        <CalendarDays aria-hidden className="touch-icon shrink-0" />
        <span className="@figure:sr-only">
          {words.open}{' '}
          <span id={titleId} className="sr-only">
            {label}
          </span>
        </span>
      </Trigger>
      <Portal>
        <Content
          ref={contentRef}
          data-slot="thai-date-calendar"
          aria-labelledby={titleId}
          aria-describedby={noteId}
          align="start"
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          onOpenAutoFocus={focusPanel}
          className="@container z-40 max-h-(--radix-popover-content-available-height) w-calendar max-w-(--radix-popover-content-available-width) overflow-y-auto rounded-md border border-line-strong bg-raised shadow-float animate-appear focus-visible:outline-none contrast:border-2 contrast:shadow-none"
        >
          {calendar.Panel ? (
            <calendar.Panel
              value={value}
              today={today}
              bounds={bounds}
              words={words}
              noteId={noteId}
              onPick={pick}
            />
          ) : (
            <Pending failed={calendar.failed} words={words} onRetry={calendar.load} />
          )}
          <div className="flex flex-wrap justify-between gap-2 border-t border-line p-2">
            <Close asChild>
              <Button variant="quiet">{words.close}</Button>
            </Close>
            {open && compareToBounds(today, bounds) === null && (
              <Button onClick={() => pick(today)}>{words.pickToday}</Button>
            )}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/** The calendar focuses its day when it appears; until then its panel holds the focus. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

type PendingProps = { failed: boolean; words: ThaiDateFieldWords; onRetry: () => void };

/** As high as the calendar, so that the panel keeps its place. */
function Pending({ failed, words, onRetry }: PendingProps) {
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-3 p-4 text-center">
      {failed ? (
        <>
          <p role="alert">{words.failed}</p>
          <Button onClick={onRetry}>{words.retry}</Button>
        </>
      ) : (
        <DelayedFallback label={words.loading}>
          <p aria-hidden className="text-text-muted">
            {words.loading}
          </p>
        </DelayedFallback>
      )}
    </div>
  );
}

/**
 * The calendar once it is loaded; a failed load may be tried again. Not `React.lazy`: React keeps a fallback for 300 ms
 * once it is shown, so a calendar loaded in advance would open late.
 */
function useCalendar(loadPanel: () => Promise<Calendar>) {
  const [panel, setPanel] = useState<{ Panel: Calendar } | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (panel) return;
    setFailed(false);
    void loadPanel().then(
      (Panel) => setPanel({ Panel }),
      () => setFailed(true),
    );
  };
  return { Panel: panel?.Panel, failed, load };
}
