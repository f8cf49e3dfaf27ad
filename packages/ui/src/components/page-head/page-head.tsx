import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Phrases } from '../../internal/phrases.tsx';

export type PageHeadProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The heading of the page, its only `h1`. */
  title: ReactNode;
  /** A `BackLink`. */
  back?: ReactNode;
  /** A line about the page's data at the right of the back link, from 64 rem on. */
  note?: ReactNode;
  /** At most one control, such as a year, at the right of the heading. */
  aside?: ReactNode;
};

/** Head of a page: back link, heading, and at most one control. Renders a `div`. */
export function PageHead({ title, back, note, aside, className, ...rest }: PageHeadProps) {
  return (
    <div data-slot="page-head" className={cn('mb-3 @panel:mb-5', className)} {...rest}>
      <div className="flex items-center justify-between gap-4 empty:hidden print:hidden">
        {back}
        {note && <div className="ml-auto hidden text-sm text-text-muted @wide:block">{note}</div>}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl @panel:text-3xl @max-tiny:text-lg">
          <Phrases>{title}</Phrases>
        </h1>
        {aside}
      </div>
    </div>
  );
}
