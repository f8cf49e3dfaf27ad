import { type RefObject, useLayoutEffect } from 'react';

/** Gives a text area the height of its text in browsers without `field-sizing`. */
export function useAutoHeight(areaRef: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    if (areaRef.current) growToText(areaRef.current);
  });
}

/** `supported` is whether the browser has `field-sizing`. */
export function growToText(
  area: HTMLTextAreaElement,
  supported: boolean = CSS.supports('field-sizing', 'content'),
): void {
  if (supported) return;
  area.style.height = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.height = `${area.scrollHeight + borders}px`;
}
