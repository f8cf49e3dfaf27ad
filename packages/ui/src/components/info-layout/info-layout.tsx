import { Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { MenuOverlay } from '../../internal/menu-overlay.tsx';
import { SkipLink } from '../../internal/skip-link.tsx';
import { type MenuOverlayState, useMenuOverlay } from '../../internal/use-menu-overlay.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';
import { InfoMenuContext } from './info-menu-context.ts';

/** Words of the layout, each replaceable. */
export type InfoLayoutWords = Record<'menu' | 'close' | 'skip', string>;

const WORDS: InfoLayoutWords = { menu: 'เมนู', close: 'ปิด', skip: 'ข้ามไปเนื้อหา' };

export type InfoLayoutProps = ComponentProps<'div'> &
  MenuOverlayState & {
    /** A `NoticeBanner`, above all. */
    notice?: ReactNode;
    /** A `Header`, with an `InfoMenuButton` among its children. */
    header: ReactNode;
    /** A `Menu`, written once: a bar under the head from 64 rem on, over the page before. */
    menu: ReactNode;
    /** What stands at the foot of the menu over the page: `DisplaySettings`. */
    menuFoot?: ReactNode;
    /** A `Footer`. Left out until there is one, without leaving a gap. */
    footer?: ReactNode;
    /** Replaces some of the words. */
    words?: Partial<InfoLayoutWords> | undefined;
  };

/**
 * Every public page: skip link, notice, head with search, menu, content, the way back to the top, foot. Renders a
 * `div` with `header`, `main` and `footer`; its width decides, in rem, between menu bar and menu button.
 */
export function InfoLayout({
  notice,
  header,
  menu,
  menuFoot,
  footer,
  menuOpen,
  defaultMenuOpen,
  onMenuOpenChange,
  words,
  className,
  children,
  ...rest
}: InfoLayoutProps) {
  const said = { ...WORDS, ...words };
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const menuId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { open, closeForMain, handleOpenChange, handleCloseAutoFocus } = useMenuOverlay({
    menuOpen,
    defaultMenuOpen,
    onMenuOpenChange,
    mainRef,
    buttonRef,
  });
  return (
    <InfoMenuContext value={{ menuId, buttonRef }}>
      <Root open={open} onOpenChange={handleOpenChange}>
        <div data-slot="info-layout" className={cn('relative wrap-break-word', className)} {...rest}>
          <div className="@container flex min-h-window flex-col print:min-h-0" inert={open}>
            <SkipLink targetId={mainId} targetRef={mainRef}>
              {said.skip}
            </SkipLink>
            {notice}
            <header className="print:hidden">
              {header}
              <div id={menuId} className="hidden target:block @wide:block">
                {menu}
              </div>
            </header>
            <main
              ref={mainRef}
              id={mainId}
              tabIndex={-1}
              className="flex-1 outline-none focus-visible:shadow-none"
            >
              <div className="mx-auto max-w-page px-gutter pt-4 pb-10 @panel:roomy @panel:pt-6 @panel:pb-14 print:max-w-none print:p-0">
                {children}
              </div>
            </main>
            {footer}
          </div>
          <ScrollToTop focusRef={mainRef} />
          <MenuOverlay
            dataSlot="info-menu"
            title={said.menu}
            closeLabel={said.close}
            foot={menuFoot}
            onCloseAutoFocus={handleCloseAutoFocus}
          >
            <MenuContext value={{ placement: 'overlay', onChoose: closeForMain }}>{menu}</MenuContext>
          </MenuOverlay>
        </div>
      </Root>
    </InfoMenuContext>
  );
}
