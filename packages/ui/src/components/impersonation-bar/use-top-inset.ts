import { type RefObject, useLayoutEffect } from 'react';

/** The most of the window's height that may always be covered. */
const MOST = 1 / 3;

/**
 * Tells the page, in `--top-inset`, how much of the window's top the bar covers. With large text in a small window
 * that is its last row alone: the rows above go with the page, so that there is room left to read.
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
      // Down to a whole pixel, or the page would show through between the bar and what stands below it.
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
