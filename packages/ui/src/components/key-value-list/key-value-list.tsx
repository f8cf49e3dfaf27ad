import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

export type KeyValueListProps = ComponentProps<'dl'> & {
  /** Side by side, `long` labels take half of each line. Default `short`, 14 rem. */
  labels?: 'short' | 'long' | undefined;
};

/**
 * Labels and values, stacked when the list is under 40 rem wide, else side by side. Renders a `dl` of `KeyValue`, a size
 * container.
 */
export function KeyValueList({ labels = 'short', className, ...rest }: KeyValueListProps) {
  return (
    <dl data-slot="key-value-list" data-labels={labels} className={cn('@container', className)} {...rest} />
  );
}

export type KeyValueProps = ComponentProps<'div'> & {
  /** What the value is. */
  label: ReactNode;
};

/** One label with its value as children. Renders a `div` with `dt` and `dd`. */
export function KeyValue({ label, className, children, ...rest }: KeyValueProps) {
  return (
    <div
      data-slot="key-value"
      className={cn(
        'border-t border-line px-inset py-2.5 first:border-t-0 @panel:flex @panel:gap-4 @panel:py-3',
        className,
      )}
      {...rest}
    >
      <dt className="shrink-0 text-text-muted @panel:w-56 @panel:in-data-[labels=long]:w-1/2">
        <WholeWords>{label}</WholeWords>
      </dt>
      <dd className="min-w-0 wrap-anywhere @panel:flex-1">
        <WholeWords>{children}</WholeWords>
      </dd>
    </div>
  );
}
