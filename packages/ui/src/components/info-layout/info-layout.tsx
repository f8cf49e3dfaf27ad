import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { useLateCode } from '../../internal/late-code.ts';
import { SkipLink } from '../../internal/skip-link.tsx';
import { useMenuOverlay } from '../../internal/use-menu-overlay.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';
import { InfoMenuContext } from './info-menu-context.ts';
import { lateOverlay } from './late-overlay.ts';

/** Words of the layout, each replaceable. */
export type InfoLayoutWords = Record<'menu' | 'close' | 'skip', string>;

const WORDS: InfoLayoutWords = { menu: 'เมนู', close: 'ปิด', skip: 'ข้ามไปเนื้อหา' };

export type InfoLayoutProps = ComponentProps<'div'> & {
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
  /** Whether the menu over the page is open, where the caller holds that state. */
  menuOpen?: boolean | undefined;
  /** Whether it is open at first, where the layout holds that state. Default false. */
  defaultMenuOpen?: boolean | undefined;
  /** Called when that menu opens or closes. */
  onMenuOpenChange?: ((menuOpen: boolean) => void) | undefined;
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
  const barRef = useRef<HTMLDivElement>(null);
  const { open, leaveForMain, handleOpenChange, handleCloseAutoFocus } = useMenuOverlay({
    menuOpen,
    defaultMenuOpen,
    onMenuOpenChange,
    mainRef,
    insteadRef: barRef,
  });
  const buttonRef = useRef<HTMLButtonElement>(null);
  const code = useLateCode(lateOverlay, open, () => handleOpenChange(false));
  const shown = open && code !== null;
  return (
    <InfoMenuContext value={{ shown, toggle: () => handleOpenChange(!open), buttonRef }}>
      <div data-slot="info-layout" className={cn('relative wrap-break-word', className)} {...rest}>
        <div className="@container flex min-h-window flex-col print:min-h-0" inert={shown}>
          <SkipLink targetId={mainId} targetRef={mainRef}>
            {said.skip}
          </SkipLink>
          {notice}
          <header className="print:hidden">
            {header}
            <div ref={barRef} className="hidden @wide:block">
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
        {code && (
          <code.InfoMenuOverlay
            open={open}
            onOpenChange={handleOpenChange}
            title={said.menu}
            closeLabel={said.close}
            foot={menuFoot}
            onCloseAutoFocus={handleCloseAutoFocus}
            buttonRef={buttonRef}
          >
            <MenuContext value={{ placement: 'overlay', onChoose: leaveForMain }}>{menu}</MenuContext>
          </code.InfoMenuOverlay>
        )}
      </div>
    </InfoMenuContext>
  );
}
