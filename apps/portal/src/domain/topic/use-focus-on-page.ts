import { useLayoutEffect, useRef } from 'react';

/** Moves focus to the heading when the page of a list changes, since the pressed link is removed. */
export function useFocusOnPage(page: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  // Before paint: later, the reader may have moved the focus already.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    headingRef.current?.focus({ preventScroll: true });
  }, [page]);
  return headingRef;
}
