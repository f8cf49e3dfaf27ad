import { Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { Splash } from '@sahakorn/ui/splash';
import { paths, patterns } from '../lib/paths.ts';
import { RequireSession } from '../domain/session/require-session.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { Arrived } from './arrived.tsx';
import { openBrowserRouter } from './browser-router.ts';
import { Root } from './root.tsx';
import { routes } from './routes.ts';
import { fetchCodeOf, screenCode, shells } from './screen-code.tsx';
import { ScreenFault } from './screen-fault.tsx';
import type { ScreenQueries } from './screen-queries.ts';
import type { ScreenRoute } from './screen-route.ts';

function Shell({ layout }: Pick<ScreenRoute, 'layout'>) {
  const { Part } = shells[layout];
  return (
    <Suspense fallback={<Splash />}>
      <Part />
      <Arrived />
    </Suspense>
  );
}

/** Fetches the code of the screen that stands first at an address: for who is not signed in, that of the way in. */
export async function fetchFirstCode(
  matches: readonly { route: { handle?: unknown } }[],
  { signedIn }: { signedIn: boolean },
): Promise<void> {
  const screen = matches.at(-1)?.route.handle as ScreenRoute | undefined;
  const first = screen?.auth && !signedIn ? routes.find(({ path }) => path === patterns.logon) : screen;
  if (first) await fetchCodeOf(first);
}

/** The router's object of one screen: its queries, its layout and its code begin side by side, before it is drawn. */
function screenObject(route: ScreenRoute, queries: ScreenQueries): RouteObject {
  const { Part: Screen } = screenCode(route.load);
  return {
    path: route.path,
    handle: route,
    loader: ({ params, request }) => {
      const begun = queries.begin(route, { params, search: new URL(request.url).searchParams });
      // Nobody waits for these here: the screen does, and tells when they fail.
      if (begun) void fetchCodeOf(route);
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
          element: <Shell layout="info" />,
          children: screensOf('info', false, queries),
        },
        { element: <Shell layout="none" />, children: screensOf('none', false, queries) },
        {
          element: <RequireSession />,
          children: [
            { element: <Shell layout="none" />, children: screensOf('none', true, queries) },
            {
              element: <Shell layout="member" />,
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

/** The router of the browser's own address bar; `served`: the server rendered the page that it begins with. */
export function makeRouter(queries: ScreenQueries, { served }: { served: boolean }) {
  return openBrowserRouter(routeObjects(queries), { served });
}
