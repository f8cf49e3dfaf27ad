import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

const statusBadgeVariants = cva(
  [
    'inline-flex max-w-full items-center gap-1.5 stamp-edge rounded-sm px-2 py-0.5 align-middle text-sm',
    'leading-tight font-semibold [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      tone: {
        neutral: 'text-text',
        success: 'text-success',
        warning: 'text-warning',
        danger: 'text-danger',
        info: 'text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type StatusBadgeProps = ComponentProps<'span'> & {
  /** What the state means for the member. Default `neutral`. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | undefined;
  /** An icon of lucide that repeats the meaning of the word. */
  icon?: ReactNode;
};

/** A state as a stamp: an outline, an icon and a word; the colour only repeats it. Renders a `span`. */
export function StatusBadge({ tone = 'neutral', icon, className, children, ...rest }: StatusBadgeProps) {
  return (
    <span
      data-slot="status-badge"
      data-tone={tone}
      className={cn(statusBadgeVariants({ tone }), className)}
      {...rest}
    >
      {icon}
      <span className="min-w-0">
        <WholeWords>{children}</WholeWords>
      </span>
    </span>
  );
}
