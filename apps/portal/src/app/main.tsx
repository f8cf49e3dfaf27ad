import { type ReactNode, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import {
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  createBrowserRouter,
  matchRoutes,
} from 'react-router-dom';
import { clearDrafts } from '../domain/session/drafts.ts';
import { PAGE_DATA_ID, type PageData, readPageData } from '../lib/config/page-data.ts';
import { applyDisplay } from '../lib/display/apply-display.ts';
import { writeDisplayCookie, readDisplayPreferences } from '../lib/display/display-preferences.ts';
import { captureError, startErrorReports } from '../lib/errors/error-reports.ts';
import { reloadOnce } from '../lib/reload-once.ts';
import { loaderContext } from '../lib/screen.ts';
import { readSession } from '../lib/session/session-storage.ts';
import { handleBrowserEvents } from './browser-events.ts';
import { startOfflineReading } from './offline-reading.ts';
import { Providers } from './providers.tsx';
import { createRoot, hydrateRoot } from './react.ts';
import { getReportedPath } from './reported-path.ts';
import { ROOT_ROUTE, createRoutes, isUnknown } from './routes.tsx';
import { type AppStore, makeStore } from './store/store.ts';

const ROOT_ID = 'root';

export async function startPortal(): Promise<void> {
  const container = document.getElementById(ROOT_ID);
  if (!container) throw new Error(`The page has no #${ROOT_ID} to render in`);
  addEventListener('vite:preloadError', reloadOnce);
  const pageData = readPageData(document);
  const store = openStore(pageData);
  handleBrowserEvents(store, container);
  await mountPortal(container, pageData, store);
  document.getElementById(PAGE_DATA_ID)?.remove();
  startErrorReports(pageData.config, getReportedPath);
  void startOfflineReading();
}

function openStore({ rendered }: PageData): AppStore {
  const display = readDisplayPreferences();
  applyDisplay(display);
  writeDisplayCookie(display);
  const session = readSession();
  // Another member may have signed in in another tab, which reloads this page.
  if (session) clearDrafts({ but: session.membershipNo });
  return makeStore({ session, display, apiState: rendered?.api });
}

export async function mountPortal(
  container: HTMLElement,
  { config, origin, rendered }: PageData,
  store: AppStore,
): Promise<() => void> {
  const routes = await createRoutesForLocation();
  if (rendered) await loadMatches(routes);
  const router = createBrowserRouter(routes, {
    getContext: () =>
      new RouterContextProvider(
        new Map([[loaderContext, { dispatch: store.dispatch, waitsForData: false }]]),
      ),
    patchRoutesOnNavigation: async ({ matches, patch }) => {
      if (isUnknown(matches)) patch(ROOT_ROUTE, await loadMemberRoutes());
    },
    ...(rendered && { hydrationData: rendered.router }),
  });
  const { promise: mounted, resolve: onMount } = Promise.withResolvers<void>();
  const page = {
    renderedAt: rendered && new Date(rendered.at),
    renderedPath: location.pathname,
    origin,
  };
  const app = (
    <Providers config={config} store={store} page={page}>
      <Mounted onMount={onMount}>
        <RouterProvider router={router} />
      </Mounted>
    </Providers>
  );
  const errorHandlers = { onUncaughtError: captureError, onCaughtError: captureError };
  let root: Root | undefined;
  // A transition hydrates in short tasks, so that the page stays responsive.
  startTransition(() => {
    if (rendered) {
      root = hydrateRoot(container, app, { ...errorHandlers, onRecoverableError: captureError });
    } else {
      root = createRoot(container, errorHandlers);
      root.render(app);
    }
  });
  await mounted;
  return () => {
    root?.unmount();
    router.dispose();
  };
}

async function loadMemberRoutes(): Promise<RouteObject[]> {
  return (await import('./member-routes.tsx')).createMemberRoutes();
}

/** The public routes, and the member routes too if the current location needs them. */
async function createRoutesForLocation(): Promise<RouteObject[]> {
  const routes = createRoutes();
  return isUnknown(matchRoutes(routes, location)) ? createRoutes(await loadMemberRoutes()) : routes;
}

/** Loads the code of the rendered screen before the router starts: hydration needs it at once. */
async function loadMatches(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const parts = Object.entries(route.lazy).map(async ([name, load]) => [name, await load()] as const);
      Object.assign(route, { lazy: undefined }, Object.fromEntries(await Promise.all(parts)));
    }),
  );
}

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}
