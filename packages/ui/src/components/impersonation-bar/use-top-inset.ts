import { type RefObject, useLayoutEffect } from 'react';

/** Greatest share of the window's height that the bar may cover. */
const MOST = 1 / 3;

/**
 * Sets `--top-inset` to the height that the bar covers. With large text in a small window only its last row sticks:
 * the rows above scroll with the page, to leave space for reading.
 */
export function useTopInset(
  barRef: RefObject<HTMLElement | null>,
  lastRowRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const bar = barRef.current;
    const lastRow = lastRowRef.current;
    if (!bar || !lastRow) return undefined;
    const { style } = document.documentElement;
    const settle = () => {
      const { height, bottom } = bar.getBoundingClientRect();
      const foot = bottom - lastRow.getBoundingClientRect().top;
      const covered = height > window.innerHeight * MOST ? Math.min(foot, height) : height;
      bar.style.top = `${covered - height}px`;
      // Rounded down to a whole pixel, so that no gap shows below the bar.
      style.setProperty('--top-inset', `${Math.floor(covered)}px`);
    };
    const observer = new ResizeObserver(settle);
    observer.observe(bar);
    window.addEventListener('resize', settle);
    settle();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', settle);
      style.removeProperty('--top-inset');
    };
  }, [barRef, lastRowRef]);
}
