import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';

export type PageHeadProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The heading of the page, its only `h1`. */
  title: ReactNode;
  /**
   * The visible heading if there is little room, on the line of the back link; the title is read out in its place.
   * Default: the title, below it.
   */
  shortTitle?: ReactNode;
  /** A `BackLink`. */
  back?: ReactNode;
  /** A line about the page's data at the right of the back link, from 64 rem on. */
  note?: ReactNode;
  /** At most one control, such as a year, at the right of the heading. */
  aside?: ReactNode;
};

/** Head of a page: back link, heading, and at most one control. Renders a `div`. */
export function PageHead({ title, shortTitle, back, note, aside, className, ...rest }: PageHeadProps) {
  return (
    <div
      data-slot="page-head"
      className={cn(
        'mb-3 @panel:mb-5',
        shortTitle && '@max-panel:flex @max-panel:flex-wrap @max-panel:items-center @max-panel:gap-x-4',
        className,
      )}
      {...rest}
    >
      <div className="flex items-center justify-between gap-4 empty:hidden print:hidden">
        {back}
        {note && <div className="ml-auto hidden text-sm text-text-muted @wide:block">{note}</div>}
      </div>
      <div
        className={cn(
          'flex flex-wrap items-end justify-between gap-x-4 gap-y-2',
          shortTitle && '@max-panel:flex-1 @max-panel:items-center',
        )}
      >
        <h1 className={cn('text-2xl @panel:text-3xl @max-tiny:text-lg', shortTitle && '@max-panel:text-xl')}>
          {shortTitle && (
            <span aria-hidden className="@panel:hidden print:hidden">
              <Phrases>{shortTitle}</Phrases>
            </span>
          )}
          <span className={shortTitle ? '@max-panel:sr-only print:not-sr-only' : undefined}>
            <Phrases>{title}</Phrases>
          </span>
        </h1>
        {aside}
      </div>
    </div>
  );
}
