import { Root } from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { MenuOverlay } from '../../internal/menu-overlay.tsx';

type InfoMenuOverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  foot: ReactNode;
  onCloseAutoFocus: (event: Event) => void;
  /** The button that it opens from. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** The menu over a public page: code of its own, which a reader who does not open it never needs. */
export function InfoMenuOverlay({
  open,
  onOpenChange,
  onCloseAutoFocus,
  buttonRef,
  ...overlay
}: InfoMenuOverlayProps) {
  const handleCloseAutoFocus = (event: Event) => {
    onCloseAutoFocus(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    buttonRef.current?.focus();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <MenuOverlay dataSlot="info-menu" onCloseAutoFocus={handleCloseAutoFocus} {...overlay} />
    </Root>
  );
}
