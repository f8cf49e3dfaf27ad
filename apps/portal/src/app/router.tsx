import { Suspense, lazy } from 'react';
import { Navigate, type RouteObject, createBrowserRouter } from 'react-router-dom';
import { Splash } from '@sahakorn/ui/splash';
import { paths } from '../paths.ts';
import { RequireSession } from '../session/require-session.tsx';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { PlainShell } from '../shell/plain-shell.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { loadToastRegion } from '../shell/toasts.tsx';
import { loadScreen } from './load-screen.ts';
import { Root } from './root.tsx';
import { type ScreenRoute, routes } from './routes.ts';
import { ScreenFault } from './screen-fault.tsx';
import type { ScreenQueries } from './screen-queries.ts';

const loadMemberShell = () =>
  import('../shell/member-shell.tsx').then(({ MemberShell }) => ({ default: MemberShell }));
const MemberShell = lazy(() => loadScreen(loadMemberShell));

/** The router's object of one screen: its queries and its code begin side by side, before it is drawn. */
function screenObject(route: ScreenRoute, queries: ScreenQueries): RouteObject {
  const Screen = lazy(() => loadScreen(route.load));
  return {
    path: route.path,
    handle: route,
    loader: ({ params, request }) => {
      queries.begin(route, { params, search: new URL(request.url).searchParams });
      return null;
    },
    element: (
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen />
      </Suspense>
    ),
    errorElement: <ScreenFault />,
  };
}

function screensOf(layout: ScreenRoute['layout'][], auth: boolean, queries: ScreenQueries): RouteObject[] {
  return routes
    .filter((route) => layout.includes(route.layout) && route.auth === auth)
    .map((route) => screenObject(route, queries));
}

/** The router's tree, made of the route table: guards first, then layouts, then screens. */
export function routeObjects(queries: ScreenQueries): RouteObject[] {
  return [
    {
      element: <Root queries={queries} />,
      errorElement: <ScreenFault />,
      hydrateFallbackElement: <Splash />,
      children: [
        { index: true, element: <Navigate to={paths.home()} replace /> },
        { element: <PlainShell />, children: screensOf(['info', 'none'], false, queries) },
        {
          element: <RequireSession />,
          children: [
            { element: <PlainShell />, children: screensOf(['none'], true, queries) },
            {
              element: (
                <Suspense fallback={<Splash />}>
                  <MemberShell />
                </Suspense>
              ),
              children: screensOf(['member'], true, queries),
            },
          ],
        },
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ];
}

/** Fetches ahead what the next click may need: messages and the member area, so that nobody waits for code. */
export async function warmScreens(): Promise<void> {
  await Promise.allSettled([
    loadToastRegion(),
    loadMemberShell(),
    ...routes.filter(({ layout }) => layout === 'member').map(({ load }) => load()),
  ]);
}

export function makeRouter(queries: ScreenQueries) {
  return createBrowserRouter(routeObjects(queries));
}
