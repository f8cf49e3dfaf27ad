import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useControllableState } from '../use-controllable-state.ts';

/** Props of a layout whose menu opens over the page. */
export type MenuOverlayState = {
  /** Whether the menu over the page is open, if the caller controls it. */
  menuOpen?: boolean | undefined;
  /** Whether it is open at first, if the layout controls it itself. Default false. */
  defaultMenuOpen?: boolean | undefined;
  /** Called when that menu opens or closes. */
  onMenuOpenChange?: ((menuOpen: boolean) => void) | undefined;
};

type MenuOverlayOptions = MenuOverlayState & {
  /** Takes focus when an entry was chosen. */
  mainRef: RefObject<HTMLElement | null>;
  /** The button that opens the menu; the menu closes when there is room for the other one and the button is hidden. */
  buttonRef: RefObject<HTMLElement | null>;
};

/**
 * State and focus of a menu over the page. Closed by hand, focus returns to its button; closed by choosing an entry or
 * by getting room for the other menu, focus moves to the content.
 */
export function useMenuOverlay({
  menuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  mainRef,
  buttonRef,
}: MenuOverlayOptions) {
  const focusMain = useRef(false);
  const [open, setOpen] = useControllableState({
    value: menuOpen,
    defaultValue: defaultMenuOpen,
    onChange: onMenuOpenChange,
  });
  const closeForMain = () => {
    focusMain.current = true;
    setOpen(false);
  };
  useWhenHidden(buttonRef, open, closeForMain);

  const onOpenChange = (next: boolean) => {
    focusMain.current = false;
    setOpen(next);
  };

  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open) restoreFocus(focusMain.current ? mainRef.current : buttonRef.current);
    wasOpen.current = open;
  }, [open, mainRef, buttonRef]);

  return { open, closeForMain, onOpenChange };
}

function restoreFocus(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  // The new page may have taken focus itself.
  if (activeElement === body) element?.focus({ preventScroll: true });
}

/** Calls back when the element is hidden, or becomes hidden, by the layout's width: a wider window, smaller text. */
function useWhenHidden(ref: RefObject<HTMLElement | null>, watching: boolean, onHidden: () => void): void {
  const latest = useRef(onHidden);
  useEffect(() => {
    latest.current = onHidden;
  });
  useEffect(() => {
    const element = ref.current;
    if (!watching || !element) return undefined;
    const check = () => {
      if (!element.checkVisibility()) latest.current();
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, watching]);
}
