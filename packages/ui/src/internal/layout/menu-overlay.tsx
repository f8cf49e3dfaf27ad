import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { useScrollLock } from '../use-scroll-lock.ts';

type MenuOverlayProps = {
  /** `data-slot` of the part that uses it. */
  dataSlot: string;
  title: string;
  closeLabel: string;
  /** Shown under the entries: the display settings. */
  foot: ReactNode;
  onClose: () => void;
  /** The menu of the layout. */
  children: ReactNode;
};

/**
 * A layout's menu over the whole page, for narrow layouts. The layout makes its page inert meanwhile. This is no modal
 * dialog: dialogs of the page must still appear above it.
 */
export function MenuOverlay({ dataSlot, title, closeLabel, foot, onClose, children }: MenuOverlayProps) {
  const titleId = useId();
  const closeRef = useRef<HTMLButtonElement>(null);
  useScrollLock();
  useLayoutEffect(() => closeRef.current?.focus(), []);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onClose]);
  return (
    <dialog
      open
      aria-modal
      aria-labelledby={titleId}
      data-slot={dataSlot}
      className="@container fixed inset-x-0 top-(--top-inset) bottom-0 z-50 m-0 size-auto max-h-none max-w-none border-0 p-0 animate-appear overflow-y-auto overscroll-contain bg-canvas wrap-normal text-text print:hidden"
    >
      <div className="@panel:roomy">
        <div className="on-cover sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-gutter py-2.5 contrast:border-b-2">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <Button ref={closeRef} onClick={onClose}>
            <X aria-hidden />
            {closeLabel}
          </Button>
        </div>
        {children}
        {foot && <div className="px-gutter pt-4 pb-8">{foot}</div>}
      </div>
    </dialog>
  );
}
