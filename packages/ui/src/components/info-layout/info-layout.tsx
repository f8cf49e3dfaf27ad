import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../internal/cn.ts';
import { LayoutFrame, type LayoutWords } from '../../internal/layout/layout-frame.tsx';
import type { MenuOverlayState } from '../../internal/layout/use-menu-overlay.ts';
import { MenuContext } from '../menu/menu-context.ts';

/** Words of the layout, each replaceable. */
export type InfoLayoutWords = LayoutWords;

const WORDS: InfoLayoutWords = { menu: 'เมนู', close: 'ปิด', skip: 'ข้ามไปเนื้อหา', top: 'ขึ้นบน' };

export type InfoLayoutProps = ComponentProps<'div'> &
  MenuOverlayState & {
    /** A `NoticeBanner`, at the top. */
    notice?: ReactNode;
    /** A `Header`, with an `InfoMenuButton` among its children. */
    header: ReactNode;
    /** A `ToastRegion`, shown under the head. Its messages wait while the menu over the page is open. */
    toasts?: ReactNode;
    /** A `Menu`, written once: a bar under the head when the layout is at least 64 rem wide, else over the page. */
    menu: ReactNode;
    /** Shown at the foot of the menu over the page: `DisplaySettings`. */
    menuFoot?: ReactNode;
    /** A `Footer`. Omit it until it is loaded; the layout leaves no gap. */
    footer?: ReactNode;
    /** Replaces some of the words. */
    words?: Partial<InfoLayoutWords> | undefined;
  };

/**
 * Every public page: skip link, notice, head with search, menu, content, scroll-to-top button, footer. Renders a `div`
 * with `header`, `main` and `footer`; its width decides, in rem, between menu bar and menu button.
 */
export function InfoLayout({
  notice,
  header,
  menu,
  footer,
  words,
  className,
  children,
  ...rest
}: InfoLayoutProps) {
  return (
    <LayoutFrame
      data-slot="info-layout"
      {...rest}
      className={cn('wrap-break-word', className)}
      containerClassName="@container"
      words={{ ...WORDS, ...words }}
      menuSlot="info-menu"
      renderMenu={(onChoose) => <MenuContext value={{ placement: 'overlay', onChoose }}>{menu}</MenuContext>}
      renderPage={({ main, end, menuId, toasts }) => (
        <>
          {notice}
          <header className="print:hidden">
            {header}
            <div id={menuId} className="hidden target:block @wide:block">
              {menu}
            </div>
          </header>
          {toasts}
          <main {...main} className="flex-1 outline-none focus-visible:shadow-none">
            <div className="mx-auto max-w-page px-gutter pt-4 pb-10 @panel:roomy @panel:pt-6 @panel:pb-14 print:max-w-none print:p-0">
              {children}
              {end}
            </div>
          </main>
          {footer}
        </>
      )}
    />
  );
}
