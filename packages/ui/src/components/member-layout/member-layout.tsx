import { Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../internal/cn.ts';
import { MenuOverlay } from '../../internal/menu-overlay.tsx';
import { SkipLink } from '../../internal/skip-link.tsx';
import { type MenuOverlayState, useMenuOverlay } from '../../internal/use-menu-overlay.ts';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';
import { SidebarContext } from '../sidebar/sidebar-context.ts';
import { MemberMenuContext } from './member-menu-context.ts';

/** Words of the layout, each replaceable. */
export type MemberLayoutWords = Record<'menu' | 'close' | 'skip', string>;

const WORDS: MemberLayoutWords = { menu: 'เมนูสมาชิก', close: 'ปิด', skip: 'ข้ามไปเนื้อหา' };

export type MemberLayoutProps = ComponentProps<'div'> &
  MenuOverlayState & {
    /** A `TopBar`, with a `MemberMenuButton` among its children. */
    topBar: ReactNode;
    /** A `Sidebar`, written once: beside the content from 64 rem on, in the menu over it before. */
    sidebar: ReactNode;
    /** A `MemberIdentity`, shown under the top bar while there is no room for the name in it. */
    identity?: ReactNode;
    /** What stands at the foot of the menu over the content: `DisplaySettings`. */
    menuFoot?: ReactNode;
    /** Replaces some of the words. */
    words?: Partial<MemberLayoutWords> | undefined;
  };

/**
 * Every page of a signed-in member: skip link, head, menu, content, the way back to the top. Renders a `div`
 * with `header`, `aside` and `main`; its width decides, in rem, between sidebar and menu button.
 */
export function MemberLayout({
  topBar,
  sidebar,
  identity,
  menuFoot,
  menuOpen,
  defaultMenuOpen,
  onMenuOpenChange,
  words,
  className,
  children,
  ...rest
}: MemberLayoutProps) {
  const said = { ...WORDS, ...words };
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { open, closeForMain, handleOpenChange, handleCloseAutoFocus } = useMenuOverlay({
    menuOpen,
    defaultMenuOpen,
    onMenuOpenChange,
    mainRef,
    buttonRef,
  });
  return (
    <MemberMenuContext value={{ buttonRef }}>
      <Root open={open} onOpenChange={handleOpenChange}>
        <div data-slot="member-layout" className={cn('relative', className)} {...rest}>
          <div className="@container/layout flex min-h-window flex-col print:min-h-0" inert={open}>
            <SkipLink targetId={mainId} targetRef={mainRef}>
              {said.skip}
            </SkipLink>
            <header className="print:hidden">
              {topBar}
              {identity && (
                <div className="border-b border-line bg-surface px-gutter py-2 @panel:roomy @wide:hidden">
                  {identity}
                </div>
              )}
            </header>
            <div className="flex flex-1">
              <div className="print:hidden">
                <aside className="hidden h-full w-(--sidebar-width) border-r border-line @wide:block">
                  <div className="sticky top-(--top-inset) max-h-window overflow-y-auto">{sidebar}</div>
                </aside>
              </div>
              <main
                ref={mainRef}
                id={mainId}
                tabIndex={-1}
                className="min-w-0 flex-1 px-gutter pt-1 pb-12 outline-none focus-visible:shadow-none @panel:roomy @panel:pt-4 @panel:pb-16 print:p-0"
              >
                <div className="max-w-content">{children}</div>
              </main>
            </div>
          </div>
          <ScrollToTop focusRef={mainRef} />
          <MenuOverlay
            dataSlot="member-menu"
            title={said.menu}
            closeLabel={said.close}
            foot={menuFoot}
            onCloseAutoFocus={handleCloseAutoFocus}
          >
            <SidebarContext value={{ placement: 'overlay', onChoose: closeForMain }}>
              {sidebar}
            </SidebarContext>
          </MenuOverlay>
        </div>
      </Root>
    </MemberMenuContext>
  );
}
