import { ArrowUp } from 'lucide-react';
import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { cn } from '../../internal/cn.ts';

const SCREENS = 2;

export type ScrollToTopProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Text of the button. Default `ขึ้นบน`. */
  label?: string | undefined;
  /** Element that takes focus at the top, for keyboard users. `tabIndex={-1}` is enough. */
  focusRef?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Scrolls to the top of a long page. Renders a `button` fixed at the bottom right, hidden on the first two screens.
 * Keep it outside size containers, which may contain fixed elements.
 */
export function ScrollToTop({ label = 'ขึ้นบน', focusRef, className, onClick, ...rest }: ScrollToTopProps) {
  const far = useSyncExternalStore(subscribeToScroll, isFarDown, isFarDownOnServer);
  useRoomAtFoot(far);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
    focusRef?.current?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      data-slot="scroll-to-top"
      data-state={far ? 'shown' : 'hidden'}
      className={cn(
        'fixed right-gutter bottom-4 z-30 min-h-11 min-w-11 cursor-pointer flex-col items-center justify-center rounded-md',
        'border border-line-strong bg-surface px-2 py-1 text-sm leading-tight font-semibold text-text hover:bg-subtle',
        'hidden data-[state=shown]:flex contrast:border-2 print:hidden',
        className,
      )}
      onClick={handleClick}
      {...rest}
    >
      <ArrowUp aria-hidden className="size-5" />
      {label}
    </button>
  );
}

/**
 * Sets `data-scroll-to-top` on the root, so that focused elements stay clear of the button. A `:has()` on the root
 * would need no script, but would search the whole document after each change.
 */
function useRoomAtFoot(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { dataset } = document.documentElement;
    dataset['scrollToTop'] = 'shown';
    return () => {
      delete dataset['scrollToTop'];
    };
  }, [isShown]);
}

function subscribeToScroll(notify: () => void): () => void {
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  globalThis.addEventListener('scroll', notify, options);
  globalThis.addEventListener('resize', notify, options);
  return () => listeners.abort();
}

function isFarDown(): boolean {
  return globalThis.scrollY > SCREENS * globalThis.innerHeight;
}

function isFarDownOnServer(): boolean {
  return false;
}
