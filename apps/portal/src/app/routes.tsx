import { Splash } from '@sahakorn/ui/splash';
import { type RouteObject, redirect } from 'react-router-dom';
import { RouteError } from '../components/route-error.tsx';
import { paths } from '../lib/paths.ts';
import { type Screen, loadEndpoints, missing } from '../lib/screen.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { publicScreens } from './public-screens.ts';
import { Root } from './root.tsx';

/** The route above all screens. */
export const ROOT_ROUTE = 'app/root';

const UNKNOWN_PATH = '*';

/** Catches errors in a parent route: a screen whose code failed to load has no error boundary. */
export function wrapScreens(screens: readonly Screen[]): RouteObject {
  return {
    ErrorBoundary: RouteError,
    children: screens.map((screen) => ({ ...screen, lazy: { ...screen.lazy } })),
  };
}

const getInfoLayout = (): RouteObject => ({
  id: 'shell/info-shell',
  lazy: {
    Component: async () => (await import('../shell/info-shell.tsx')).InfoShell,
    loader: async () => {
      const { siteApi } = await import('../domain/site/site-endpoints.ts');
      const { getSiteMenu, getFooter, listPartners } = siteApi.endpoints;
      return loadEndpoints(getSiteMenu, getFooter, listPartners);
    },
  },
  children: [wrapScreens(publicScreens)],
});

/**
 * Creates the routes of one router, in the browser or on the server. A router mutates its lazy routes.
 * @param further routes beside the public screens, if loaded already
 */
export function createRoutes(further: readonly RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Splash,
      children: [
        { index: true, loader: () => redirect(paths.home) },
        getInfoLayout(),
        ...further,
        {
          path: UNKNOWN_PATH,
          loader: () => {
            throw missing(404);
          },
          Component: NotFoundScreen,
          ErrorBoundary: NotFoundScreen,
        },
      ],
    },
  ];
}

/** Whether a URL matched none of the router's screens. */
export function isUnknown(matches: readonly { route: RouteObject }[] | null): boolean {
  return matches?.at(-1)?.route.path === UNKNOWN_PATH;
}
