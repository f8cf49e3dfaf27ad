import { useLayoutEffect, useRef } from 'react';

/** Moves focus to the heading when the page of a list changes, since the link that was pressed is gone. */
export function useFocusOnPage(page: number) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);
  // Before paint: later, the reader may have moved the focus.
  useLayoutEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    headingRef.current?.focus({ preventScroll: true });
  }, [page]);
  return headingRef;
}
