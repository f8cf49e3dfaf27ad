import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext as RouterStateContext } from 'react-router-dom';

/** Shows a place of the portal from where it was read before, else from its anchor, else from its top. */
export function useScrollPosition(): void {
  const state = useContext(RouterStateContext);
  const { location, restoreScrollPosition = false, preventScrollReset = false } = state ?? {};
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return;
    if (restoreScrollPosition !== null) {
      scrollTo(0, restoreScrollPosition);
      return;
    }
    const anchor = elementAt(location?.hash ?? '');
    if (anchor) anchor.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
}

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an address that someone broke
  }
}
