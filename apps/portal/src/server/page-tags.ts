import { PAGE_TAG } from '@sahakorn/contract/page-render';
import type { makeRouter } from '../app/router.tsx';

/** Takes what the server said of its page out of the head once the reader is at another: browsers share it by that. */
export function dropPageTags(router: ReturnType<typeof makeRouter>): void {
  const { pathname, search } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname && location.search === search) return;
    stop();
    for (const tag of document.head.querySelectorAll(`[${PAGE_TAG}]`)) tag.remove();
  });
}
