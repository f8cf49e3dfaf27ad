import { cva } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../internal/cn.ts';

const spinnerVariants = cva(
  'inline-flex max-w-full items-center text-text-muted print:hidden [&_svg]:shrink-0',
  {
    variants: {
      size: {
        md: 'gap-2 [&_svg]:size-5',
        lg: 'flex-col gap-3 text-center text-lg [&_svg]:size-10 [&_svg]:stroke-thin',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export type SpinnerProps = Omit<ComponentProps<'output'>, 'children'> & {
  /** What is in progress. Default `กำลังโหลด`. */
  label?: string | undefined;
  /** `md` beside other words, `lg` alone in an area, its words below. Default `md`. */
  size?: 'md' | 'lg' | undefined;
};

/**
 * Progress of unknown length: a turning ring and a word. Renders an `output`. The ring does not turn under reduced
 * motion.
 */
export function Spinner({ label = 'กำลังโหลด', size, className, ...rest }: SpinnerProps) {
  return (
    <output data-slot="spinner" className={cn(spinnerVariants({ size }), className)} {...rest}>
      <LoaderCircle aria-hidden className="motion-safe:animate-turn" />
      <span className="min-w-0">{label}</span>
    </output>
  );
}
