import { useLayoutEffect } from 'react';

let locks = 0;
let unlock = () => {};

/** Sets style properties, since a strict content policy allows no style element; keeps the width of the scrollbar. */
function lock(): void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingInlineEnd } = style;
  const scrollbar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
  unlock = () => {
    Object.assign(style, { overflow, paddingInlineEnd });
  };
}

/** Locks scrolling of the page while the component is mounted. Several locks count as one. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    if (locks === 0) lock();
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock();
    };
  }, []);
}
