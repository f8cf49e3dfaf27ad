import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { Logo } from '../logo/logo.tsx';
import { HeaderSearch } from './header-search.tsx';

export type HeaderProps = ComponentProps<'div'> & {
  /** The cooperative's Thai name. */
  coopNameTH: string;
  /** The cooperative's English name, shown if there is room. */
  coopNameEN: string;
  /** A short form of the name, shown in place of it under 40 rem. Without one that row shows the logo alone. */
  shortName?: string | undefined;
  /** The cooperative's logo. Default the woven diamond. */
  logo?: ReactNode;
  /** A `SearchBox`: beside the names from 64 rem on, in a second row before, opened by a button under 40 rem. */
  search?: ReactNode;
  /** Words of the button that opens the search. Default `ค้นหา`. */
  searchLabel?: string | undefined;
  /** Words of that button while the search is open. Default `ปิด`. */
  closeLabel?: string | undefined;
};

/**
 * Head of the public pages: logo, names and search, with the links to the member system and the menu as children; one
 * row on a phone. Renders a `div` for the `header` of a layout; a size container.
 */
export function Header({
  coopNameTH,
  coopNameEN,
  shortName,
  logo,
  search,
  searchLabel = 'ค้นหา',
  closeLabel = 'ปิด',
  className,
  children,
  ...rest
}: HeaderProps) {
  return (
    <div data-slot="header" className={cn('@container bg-surface', className)} {...rest}>
      <div className="reading-as-seen mx-auto flex max-w-page flex-wrap items-center gap-x-1.5 px-gutter @panel:gap-x-3 @panel:roomy @wide:flex-nowrap @wide:gap-x-4">
        <div className="flex min-w-0 flex-1 items-center gap-2 py-2 @max-tiny:py-1 @panel:-mx-gutter @panel:flex-auto @panel:basis-full @panel:gap-4 @panel:px-gutter @panel:py-4 @wide:mx-0 @wide:basis-0 @wide:px-0">
          {logo ?? <Logo className="size-logo-small @panel:size-logo" />}
          <div className="min-w-0 flex-1 font-head leading-head font-semibold">
            {shortName && (
              <div aria-hidden className="text-md @max-tiny:hidden @panel:hidden">
                {shortName}
              </div>
            )}
            <div className="sr-only text-xl text-balance @panel:not-sr-only">{coopNameTH}</div>
            <div
              lang="en"
              className="hidden font-body text-sm font-normal text-text-muted @panel:block @wide:hidden @page:block"
            >
              {coopNameEN}
            </div>
          </div>
        </div>
        {(search || children) && (
          <div
            aria-hidden
            className="-mx-gutter -mt-px hidden flex-auto basis-full border-t border-line @panel:block @wide:hidden"
          />
        )}
        {search && (
          <HeaderSearch label={searchLabel} closeLabel={closeLabel}>
            {search}
          </HeaderSearch>
        )}
        <div className="flex min-w-0 flex-wrap items-stretch justify-end gap-1.5 py-2 empty:hidden @max-panel:*:gap-1.5 @max-panel:*:px-2.5 @max-tiny:py-1 @max-tiny:*:min-h-touch @max-tiny:*:px-2 @max-tiny:*:py-1 @max-calendar:[&_svg]:hidden @panel:flex-none @panel:gap-3 @panel:py-3 @wide:items-center @wide:py-0">
          {children}
        </div>
      </div>
      <div aria-hidden className="border-b-3 border-double border-text @wide:hidden" />
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
