import { type RefObject, useLayoutEffect, useState } from 'react';
import { slideBelow } from './slide-below.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * Slides what stands below a message to its new place when the message appears and when it goes, except in a dialog and
 * with the first page.
 */
export function useSlideIn(ref: RefObject<HTMLElement | null>, slides = true): void {
  const [isLate] = useState(useHydrated());
  useLayoutEffect(() => {
    const message = ref.current;
    if (!message || !slides || !isLate || message.closest('dialog, [role$=dialog]')) return undefined;
    slideBelow(message, -getRoom(message));
    return () => slideBelow(message, getRoom(message));
  }, [ref, slides, isLate]);
}

/** The height that a message takes from its page, with the gap of its grid. */
function getRoom(message: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(message);
  const gap = message.parentElement ? getComputedStyle(message.parentElement).rowGap : '';
  const lengths = [marginTop, marginBottom, gap].map((length) => Number.parseFloat(length) || 0);
  return lengths.reduce((sum, length) => sum + length, message.offsetHeight);
}
