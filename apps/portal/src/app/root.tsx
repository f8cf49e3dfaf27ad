import { lazy, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Optional } from '../components/optional.tsx';
import { signOutFinished, selectUser } from '../domain/session/session-slice.ts';
import { useRuntimeConfig } from '../lib/config/use-runtime-config.ts';
import { patterns } from '../lib/paths.ts';
import { type AppDispatch, useScreen } from '../lib/screen.ts';
import { menuToggled } from '../lib/ui-slice.ts';
import { scheduleCaching } from './offline-reading.ts';
import type { RootState } from './store/root-reducer.ts';
import { renewSession } from './session-keep-alive.ts';

// Lazy, since few pages need them at first.
const SessionTimeout = lazy(async () => ({
  default: (await import('./session-timeout.tsx')).SessionTimeout,
}));
const Impersonation = lazy(async () => ({ default: (await import('./impersonation.tsx')).Impersonation }));

/** The heading of a screen, not of the splash screen. */
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

/** Renders public pages in grayscale if the cooperative has set it (specification section 1). */
function useGrayscale(): void {
  const { grayscale } = useRuntimeConfig();
  const gray = useScreen()?.layout === 'info' && grayscale;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-grayscale', gray);
  }, [gray]);
}

/** Moves focus to the heading, so that screen readers announce the new page. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // Before paint: moving the focus later could interrupt someone who is typing.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeadingWhenRendered();
  }, [pathname]);
}

/** Waits for the heading if it is rendered with the data. Returns a function that cancels it. */
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
  useEffect(() => (isPublic ? scheduleCaching(pathname + search) : undefined), [isPublic, pathname, search]);
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
