import type { ComponentProps, ReactNode } from 'react';
import { LayoutFrame, type LayoutWords } from '../../internal/layout/layout-frame.tsx';
import type { MenuOverlayState } from '../../internal/layout/use-menu-overlay.ts';
import { SidebarContext } from '../sidebar/sidebar-context.ts';

/** Words of the layout, each replaceable. */
export type MemberLayoutWords = LayoutWords;

const WORDS: MemberLayoutWords = { menu: 'เมนูสมาชิก', close: 'ปิด', skip: 'ข้ามไปเนื้อหา', top: 'ขึ้นบน' };

export type MemberLayoutProps = ComponentProps<'div'> &
  MenuOverlayState & {
    /** A `TopBar`, with a `MemberMenuButton` among its children. */
    topBar: ReactNode;
    /** A `ToastRegion`, shown under the head. Its messages wait while the menu over the page is open. */
    toasts?: ReactNode;
    /** A `Sidebar`, written once: beside the content when the layout is at least 64 rem wide, else in a menu. */
    sidebar: ReactNode;
    /** A `MemberIdentity`, shown under the top bar if that is too narrow for the name. */
    identity?: ReactNode;
    /** Shown at the foot of the menu over the content: `DisplaySettings`. */
    menuFoot?: ReactNode;
    /** Replaces some of the words. */
    words?: Partial<MemberLayoutWords> | undefined;
  };

/**
 * Every page of a signed-in member: skip link, head, menu, content, scroll-to-top button. Renders a `div` with
 * `header`, `aside` and `main`; its width decides, in rem, between sidebar and menu button.
 */
export function MemberLayout({ topBar, sidebar, identity, words, children, ...rest }: MemberLayoutProps) {
  return (
    <LayoutFrame
      data-slot="member-layout"
      {...rest}
      containerClassName="@container/layout"
      words={{ ...WORDS, ...words }}
      menuSlot="member-menu"
      renderMenu={(onChoose) => (
        <SidebarContext value={{ placement: 'overlay', onChoose }}>{sidebar}</SidebarContext>
      )}
      renderPage={({ main, end, toasts }) => (
        <>
          <header className="print:hidden">
            {topBar}
            {identity && (
              <div className="border-b border-line bg-surface px-gutter py-2 @panel:roomy @wide:hidden">
                {identity}
              </div>
            )}
          </header>
          {toasts}
          <div className="flex flex-1">
            <div className="print:hidden">
              <aside className="hidden h-full w-(--sidebar-width) border-r border-line @wide:block">
                <div className="sticky top-(--top-inset) max-h-window overflow-y-auto">{sidebar}</div>
              </aside>
            </div>
            <main
              {...main}
              className="min-w-0 flex-1 px-gutter pt-1 pb-12 outline-none focus-visible:shadow-none @panel:roomy @panel:pt-4 @panel:pb-16 print:p-0"
            >
              <div className="max-w-content">
                {children}
                {end}
              </div>
            </main>
          </div>
        </>
      )}
    />
  );
}
