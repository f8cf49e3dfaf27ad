import { type VariantProps, cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

export type BreakdownListProps = ComponentProps<'dl'>;

/** Lines that add up to their sum. Renders a `dl`, a size container. */
export function BreakdownList({ className, ...rest }: BreakdownListProps) {
  return <dl data-slot="breakdown-list" className={cn('@container m-0', className)} {...rest} />;
}

const breakdownLineVariants = cva(
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t px-inset py-2.5 leading-tight first:border-t-0 print:break-inside-avoid @max-tiny:grid-cols-1',
  {
    variants: {
      level: {
        line: 'border-line [&>dd]:font-semibold',
        subtotal: 'border-line-strong font-semibold',
        cause: 'border-dotted border-line-strong ps-7 @panel:ps-10',
        quiet: 'border-line text-text-muted',
        sum: 'border-t-2 border-text font-semibold [[data-level=sum]+&]:border-t-0 [[data-level=sum]+&]:pt-0',
        total:
          'border-t-2 border-text font-semibold [[data-level=sum]+&]:border-t-0 [[data-level=sum]+&]:pt-0',
      },
    },
    defaultVariants: { level: 'line' },
  },
);

export type BreakdownLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the amount is for. */
  label: ReactNode;
  /** Which contract or account, muted behind the label. */
  note?: ReactNode;
  /** How it was calculated, in smaller lines below the label. */
  detail?: ReactNode;
  /** A `Money` or `SignedAmount`, or a word such as เท่าเดิม. */
  amount: ReactNode;
  /**
   * `subtotal` has its `cause` lines below it; `quiet` is what stays the same, or a rounding; the first `sum` or
   * `total` has a rule above, the `total` a double rule under its amount. Default `line`.
   */
  level?: NonNullable<VariantProps<typeof breakdownLineVariants>['level']> | undefined;
};

/** One line of a `BreakdownList`. Renders a `div` with `dt` and `dd`. */
export function BreakdownLine({
  label,
  note,
  detail,
  amount,
  level = 'line',
  className,
  ...rest
}: BreakdownLineProps) {
  return (
    <div
      data-slot="breakdown-line"
      data-level={level}
      className={cn(breakdownLineVariants({ level }), className)}
      {...rest}
    >
      <dt className="min-w-0">
        <WholeWords>{label}</WholeWords> {note && <span className="font-normal text-text-muted">{note}</span>}
        {detail && (
          <span className="block text-sm font-normal wrap-break-word text-text-muted">
            <WholeWords>{detail}</WholeWords>
          </span>
        )}
      </dt>
      {/* A change is not a credit, so its sign has no colour. A wide amount wraps, because a cut one would read as another amount. */}
      <dd className="m-0 text-end whitespace-nowrap [&_[data-slot][data-direction]]:text-inherit wrap-figures @max-tiny:whitespace-normal">
        {level === 'total' ? (
          <span className="mb-1 inline-block border-b-3 border-double border-current pb-0.5">{amount}</span>
        ) : (
          amount
        )}
      </dd>
    </div>
  );
}
