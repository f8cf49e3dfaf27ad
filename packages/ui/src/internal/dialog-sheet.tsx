import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from './cn.ts';
import { useScrollLock } from './use-scroll-lock.ts';

/** The sheet that dialogs and alert dialogs are written on. It scrolls by itself where the window is low. */
export const SHEET_CLASSES = [
  'relative m-auto max-h-full w-full max-w-dialog overflow-y-auto overscroll-contain rounded-lg p-inset @panel:roomy',
  'border border-transparent bg-raised text-text shadow-dialog outline-none tall:scroll-pb-24',
  'focus-visible:outline-3 focus-visible:outline-focus',
  'contrast:border-2 contrast:border-line contrast:shadow-none forced-colors:border-2',
];

/** The question, in the type of a panel's head. */
export const TITLE_CLASSES = 'text-xl text-balance @max-tiny:text-lg';

/** What the question is about, under it. */
export const DESCRIPTION_CLASSES = 'mt-1 text-md leading-body';

/**
 * The page behind, dimmed, with the sheet in its middle: a size container for all in it. Radix's own overlay would
 * write a `style` element to hold the page, which a strict policy refuses.
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

/** A press on the dimmed page would take focus out of the sheet, and Enter would answer nothing any more. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

export type ActionRowProps = ComponentProps<'div'> & { children: ReactNode };

/** The choices at the foot of a sheet: a row at the right, the last of them on top where the sheet is narrow. */
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
