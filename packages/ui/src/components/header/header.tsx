import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Logo } from '../logo/logo.tsx';

export type HeaderProps = ComponentProps<'div'> & {
  /** The cooperative's Thai name. */
  coopNameTH: string;
  /** The cooperative's English name, shown if there is room. */
  coopNameEN: string;
  /** The cooperative's logo. Default the woven diamond. */
  logo?: ReactNode;
  /** A `SearchBox`: beside the names from 64 rem on, in a second row before, in a row of its own under 40 rem. */
  search?: ReactNode;
};

/**
 * Head of the public pages: logo, names and search, with the links to the member system and the menu as children.
 * Renders a `div` for the `header` of a layout; a size container.
 */
export function Header({ coopNameTH, coopNameEN, logo, search, className, children, ...rest }: HeaderProps) {
  return (
    <div data-slot="header" className={cn('@container bg-surface', className)} {...rest}>
      <div className="reading-as-seen mx-auto flex max-w-page flex-wrap items-center gap-x-3 px-gutter @panel:roomy @wide:flex-nowrap @wide:gap-x-4">
        <div className="-mx-gutter flex min-w-0 flex-auto basis-full items-center gap-3 px-gutter py-2.5 @max-tiny:flex-wrap @panel:gap-4 @panel:py-4 @wide:mx-0 @wide:basis-0 @wide:px-0">
          {logo ?? <Logo className="size-logo-small @panel:size-logo" />}
          <div className="min-w-0 flex-1 @max-tiny:basis-full">
            <div className="font-head text-md leading-head font-semibold text-balance @panel:text-xl">
              {coopNameTH}
            </div>
            <div lang="en" className="hidden text-sm text-text-muted @panel:block @wide:hidden @page:block">
              {coopNameEN}
            </div>
          </div>
        </div>
        {(search || children) && (
          <div
            aria-hidden
            className="-mx-gutter -mt-px flex-auto basis-full border-t border-line @wide:hidden"
          />
        )}
        {search && (
          <div className="flex min-w-0 flex-auto basis-full pb-3 *:flex-1 @panel:basis-60 @panel:pt-3 @max-panel:order-1 @wide:max-w-search @wide:basis-84 @wide:py-0">
            {search}
          </div>
        )}
        <div className="flex min-w-0 flex-auto flex-wrap items-stretch justify-end gap-3 py-3 @wide:items-center @max-panel:*:flex-1 @max-panel:*:px-3 @max-tiny:*:basis-full empty:hidden @panel:flex-none @wide:py-0">
          {children}
        </div>
      </div>
      <div aria-hidden className="border-b-3 border-cover @wide:hidden contrast:border-line" />
    </div>
  );
}

export type HeaderWideProps = ComponentProps<'div'>;

/** Shows its children from 64 rem on. Renders a `div`. */
export function HeaderWide({ className, ...rest }: HeaderWideProps) {
  return (
    <div
      data-slot="header-wide"
      className={cn('hidden items-center gap-3 @wide:flex', className)}
      {...rest}
    />
  );
}
