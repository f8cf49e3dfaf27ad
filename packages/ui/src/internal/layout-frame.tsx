import { Root } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react';
import { ScrollToTop } from '../components/scroll-to-top/scroll-to-top.tsx';
import { cn } from './cn.ts';
import { MenuOverlay } from './menu-overlay.tsx';
import { SkipLink } from './skip-link.tsx';
import { type MenuOverlayState, useMenuOverlay } from './use-menu-overlay.ts';

/** Words of a layout with a menu. */
export type LayoutWords = Record<'menu' | 'close' | 'skip', string>;

type LayoutFrameProps = Omit<ComponentProps<'div'>, 'children'> &
  MenuOverlayState & {
    words: LayoutWords;
    /** Classes of the size container. */
    containerClassName: string;
    /** `data-slot` of the menu over the page. */
    menuSlot: string;
    menuFoot?: ReactNode;
    /** The button that opens the menu. */
    buttonRef: RefObject<HTMLButtonElement | null>;
    /** Renders the menu over the page; its entries call `onChoose`. */
    renderMenu: (onChoose: () => void) => ReactNode;
    /** Renders the page with its `main`, which gets the given props. */
    renderPage: (main: ComponentProps<'main'>) => ReactNode;
  };

/** Shared by layouts with a menu: skip link, page, scroll-to-top button, and the menu over the page. */
export function LayoutFrame({
  words,
  containerClassName,
  menuSlot,
  menuFoot,
  buttonRef,
  renderMenu,
  renderPage,
  menuOpen,
  defaultMenuOpen,
  onMenuOpenChange,
  className,
  ...rest
}: LayoutFrameProps) {
  const mainId = useId();
  const mainRef = useRef<HTMLElement>(null);
  const { open, closeForMain, handleOpenChange, handleCloseAutoFocus } = useMenuOverlay({
    menuOpen,
    defaultMenuOpen,
    onMenuOpenChange,
    mainRef,
    buttonRef,
  });
  return (
    <Root open={open} onOpenChange={handleOpenChange}>
      <div className={cn('relative', className)} {...rest}>
        <div className={cn('flex min-h-window flex-col print:min-h-0', containerClassName)} inert={open}>
          <SkipLink targetId={mainId} targetRef={mainRef}>
            {words.skip}
          </SkipLink>
          {renderPage({ ref: mainRef, id: mainId, tabIndex: -1 })}
        </div>
        <ScrollToTop focusRef={mainRef} />
        <MenuOverlay
          dataSlot={menuSlot}
          title={words.menu}
          closeLabel={words.close}
          foot={menuFoot}
          onCloseAutoFocus={handleCloseAutoFocus}
        >
          {renderMenu(closeForMain)}
        </MenuOverlay>
      </div>
    </Root>
  );
}
