import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Returns focus to where it was when a dialog opened. Radix returns it only to a trigger, which a dialog opened by
 * the app does not have.
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
