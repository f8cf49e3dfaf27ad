import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { DelayedFallback } from '../../internal/delayed-fallback.tsx';

const LOADING = 'กำลังโหลด';

type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Read out when the skeleton appears. Default `กำลังโหลด`. */
  label?: string | undefined;
};

export type SkeletonPanelProps = SkeletonProps & {
  /** Lines of text that are expected, at least 1. Default 4. */
  lines?: number | undefined;
};

/** A placeholder for a panel of text while it loads, without motion, shown after 300 ms. Renders a `div`. */
export function SkeletonPanel({ lines = 4, ...rest }: SkeletonPanelProps) {
  return (
    <SkeletonFrame data-slot="skeleton-panel" {...rest}>
      <div className="grid gap-4 p-inset py-6 @panel:px-6">
        <Bar className="h-5 w-2/5" />
        {Array.from({ length: lines }, (_, line) => (
          <Bar key={line} className={line % 2 === 0 ? 'w-full' : 'w-3/4'} />
        ))}
      </div>
    </SkeletonFrame>
  );
}

export type SkeletonTableProps = SkeletonProps & {
  /** Rows that are expected, at least 1. Default 8. */
  rows?: number | undefined;
};

/**
 * A placeholder for a statement or a list of amounts while it loads, without motion, shown after 300 ms. Renders a
 * `div`.
 */
export function SkeletonTable({ rows = 8, ...rest }: SkeletonTableProps) {
  return (
    <SkeletonFrame data-slot="skeleton-table" {...rest}>
      <div className="h-11 rounded-t-lg border-b border-line-strong bg-subtle" />
      <div className="divide-y divide-line">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex h-12 items-center justify-between gap-6 px-inset @panel:px-6">
            <Bar className="hidden w-1/6 @panel:block" />
            <Bar className="w-2/5 @panel:w-1/3" />
            <Bar className="hidden w-1/8 @panel:block" />
            <Bar className="w-1/4 @panel:w-1/8" />
          </div>
        ))}
      </div>
    </SkeletonFrame>
  );
}

function SkeletonFrame({
  label = LOADING,
  className,
  children,
  ...rest
}: SkeletonProps & { children: ReactNode }) {
  return (
    <div {...rest} className={cn('@container relative self-stretch', className)}>
      <DelayedFallback label={label}>
        <div aria-hidden className="overflow-clip rounded-lg border border-line bg-surface contrast:border-2">
          {children}
        </div>
      </DelayedFallback>
    </div>
  );
}

/** The border keeps it visible in high contrast and forced colours. */
function Bar({ className }: { className: string }) {
  return (
    <div
      className={cn('h-4 rounded-sm border border-transparent bg-subtle contrast:border-line', className)}
    />
  );
}
