import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Gives focus back to where it was when a dialog opened. Radix knows only the dialog's own trigger, and a dialog that
 * opens by itself has none.
 */
export function useFocusReturn({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusHandlers): Required<FocusHandlers> {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      origin.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      const { current } = origin;
      if (event.defaultPrevented || !(current instanceof HTMLElement) || current === document.body) return;
      if (!current.isConnected) return;
      event.preventDefault();
      current.focus({ preventScroll: true });
    },
  };
}
