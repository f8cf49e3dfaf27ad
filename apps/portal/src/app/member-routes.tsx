import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { RequireSession } from '../domain/session/require-session.tsx';
import type { ScreenHandle } from '../lib/screen.ts';
import { prefetchMemberScreens } from './prefetch.ts';
import { wrapScreens } from './routes.tsx';
import { memberScreens } from '../shell/member-screens.ts';
import { memberLayout } from './member-layout.ts';

const getScreens = (layout: ScreenHandle['layout'], { auth }: { auth: boolean }) =>
  wrapScreens(memberScreens.filter(({ handle }) => handle.layout === layout && handle.auth === auth));

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
  lazy: { ...memberLayout },
  children: [getScreens('member', { auth: true })],
});

/** The screens outside the public layout, loaded with the first one that is opened. */
export function createMemberRoutes(): RouteObject[] {
  return [
    {
      // The server preloads the file that the id names.
      id: 'app/member-routes',
      Component: MemberRoutes,
      children: [getPlainLayout(), { Component: RequireSession, children: [getMemberLayout()] }],
    },
  ];
}

/** Prefetches the code of the member area, for members and those signing in. */
function MemberRoutes() {
  useEffect(() => prefetchMemberScreens(), []);
  return <Outlet />;
}
