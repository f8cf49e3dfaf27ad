import { Splash } from '@sahakorn/ui/splash';
import { type RouteObject, redirect } from 'react-router-dom';
import { RouteError } from '../components/route-error.tsx';
import { RequireSession } from '../domain/session/require-session.tsx';
import { paths } from '../lib/paths.ts';
import { type ScreenHandle, loadEndpoints, missing } from '../lib/screen.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { Root } from './root.tsx';
import { screens } from './screens.ts';

/** The screens of a layout. Their errors are caught above them: a screen whose code is missing has no boundary yet. */
function getScreens(layout: ScreenHandle['layout'], { auth }: { auth: boolean }): RouteObject {
  const children = screens
    .filter(({ handle }) => handle.layout === layout && handle.auth === auth)
    .map((screen) => ({ ...screen, lazy: { ...screen.lazy } }));
  return { ErrorBoundary: RouteError, children };
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
  children: [getScreens('info', { auth: false })],
});

const getPlainLayout = (): RouteObject => ({
  id: 'shell/plain-shell',
  lazy: { Component: async () => (await import('../shell/plain-shell.tsx')).PlainShell },
  children: [
    getScreens('none', { auth: false }),
    { Component: RequireSession, children: [getScreens('none', { auth: true })] },
  ],
});

const getMemberLayout = (): RouteObject => ({
  id: 'shell/member-shell',
  lazy: {
    Component: async () => (await import('../shell/member-shell.tsx')).MemberShell,
    loader: async () => {
      const [{ termsApi }, { lastUpdateApi }] = await Promise.all([
        import('../features/welcome/terms-endpoints.ts'),
        import('../domain/statement/last-update-endpoints.ts'),
      ]);
      return loadEndpoints(termsApi.endpoints.getTerms, lastUpdateApi.endpoints.getLastUpdate);
    },
  },
  children: [getScreens('member', { auth: true })],
});

/** The routes of one router, in the browser and on the server. A router changes those whose code it has loaded. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: Splash,
      children: [
        { index: true, loader: () => redirect(paths.home) },
        getInfoLayout(),
        getPlainLayout(),
        { Component: RequireSession, children: [getMemberLayout()] },
        {
          path: '*',
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
