import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { patterns } from '../lib/paths.ts';
import { sessionApi } from '../domain/session/session-endpoints.ts';
import { leftBehind, selectUser } from '../domain/session/session-slice.ts';
import { Toasts } from '../shell/toasts.tsx';
import { useScreen } from '../shell/use-screen.ts';
import { titleOfScreen } from '../lib/tab-title/tab-title.ts';
import { menuToggled } from '../lib/ui-slice.ts';
import { Impersonation } from './impersonation.tsx';
import type { ScreenQueries } from './screen-queries.ts';
import { SessionWatch } from './session-watch.tsx';
import type { AppStore } from './store.ts';
import { useScrollPosition } from './use-scroll-position.ts';
import { warmMemberScreens } from './warm-screens.ts';

/** The heading of a screen, not that of the splash before it. */
const SCREEN_HEADING = 'main:not([data-slot="splash"]) h1';

/** Frames every screen: its title, its scroll position, where focus goes, and the messages that float. */
export function Root({ queries }: { queries: ScreenQueries }) {
  useDocumentTitle();
  useGrayscale();
  useFocusOnNavigation();
  useScrollPosition();
  useRouteChange(queries);
  useWarmScreens();
  return (
    <>
      <Impersonation />
      <SessionWatch />
      <Outlet />
      <Toasts />
    </>
  );
}

function useDocumentTitle(): void {
  const { coopNameTH } = useRuntimeConfig();
  const screen = useScreen();
  const title = titleOfScreen(screen, coopNameTH);
  // Before the effects of the screen, which may know a better title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/** The whole public page is rendered in grayscale (specification section 1), where the cooperative wants it. */
function useGrayscale(): void {
  const { grayscale } = useRuntimeConfig();
  const screen = useScreen();
  const gray = grayscale && screen?.layout === 'info';
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-grayscale', gray);
  }, [gray]);
}

/** A reader who cannot see that the page changed hears its heading. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const standing = useRef(pathname);
  // Before the screen is seen: a focus that moved later would leave a field in which something is typed already.
  useLayoutEffect(() => {
    if (standing.current === pathname) return undefined;
    standing.current = pathname;
    return focusHeadingWhenThere();
  }, [pathname]);
}

/** The heading may stand only once the screen's code has arrived. Returns the way to stop waiting. */
function focusHeadingWhenThere(): () => void {
  const observer = new MutationObserver(focusHeading);
  function focusHeading() {
    const heading = document.querySelector<HTMLElement>(SCREEN_HEADING);
    if (!heading) return;
    observer.disconnect();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  focusHeading();
  return () => observer.disconnect();
}

/** A visitor of the public pages need not carry the member area's code. */
function useWarmScreens(): void {
  const screen = useScreen();
  const inside = screen !== undefined && screen.layout !== 'info';
  useEffect(() => (inside ? warmMemberScreens() : undefined), [inside]);
}

function useRouteChange(queries: ScreenQueries): void {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const store = useStore() as AppStore;
  const { pathname, key } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    queries.settle(key);
  }, [key, queries]);

  useEffect(() => {
    const opening = first.current;
    first.current = false;
    dispatch(menuToggled(false));
    dispatch(leftBehind());
    // The welcome screen checks the session itself, and the terms check has just done so for the first screen.
    if (opening || pathname === patterns.welcome || !selectUser(store.getState())) return;
    // A failure is silently ignored (specification section 8); an answer that ends the session is not one.
    void dispatch(
      sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  }, [pathname, dispatch, store]);
}
