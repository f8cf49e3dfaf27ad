import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { ScrollToTop } from '../../components/scroll-to-top/scroll-to-top.tsx';
import { cn } from '../cn.ts';
import { LayoutMenuContext } from './layout-menu-context.ts';
import { MenuOverlay } from './menu-overlay.tsx';
import { SkipLink } from '../skip-link.tsx';
import { type MenuOverlayState, useMenuOverlay } from './use-menu-overlay.ts';

/** Words of a layout with a menu; `top` is on the button at the end of a long page. */
export type LayoutWords = Record<'menu' | 'close' | 'skip' | 'top', string>;

type LayoutFrameProps = Omit<ComponentProps<'div'>, 'children'> &
  MenuOverlayState & {
    words: LayoutWords;
    /** Classes of the size container. */
    containerClassName: string;
    /** `data-slot` of the menu over the page. */
    menuSlot: string;
    menuFoot?: ReactNode;
    /** Renders the menu over the page; its entries call `onChoose`. */
    renderMenu: (onChoose: () => void) => ReactNode;
    /** Messages of the page. They wait while the menu is open, so that they cover none of it. */
    toasts?: ReactNode;
    renderPage: (parts: PageParts) => ReactNode;
  };

type PageParts = {
  /** Props of the `main` of the page. */
  main: ComponentProps<'main'>;
  /** The node at the end of `main`. */
  end: ReactNode;
  menuId: string;
  toasts: ReactNode;
};

/** Shared by layouts with a menu: skip link, page, scroll-to-top button, and the menu over the page. */
export function LayoutFrame({
  words,
  containerClassName,
  menuSlot,
  menuFoot,
  renderMenu,
  toasts,
  renderPage,
  menuOpen,
  defaultMenuOpen,
  onMenuOpenChange,
  className,
  ...rest
}: LayoutFrameProps) {
  const mainId = useId();
  const menuId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { open, closeForMain, onOpenChange } = useMenuOverlay({
    menuOpen,
    defaultMenuOpen,
    onMenuOpenChange,
    mainRef,
    buttonRef,
  });
  return (
    <LayoutMenuContext value={{ menuId, open, onOpenChange, buttonRef }}>
      <div className={cn('relative', className)} {...rest}>
        <div className={cn('flex min-h-window flex-col print:min-h-0', containerClassName)} inert={open}>
          <SkipLink targetId={mainId} targetRef={mainRef}>
            {words.skip}
          </SkipLink>
          {renderPage({
            main: { ref: mainRef, id: mainId, tabIndex: -1 },
            end: <ScrollToTop label={words.top} focusRef={mainRef} className="mt-8" />,
            menuId,
            toasts: !open && toasts,
          })}
        </div>
        {open && (
          <MenuOverlay
            dataSlot={menuSlot}
            title={words.menu}
            closeLabel={words.close}
            foot={menuFoot}
            onClose={() => onOpenChange(false)}
          >
            {renderMenu(closeForMain)}
          </MenuOverlay>
        )}
      </div>
    </LayoutMenuContext>
  );
}
