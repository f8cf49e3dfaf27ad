import { useLayoutEffect } from 'react';

let locks = 0;
let unlock = () => {};

/** Styles set one by one, where the page's policy lets no stylesheet in; the room of the scrollbar stays. */
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

/** Keeps the page behind a dialog where it is, for as long as the component stands; those of several count as one. */
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
