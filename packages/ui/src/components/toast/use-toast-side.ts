import { type RefObject, useEffect, useState } from 'react';
import { waitForSlides } from '../../internal/slide-below.ts';
import type { Side } from './use-slide-below.ts';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * The side at which messages do not cover the focused box; the current side if possible, or if both are covered.
 * `depth` is the height of the messages in a window of `height`.
 */
export function chooseToastSide(
  side: Side,
  messages: Box,
  focused: Box,
  depth: number,
  height: number,
): Side {
  const beside = focused.right <= messages.left || focused.left >= messages.right;
  const apart = focused.bottom <= messages.top || focused.top >= messages.bottom;
  if (beside || apart) return side;
  if (side === 'top') return focused.bottom <= height - depth ? 'bottom' : 'top';
  return focused.top >= depth ? 'top' : 'bottom';
}

/**
 * Keeps messages from covering the focused element (WCAG 2.4.11): `top` until it is covered. `messagesRef` is their
 * visible box; focus inside `regionRef` does not count.
 */
export function useToastSide(
  regionRef: RefObject<HTMLElement | null>,
  messagesRef: RefObject<HTMLElement | null>,
): Side {
  const [side, setSide] = useState<Side>('top');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const focused = document.activeElement;
      const [region, messages] = [regionRef.current, messagesRef.current];
      if (!region || !messages || !focused || focused === document.body || region.contains(focused)) return;
      const slides = waitForSlides();
      if (slides) {
        void slides.then(lookNext);
        return;
      }
      const [box, target] = [messages.getBoundingClientRect(), focused.getBoundingClientRect()];
      const depth = region.getBoundingClientRect().height;
      setSide((before) => chooseToastSide(before, box, target, depth, window.innerHeight));
    };
    // The browser scrolls after the focus event.
    const lookNext = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('focusin', lookNext);
    // Also looks once at the start, and again as messages come and go.
    const observer = new ResizeObserver(lookNext);
    if (messagesRef.current) observer.observe(messagesRef.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookNext);
    };
  }, [regionRef, messagesRef]);
  return side;
}
