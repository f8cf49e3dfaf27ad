import { Close, Content, Portal, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import { useScrollLock } from './use-scroll-lock.ts';

type MenuOverlayProps = {
  /** `data-slot` of the part that uses it. */
  dataSlot: string;
  title: string;
  closeLabel: string;
  /** Shown under the entries: the display settings. */
  foot: ReactNode;
  onCloseAutoFocus: (event: Event) => void;
  /** The menu of the layout. */
  children: ReactNode;
};

/** A layout's menu over the whole page, for narrow layouts. */
export function MenuOverlay({
  dataSlot,
  title,
  closeLabel,
  foot,
  onCloseAutoFocus,
  children,
}: MenuOverlayProps) {
  return (
    <Portal>
      <Content
        data-slot={dataSlot}
        aria-describedby={undefined}
        onCloseAutoFocus={onCloseAutoFocus}
        className="@container fixed inset-x-0 top-(--top-inset) bottom-0 z-50 animate-appear overflow-y-auto overscroll-contain bg-canvas text-text print:hidden"
      >
        <ScrollLock />
        <div className="@panel:roomy">
          <div className="on-cover sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-2.5 contrast:border-b-2">
            <Title className="text-lg">{title}</Title>
            <Close asChild>
              <Button>
                <X aria-hidden />
                {closeLabel}
              </Button>
            </Close>
          </div>
          {children}
          {foot && <div className="px-gutter pt-4 pb-8">{foot}</div>}
        </div>
      </Content>
    </Portal>
  );
}

/** Locks scrolling while the menu is open. Otherwise the wheel would scroll the page behind a short menu. */
function ScrollLock() {
  useScrollLock();
  return null;
}
