import { formatNumber } from '@sahakorn/thai/number';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

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
  busy,
  unit = 'รายการ',
  className,
  ...rest
}: LoadMoreProps) {
  const complete = shown >= total;
  const count = `${formatCount(shown)} จาก ${formatCount(total)}\u00A0${unit}`;
  return (
    <div
      data-slot="load-more"
      data-state={complete ? 'complete' : 'partial'}
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', className)}
      {...rest}
    >
      {!complete && (
        <>
          <Button busyLabel={busy ? 'กำลังโหลด' : undefined} onClick={onLoadMore}>
            แสดง{unit}ก่อนหน้า
          </Button>
          {onLoadAll && (
            <Button variant="quiet" aria-disabled={busy} onClick={busy ? undefined : onLoadAll}>
              แสดงทั้งหมด
            </Button>
          )}
        </>
      )}
      <output className="text-sm text-text-muted">
        {complete ? 'แสดงครบ' : 'แสดง'} {count}
      </output>
    </div>
  );
}

function formatCount(count: number): string {
  return formatNumber(count, { decimals: 0 });
}
