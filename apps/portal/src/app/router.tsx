import { Suspense, lazy } from 'react';
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router-dom';
import { Splash } from '@sahakorn/ui/splash';
import { paths } from '../paths.ts';
import { RequireSession } from '../session/require-session.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { PlainShell } from '../shell/plain-shell.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { Arrived } from './arrived.tsx';
import { loadScreen } from './load-screen.ts';
import { Root } from './root.tsx';
import { routes } from './routes.ts';
import { ScreenFault } from './screen-fault.tsx';
import type { ScreenQueries } from './screen-queries.ts';
import type { ScreenRoute } from './screen-route.ts';
import { loadInfoShell, loadMemberShell } from './warm-screens.ts';

const loadShellOnce = {
  member: once(() => loadScreen(loadMemberShell)),
  info: once(() => loadScreen(loadInfoShell)),
  none: () => Promise.resolve(null),
};
const MemberShell = lazy(loadShellOnce.member);
const InfoShell = lazy(loadShellOnce.info);

/** Keeps the first promise for everyone who asks later. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

/** The router's object of one screen: its queries, its layout and its code begin side by side, before it is drawn. */
function screenObject(route: ScreenRoute, queries: ScreenQueries): RouteObject {
  const loadOnce = once(() => loadScreen(route.load));
  const Screen = lazy(loadOnce);
  return {
    path: route.path,
    handle: route,
    loader: ({ params, request }) => {
      const begun = queries.begin(route, { params, search: new URL(request.url).searchParams });
      // Nobody waits for these here: the screen does, and tells when they fail.
      if (begun) void Promise.allSettled([loadOnce(), loadShellOnce[route.layout]()]);
      return null;
    },
    element: (
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
        <Arrived />
      </Suspense>
    ),
    errorElement: <ScreenFault />,
  };
}

function screensOf(layout: ScreenRoute['layout'], auth: boolean, queries: ScreenQueries): RouteObject[] {
  return routes
    .filter((route) => route.layout === layout && route.auth === auth)
    .map((route) => screenObject(route, queries));
}

/** The router's tree, made of the route table: guards first, then layouts, then screens. */
export function routeObjects(queries: ScreenQueries): RouteObject[] {
  return [
    {
      element: <Root queries={queries} />,
      errorElement: <ScreenFault />,
      // The page brings its own splash along.
      hydrateFallbackElement: <></>,
      children: [
        { index: true, element: <Navigate to={paths.home()} replace /> },
        {
          element: (
            <Suspense fallback={<Splash />}>
              <InfoShell />
              <Arrived />
            </Suspense>
          ),
          children: screensOf('info', false, queries),
        },
        { element: <PlainShell />, children: screensOf('none', false, queries) },
        {
          element: <RequireSession />,
          children: [
            { element: <PlainShell />, children: screensOf('none', true, queries) },
            {
              element: (
                <Suspense fallback={<Splash />}>
                  <MemberShell />
                  <Arrived />
                </Suspense>
              ),
              children: screensOf('member', true, queries),
            },
          ],
        },
        {
          path: '*',
          element: (
            <>
              <NotFoundScreen />
              <Arrived />
            </>
          ),
        },
      ],
    },
  ];
}

/** The router of the browser's own address bar. */
export function makeRouter(queries: ScreenQueries) {
  return createBrowserRouter(routeObjects(queries));
}
