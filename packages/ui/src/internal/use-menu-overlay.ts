import { type RefObject, useEffect, useRef } from 'react';
import { useControllableState } from './use-controllable-state.ts';

type MenuOverlaySurroundings = {
  menuOpen: boolean | undefined;
  defaultMenuOpen: boolean | undefined;
  onMenuOpenChange: ((menuOpen: boolean) => void) | undefined;
  /** Takes focus when an entry was chosen. */
  mainRef: RefObject<HTMLElement | null>;
  /** What shows in place of the overlay where there is room; the overlay closes once it does. */
  insteadRef: RefObject<HTMLElement | null>;
};

/**
 * The life of a menu that lies over the page: closed by hand, focus goes back to its button; by choosing an entry, or
 * by getting room for the other menu, it goes on to the content.
 */
export function useMenuOverlay({
  menuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  mainRef,
  insteadRef,
}: MenuOverlaySurroundings) {
  const focusGoesToMain = useRef(false);
  const [open, setOpen] = useControllableState({
    value: menuOpen,
    defaultValue: defaultMenuOpen,
    onChange: onMenuOpenChange,
  });
  const leaveForMain = () => {
    focusGoesToMain.current = true;
    setOpen(false);
  };
  useWhenSeen(insteadRef, open, leaveForMain);

  const handleOpenChange = (next: boolean) => {
    focusGoesToMain.current = false;
    setOpen(next);
  };
  const handleCloseAutoFocus = (event: Event) => {
    if (!focusGoesToMain.current) return;
    event.preventDefault();
    const main = mainRef.current;
    // A page that has just come may have taken focus itself.
    if (main?.ownerDocument.activeElement === main?.ownerDocument.body) main?.focus({ preventScroll: true });
  };
  return { open, leaveForMain, handleOpenChange, handleCloseAutoFocus };
}

/** Calls back once the element, hidden by the layout's width, gets room again: a wider window, smaller text. */
function useWhenSeen(ref: RefObject<HTMLElement | null>, watching: boolean, onSeen: () => void): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!watching || !ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) latest.current();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, watching]);
}
