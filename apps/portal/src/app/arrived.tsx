import { SERVED_PAGE_ID } from '@sahakorn/contract/page-render';
import { useEffect } from 'react';

/** The splash that the page brings along, over everything. */
export const SPLASH_ID = 'splash';

/** Takes away what the page needed until now, its splash or what it was rendered of: stands beside what is alive. */
export function Arrived() {
  useEffect(() => {
    for (const id of [SPLASH_ID, SERVED_PAGE_ID]) document.getElementById(id)?.remove();
  }, []);
  return null;
}
