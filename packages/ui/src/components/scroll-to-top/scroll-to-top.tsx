import { ArrowUp } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type RefObject, useSyncExternalStore } from 'react';
import { cn } from '../../internal/cn.ts';
import { Button } from '../button/button.tsx';

const SCREENS = 2;

export type ScrollToTopProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Text of the button. Default `ขึ้นบน`. */
  label?: string | undefined;
  /** Element that takes focus at the top, for keyboard users. `tabIndex={-1}` is enough. */
  focusRef?: RefObject<HTMLElement | null> | undefined;
};

/**
 * Scrolls to the top of a page of more than two screens. Renders a `button` at the right, for the end of `main`. It
 * is part of the page and covers nothing.
 */
export function ScrollToTop({ label = 'ขึ้นบน', focusRef, className, onClick, ...rest }: ScrollToTopProps) {
  const long = useSyncExternalStore(subscribeToHeight, isLong, () => false);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    globalThis.scrollTo({ top: 0, behavior: 'instant' });
    focusRef?.current?.focus({ preventScroll: true });
  };
  return (
    <Button
      data-state={long ? 'shown' : 'hidden'}
      className={cn('ml-auto hidden data-[state=shown]:flex print:data-[state=shown]:hidden', className)}
      onClick={handleClick}
      {...rest}
      data-slot="scroll-to-top"
    >
      <ArrowUp aria-hidden />
      {label}
    </Button>
  );
}

function subscribeToHeight(notify: () => void): () => void {
  let frame = 0;
  // The button changes the height that is observed: within the observer's own turn that is an error.
  const notifyNextFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(notify);
  };
  const observer = new ResizeObserver(notifyNextFrame);
  observer.observe(document.documentElement);
  observer.observe(document.body);
  globalThis.addEventListener('resize', notify);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    globalThis.removeEventListener('resize', notify);
  };
}

function isLong(): boolean {
  return document.documentElement.scrollHeight > SCREENS * globalThis.innerHeight;
}
