import { formatNumber } from '@sahakorn/thai/number';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

/** Words of the buttons and the count, each replaceable. */
export type LoadMoreWords = {
  /** On the button that loads the next page. */
  more: (unit: string) => string;
  /** On the button that loads all remaining rows. */
  all: string;
  /** On the pressed button while rows load. */
  busy: string;
  /** The count of shown rows; `total` is null where it is not known. */
  shown: (shown: number, total: number | null, unit: string) => string;
  /** The count when every row is shown. */
  complete: (shown: number, total: number, unit: string) => string;
};

const WORDS: LoadMoreWords = {
  more: (unit) => `แสดง${unit}ก่อนหน้า`,
  all: 'แสดงทั้งหมด',
  busy: 'กำลังโหลด',
  shown: (shown, total, unit) =>
    `แสดง ${formatCount(shown)}${total === null ? '' : ` จาก ${formatCount(total)}`}\u00A0${unit}`,
  complete: (shown, total, unit) => `แสดงครบ ${formatCount(shown)} จาก ${formatCount(total)}\u00A0${unit}`,
};

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many rows are on the screen. */
  shown: number;
  /** How many rows there are in all; null if that is not known and more are to come. */
  total: number | null;
  /** Called to load the next page of rows. */
  onLoadMore: () => void;
  /** Called to load all remaining rows; without it there is no such button. */
  onLoadAll?: (() => void) | undefined;
  /** Whether rows are loading: the buttons keep place and focus, and do nothing. Default false. */
  busy?: boolean | undefined;
  /** What a row is called. Default `รายการ`. */
  unit?: string | undefined;
  /** Replaces some of the words. */
  words?: Partial<LoadMoreWords> | undefined;
};

/** Buttons that load earlier rows of a long list, with the count of shown rows. Renders a `div`. */
export function LoadMore({
  shown,
  total,
  onLoadMore,
  onLoadAll,
  busy = false,
  unit = 'รายการ',
  words,
  className,
  ...rest
}: LoadMoreProps) {
  const [asked, setAsked] = useState<'page' | 'all' | null>(null);
  const complete = total !== null && shown >= total;
  const countRef = useFocusAfter(complete && asked !== null);
  const labels = { ...WORDS, ...words };
  const ask = (what: 'page' | 'all', load: () => void) => ({
    ...busyProps(busy && labels.busy, what === (asked ?? 'page')),
    onClick: () => {
      if (busy) return;
      setAsked(what);
      load();
    },
  });
  return (
    <div
      data-slot="load-more"
      data-state={complete ? 'complete' : 'partial'}
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', className)}
      {...rest}
    >
      {!complete && <Button {...ask('page', onLoadMore)}>{labels.more(unit)}</Button>}
      {!complete && onLoadAll && (
        <Button variant="quiet" {...ask('all', onLoadAll)}>
          {labels.all}
        </Button>
      )}
      <output ref={countRef} tabIndex={-1} className="text-sm text-text-muted">
        {complete ? labels.complete(shown, total, unit) : labels.shown(shown, total, unit)}
      </output>
    </div>
  );
}

/** The pressed button shows progress; the other one is disabled. */
function busyProps(busyLabel: string | false, pressed: boolean) {
  if (busyLabel === false) return {};
  return pressed ? { busyLabel } : { 'aria-disabled': true };
}

/** When the last rows arrive the button disappears: focus moves to the count. */
function useFocusAfter(done: boolean) {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (done && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [done]);
  return ref;
}

function formatCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
