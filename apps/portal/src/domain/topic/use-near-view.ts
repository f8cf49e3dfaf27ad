import { type RefCallback, useCallback, useState } from 'react';

/** Half a viewport above and below. */
const MARGIN = '50% 0px';

/** Whether an element has come near the viewport, and the ref of this element. */
export function useNearView(): [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}
