import { formatNumber } from '@sahakorn/thai/number';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

const BUSY = 'กำลังโหลด';

export type LoadMoreProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many rows are on the screen. */
  shown: number;
  /** How many rows there are in all. */
  total: number;
  /** Asks for the next page of rows. */
  onLoadMore: () => void;
  /** Asks for every row that is left; without it there is no such choice. */
  onLoadAll?: (() => void) | undefined;
  /** Rows are on their way: the buttons keep their place and focus, and do nothing. Default false. */
  busy?: boolean | undefined;
  /** What a row is called. Default `รายการ`. */
  unit?: string | undefined;
};

/** The way to earlier rows of a long list, and how many of how many are shown. Renders a `div`. */
export function LoadMore({
  shown,
  total,
  onLoadMore,
  onLoadAll,
  busy = false,
  unit = 'รายการ',
  className,
  ...rest
}: LoadMoreProps) {
  const [asked, setAsked] = useState<'page' | 'all' | null>(null);
  const complete = shown >= total;
  const countRef = useFocusAfter(complete && asked !== null);
  const count = `${formatCount(shown)} จาก ${formatCount(total)}\u00A0${unit}`;
  const ask = (what: 'page' | 'all', load: () => void) => ({
    ...busyProps(busy, what === (asked ?? 'page')),
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
      {!complete && <Button {...ask('page', onLoadMore)}>แสดง{unit}ก่อนหน้า</Button>}
      {!complete && onLoadAll && (
        <Button variant="quiet" {...ask('all', onLoadAll)}>
          แสดงทั้งหมด
        </Button>
      )}
      <output ref={countRef} tabIndex={-1} className="text-sm text-text-muted">
        {complete ? 'แสดงครบ' : 'แสดง'} {count}
      </output>
    </div>
  );
}

/** The button that was pressed says what goes on; the other one waits. */
function busyProps(busy: boolean, pressed: boolean) {
  if (!busy) return {};
  return pressed ? { busyLabel: BUSY } : { 'aria-disabled': true };
}

/** With the last rows the pressed button goes, and the focus with it: the reader goes on at the count. */
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
