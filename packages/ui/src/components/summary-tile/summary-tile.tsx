import { ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Money } from '../money/money.tsx';
import { WholeWords } from '../../internal/whole-words.tsx';

export type SummaryTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the amount is. */
  label: ReactNode;
  /** A decimal string in baht; null if it is not known; undefined if there is none yet, which the caption explains. */
  amount: string | null | undefined;
  /** Unit after the amount; empty if another amount beside it has it. Default `บาท`. */
  unit?: string | undefined;
  /** Read out when there is no amount. Default `ไม่มีข้อมูล`. */
  emptyLabel?: string | undefined;
  /** A note about the amount, such as its date. */
  caption?: ReactNode;
  /** An `a` or a router's link, labelled with a verb: ดูเงินฝาก. The chevron beside it leads there too. */
  link?: ReactElement | undefined;
};

/**
 * One amount of a member with a link to its page. Use it in `PassbookCells`: a column beside others, or a row with
 * the amount at the right. Renders a `div`.
 */
export function SummaryTile({
  label,
  amount,
  unit = 'บาท',
  emptyLabel,
  caption,
  link,
  className,
  ...rest
}: SummaryTileProps) {
  return (
    <div
      data-slot="summary-tile"
      className={cn(
        '@container flex min-w-0 flex-col border-t border-l border-line px-inset py-3',
        '@pair/cells:pt-4.5 @pair/cells:pb-2.5',
        className,
      )}
      {...rest}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 @max-tiny/cells:block @pair/cells:block">
        <div className="leading-tight font-semibold @max-tiny/cells:font-normal @pair/cells:font-normal @pair/cells:text-text-muted">
          <WholeWords>{label}</WholeWords>
        </div>
        {/* The unit wraps instead of leaving the tile. An amount wider than its tile wraps too, because a cut one would read as another amount. */}
        {amount !== undefined && (
          <div className="ml-auto flex flex-wrap items-baseline justify-end gap-x-1.5 @max-tiny/cells:justify-start @pair/cells:justify-start">
            <Money
              value={amount}
              emptyLabel={emptyLabel}
              className="font-head text-md leading-head font-semibold @figure:text-lg @field:text-xl wrap-anywhere whitespace-normal @pair/cells:@amount:text-tile"
            />{' '}
            {amount !== null && unit && <span className="text-sm text-text-muted">{unit}</span>}
          </div>
        )}
      </div>
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-3 @max-tiny/cells:flex-col @max-tiny/cells:flex-nowrap @max-tiny/cells:items-start @pair/cells:flex-col @pair/cells:flex-nowrap @pair/cells:items-start">
        <div className="max-w-full text-sm wrap-break-word text-text-muted empty:hidden">
          <WholeWords>{caption}</WholeWords>
        </div>
        {link && (
          <span className="relative mt-auto ml-auto inline-flex items-center gap-1 font-semibold text-link *:[a]:link-line *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center *:[a]:text-link *:[a]:after:absolute *:[a]:after:inset-0 *:[a]:hover:decoration-2 @max-tiny/cells:ml-0 @pair/cells:ml-0 print:hidden">
            {link}
            <ChevronRight aria-hidden className="size-5 shrink-0" />
          </span>
        )}
      </div>
    </div>
  );
}
