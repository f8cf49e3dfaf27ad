import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { SkipLink } from '../../internal/skip-link.tsx';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';

const plainWidthVariants = cva('mx-auto', {
  variants: {
    width: { prose: 'max-w-prose', logon: 'max-w-logon', page: 'max-w-page' },
  },
  defaultVariants: { width: 'logon' },
});

export type PlainLayoutProps = ComponentProps<'div'> & {
  /** Maximum width: 44 rem for reading, 66 for a form with help beside it, 75 for a page. Default `logon`. */
  width?: 'prose' | 'logon' | 'page' | undefined;
  /** A `TopBar`. */
  topBar?: ReactNode;
  /** A `ToastRegion`, shown under the head. */
  toasts?: ReactNode;
  /** Words of the skip link. Default `ข้ามไปเนื้อหา`. */
  skipLabel?: string | undefined;
  /** Words of the button at the end of a long page. Default `ขึ้นบน`. */
  topLabel?: string | undefined;
};

/**
 * A page without a menu: sign-in, registration, terms. Renders a `div` with `header` and `main`, a size container.
 */
export function PlainLayout({
  topBar,
  toasts,
  width,
  skipLabel = 'ข้ามไปเนื้อหา',
  topLabel,
  className,
  children,
  ...rest
}: PlainLayoutProps) {
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  return (
    <div data-slot="plain-layout" className={cn('relative', className)} {...rest}>
      <div className="@container min-h-window">
        <SkipLink targetId={mainId} targetRef={mainRef}>
          {skipLabel}
        </SkipLink>
        {topBar && <header className="print:hidden">{topBar}</header>}
        {toasts}
        <main
          ref={mainRef}
          id={mainId}
          tabIndex={-1}
          className="px-gutter pt-4 pb-12 outline-none focus-visible:shadow-none @panel:roomy @panel:pt-10 @panel:pb-16 print:p-0"
        >
          <div className={plainWidthVariants({ width })}>
            {children}
            <ScrollToTop label={topLabel} focusRef={mainRef} className="mt-8" />
          </div>
        </main>
      </div>
    </div>
  );
}
