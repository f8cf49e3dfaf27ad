import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from './cn.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/** Styles of the box of dialogs and alert dialogs. It scrolls in a low window. */
export const SHEET_CLASSES = [
  'relative m-auto max-h-full w-full max-w-dialog overflow-y-auto overscroll-contain rounded-lg p-inset @panel:roomy',
  'border border-transparent bg-raised text-text shadow-dialog outline-none tall:scroll-pb-24',
  'focus-visible:outline-3 focus-visible:outline-focus',
  'contrast:border-2 contrast:border-line contrast:shadow-none forced-colors:border-2',
];

/** Styles of the title. */
export const TITLE_CLASSES = 'text-xl text-balance @max-tiny:text-lg';

/** Styles of the description. */
export const DESCRIPTION_CLASSES = 'mt-1 text-md leading-body';

/**
 * The dimmed page behind a dialog, with the dialog in its middle; a size container. Radix's overlay would insert a
 * `style` element to lock scrolling, which a strict content policy refuses.
 */
export function Scrim(props: ComponentProps<'div'>) {
  useScrollLock();
  return (
    <div
      role="presentation"
      data-slot="dialog-scrim"
      {...props}
      onMouseDown={keepFocus}
      className="@container-size pointer-events-auto fixed inset-0 z-50 flex animate-appear bg-scrim p-gutter print:hidden"
    />
  );
}

/** A press on the dimmed page would move focus out of the dialog, and Enter would do nothing. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

export type ActionRowProps = ComponentProps<'div'> & { children: ReactNode };

/** The actions at the foot of a dialog: a row at the right, or stacked with the last on top if narrow. */
export function ActionRow({ className, ...rest }: ActionRowProps) {
  return (
    <div
      className={cn(
        '-mb-inset flex flex-col-reverse gap-3 bg-raised pt-5 pb-inset tall:sticky tall:-bottom-inset tall:z-10',
        'tall:foot-line -mx-inset px-inset @form:flex-row @form:flex-wrap @form:items-center @form:justify-end',
        className,
      )}
      {...rest}
    />
  );
}
