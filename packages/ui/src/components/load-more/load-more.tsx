import { formatNumber } from '@sahakorn/thai/number';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

const BUSY = 'กำลังโหลด';

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
};

/** Buttons that load earlier rows of a long list, with the count of shown rows. Renders a `div`. */
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
  const complete = total !== null && shown >= total;
  const countRef = useFocusAfter(complete && asked !== null);
  const all = total === null ? '' : ` จาก ${formatCount(total)}`;
  const count = `${formatCount(shown)}${all}\u00A0${unit}`;
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

/** The pressed button shows progress; the other one is disabled. */
function busyProps(busy: boolean, pressed: boolean) {
  if (!busy) return {};
  return pressed ? { busyLabel: BUSY } : { 'aria-disabled': true };
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
