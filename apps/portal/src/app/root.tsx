import { lazy, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Optional } from '../components/optional.tsx';
import { signOutFinished, selectUser } from '../domain/session/session-slice.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { patterns } from '../lib/paths.ts';
import { type AppDispatch, useScreen } from '../lib/screen.ts';
import { menuToggled } from '../lib/ui-slice.ts';
import { cachePage } from './offline-reading.ts';
import type { RootState } from './store/root-reducer.ts';
import { renewSession } from './session-keep-alive.ts';

// Most pages of most readers need neither at first.
const SessionTimeout = lazy(async () => ({
  default: (await import('./session-timeout.tsx')).SessionTimeout,
}));
const Impersonation = lazy(async () => ({ default: (await import('./impersonation.tsx')).Impersonation }));

/** The heading of a screen, not that of the splash before it. */
const SCREEN_HEADING = 'main:not([data-slot="splash"]) h1';

export function Root() {
  const user = useSelector(selectUser);
  useGrayscale();
  useFocusOnNavigation();
  useRouteChange();
  useOfflineCopy();
  return (
    <>
      {user?.impersonator !== undefined && (
        <Optional>
          <Impersonation />
        </Optional>
      )}
      {user && (
        <Optional key={user.token}>
          <SessionTimeout token={user.token} />
        </Optional>
      )}
      <Outlet />
      <ScrollRestoration storageKey="sahakorn.scroll" />
    </>
  );
}

/** The whole public page is rendered in grayscale (specification section 1), where the cooperative wants it. */
function useGrayscale(): void {
  const { grayscale } = useRuntimeConfig();
  const gray = useScreen()?.layout === 'info' && grayscale;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-grayscale', gray);
  }, [gray]);
}

/** A reader who cannot see that the page changed hears its heading. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before the screen is painted: a later focus would leave a field in which something is typed already.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeadingWhenRendered();
  }, [pathname]);
}

/** The heading may come with the screen's data. Returns a function that stops waiting. */
function focusHeadingWhenRendered(): () => void {
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

function useOfflineCopy(): void {
  const { pathname, search } = useLocation();
  const isPublic = useScreen()?.layout === 'info';
  useEffect(() => (isPublic ? cachePage(pathname + search) : undefined), [isPublic, pathname, search]);
}

function useRouteChange(): void {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  const { pathname } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    const opening = first.current;
    first.current = false;
    dispatch(menuToggled(false));
    dispatch(signOutFinished());
    // The welcome screen checks the session itself, and the terms check has just done so for the first screen.
    if (opening || pathname === patterns.welcome || !selectUser(store.getState())) return;
    // A failure is silently ignored (specification section 8); an answer that ends the session is not one.
    void dispatch(renewSession());
  }, [pathname, dispatch, store]);
}
