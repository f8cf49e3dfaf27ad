import { type VariantProps, cva } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../internal/cn.ts';

export const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md border px-4.5 py-1.5 font-semibold leading-tight no-underline',
    'cursor-pointer whitespace-nowrap aria-disabled:cursor-default [&_svg]:size-5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        outline: 'border-line-strong bg-surface text-text hover:bg-subtle aria-disabled:bg-subtle aria-disabled:text-text-muted',
        primary: 'border-brand bg-brand text-on-brand hover:border-brand-hover hover:bg-brand-hover',
        quiet: 'border-transparent bg-transparent text-link hover:bg-subtle',
        danger: 'border-danger-line bg-surface text-danger hover:bg-danger-soft',
      },
      size: {
        md: 'min-h-11 text-md',
        sm: 'min-h-11 px-3.5 text-sm',
        lg: 'min-h-13 text-md',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** Words shown while the action runs, e.g. `กำลังบันทึก`. Set, the button is busy: it keeps focus and does nothing. */
    busyLabel?: string | undefined;
    /** Renders the only child, such as a router's link, with the looks of a button. Excludes `busyLabel`. */
    asChild?: boolean | undefined;
  };

/** Does one thing, said by its verb. Renders a `button`. */
export function Button({ variant, size, busyLabel, asChild, className, children, onClick, ...rest }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot data-slot="button" className={classes} {...rest}>
        {children}
      </Slot>
    );
  }
  const busy = busyLabel !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      data-slot="button"
      {...(busy && { 'aria-disabled': true, 'data-state': 'busy' })}
      className={classes}
      onClick={handleClick}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden />}
      {busy ? busyLabel : children}
    </button>
  );
}
