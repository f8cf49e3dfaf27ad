import { useLayoutEffect, useRef } from 'react';

/** Moves focus to the heading when its reader turns to another page of a list: the links turned by are gone. */
export function useFocusOnPage(page: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const standing = useRef(page);
  // Before the page is seen: a focus that moved later would take the reader from where they went meanwhile.
  useLayoutEffect(() => {
    if (standing.current === page) return;
    standing.current = page;
    headingRef.current?.focus({ preventScroll: true });
  }, [page]);
  return headingRef;
}
