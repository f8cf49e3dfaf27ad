import { cva } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { WholeWords } from '../../internal/whole-words.tsx';

/** Styles of a button. Busy and disabled look the same in every variant. */
export const buttonVariants = cva(
  [
    'inline-flex max-w-full min-w-11 shrink-0 items-center justify-center gap-2 rounded-md border px-button py-1.5 contrast:border-2 print:hidden',
    'cursor-pointer text-center font-semibold text-balance no-underline [&_svg]:size-5 [&_svg]:shrink-0',
    'aria-disabled:cursor-default aria-disabled:border-line-strong aria-disabled:bg-subtle aria-disabled:text-text-muted',
    'disabled:cursor-default disabled:border-line-strong disabled:bg-subtle disabled:text-text-muted',
    'contrast:aria-disabled:border-dashed forced-colors:aria-disabled:border-dashed',
    'contrast:disabled:border-dashed forced-colors:disabled:border-dashed',
  ],
  {
    variants: {
      variant: {
        outline: 'border-line-strong bg-surface text-text hover:bg-subtle',
        primary: [
          'border-brand bg-brand text-on-brand hover:border-brand-hover hover:bg-brand-hover',
          'forced-colors:border-2 forced-colors:bg-surface',
        ],
        quiet: 'border-transparent bg-transparent text-link hover:bg-subtle',
        danger: 'border-danger-line bg-surface text-danger hover:bg-danger-soft',
      },
      size: {
        md: 'min-h-11 text-md leading-tight',
        sm: 'min-h-11 px-button-small text-sm leading-tight',
        lg: 'min-h-13 text-md leading-tight',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
);

export type ButtonProps = ComponentProps<'button'> & {
  /** Emphasis: one `primary` in a view, `danger` for what cannot be undone. Default `outline`. */
  variant?: 'outline' | 'primary' | 'quiet' | 'danger' | null | undefined;
  /** 44 px high; `lg` 52 px. `sm` has smaller text. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | null | undefined;
  /**
   * Text shown while the action runs, e.g. `กำลังบันทึก`. With it the button is busy: it keeps focus and ignores
   * presses.
   */
  busyLabel?: string | undefined;
  /** Renders the only child, such as a router's link, styled as a button. Excludes `busyLabel`. */
  asChild?: boolean | undefined;
};

/** Starts an action; label it with a verb. Renders a `button`. */
export function Button({
  variant,
  size,
  busyLabel,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot data-slot="button" className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  const busy = busyLabel !== undefined;
  // Enter in a field clicks the submit button too, so this also prevents a second submit.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      data-slot="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'data-state': 'busy' })}
      className={classes}
      onClick={handleClick}
    >
      {busy ? <BusyContent label={busyLabel}>{children}</BusyContent> : <WholeWords>{children}</WholeWords>}
    </button>
  );
}

/** The busy label over the invisible idle one, so that the button keeps its width. */
function BusyContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="grid min-w-0">
      <span aria-hidden className="invisible col-start-1 row-start-1 flex items-center gap-2">
        <WholeWords>{children}</WholeWords>
      </span>
      <span className="col-start-1 row-start-1 flex items-center justify-center gap-2">
        <LoaderCircle aria-hidden />
        <WholeWords>{label}</WholeWords>
      </span>
    </span>
  );
}
