import {
  IDLE_NAVIGATION,
  type Location,
  type RouteObject,
  type To,
  type createBrowserRouter,
  createPath,
  matchRoutes,
  resolvePath,
} from 'react-router-dom';
import { openScrollPositions } from './scroll-positions.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];
type Action = RouterState['historyAction'];
type Subscriber = Parameters<Router['subscribe']>[0];

/** What the browser keeps with each place of its history, in the names of the library. */
type Kept = { usr: unknown; key: string; idx: number };

type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

type Options = {
  /** The server rendered the page: its screen has nothing to begin. */
  served: boolean;
};

const [POP, PUSH, REPLACE] = ['POP', 'PUSH', 'REPLACE'] as Action[] as [Action, Action, Action];

const NO_NEWS: Parameters<Subscriber>[1] = { deletedFetchers: [], newErrors: null, flushSync: false };

/**
 * The router of the browser's own address bar, for `RouterProvider`. It does what the portal asks of one: screens and
 * guards, loaders that begin something and return at once, the way back, scroll positions. The library's own does forms,
 * fetchers, redirects and blockers besides, and every visitor would carry them: 12 kB.
 */
export function openBrowserRouter(routes: RouteObject[], { served }: Options): Router {
  const numbered = numberRoutes(routes);
  const subscribers = new Set<Subscriber>();
  const listening = new AbortController();
  const scroll = openScrollPositions(() => state.location.key, listening.signal);
  let state = stateAt(currentPlace(), numbered, served);
  // A page of the server has been read already: its reader stays where they are, if they or the browser went anywhere.
  if (served) state.restoreScrollPosition = scrollY > 0 ? false : (scroll.at(state.location.key) ?? false);

  const update = (changed: Partial<RouterState>) => {
    state = { ...state, ...changed };
    for (const subscriber of subscribers) subscriber(state, NO_NEWS);
  };
  const arrive = (location: Location, historyAction: Action, preventScrollReset = false) => {
    if (state.initialized) scroll.keep(state.location.key);
    const matches = matchesAt(location, numbered);
    const loaderData = isHashAlone(state.location, location)
      ? state.loaderData
      : runLoaders(matches, location);
    const restoreScrollPosition = scroll.at(location.key);
    const place = { location, matches, loaderData, historyAction };
    update({ ...place, restoreScrollPosition, preventScrollReset, initialized: true, renderFallback: false });
  };
  const navigate = async (to: To | number | null, options: NavigateOptions = {}) => {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const location = placeFrom(state.location, to, options.state ?? null);
    remember(location, options.replace === true);
    arrive(location, options.replace === true ? REPLACE : PUSH, options.preventScrollReset);
  };
  addEventListener('popstate', () => arrive(currentPlace(), POP), { signal: listening.signal });
  if (!state.initialized) arrive(state.location, POP);

  const router: Partial<Router> = {
    basename: '/',
    get state() {
      return state;
    },
    routes: numbered as Router['routes'],
    manifest: manifestOf(numbered) as Router['manifest'],
    window,
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate,
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    createURL: urlOf,
    encodeLocation: encoded,
    dispose: () => {
      listening.abort();
      subscribers.clear();
    },
  };
  return router as Router;
}

/** The routes with the names by which the library knows them: their places in the tree. */
function numberRoutes(routes: RouteObject[], above: readonly number[] = []): RouteObject[] {
  return routes.map((route, place) => {
    const path = [...above, place];
    const id = path.join('-');
    if (route.index) return { ...route, id };
    return { ...route, id, ...(route.children && { children: numberRoutes(route.children, path) }) };
  });
}

function manifestOf(routes: RouteObject[]): Record<string, RouteObject> {
  return Object.fromEntries(
    routes.flatMap((route) => [[route.id, route], ...Object.entries(manifestOf(route.children ?? []))]),
  );
}

function matchesAt(location: Location, routes: RouteObject[]): RouterState['matches'] {
  return (matchRoutes(routes, location) ?? []) as RouterState['matches'];
}

/** The state at the first place. What the server rendered needs no loader any more. */
function stateAt(location: Location, routes: RouteObject[], served: boolean): RouterState {
  const matches = matchesAt(location, routes);
  return {
    historyAction: POP,
    location,
    matches,
    initialized: served,
    renderFallback: !served,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: served ? dataOf(matches) : {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** The library draws a screen once its loader has given something. */
function dataOf(matches: RouterState['matches']): RouterState['loaderData'] {
  return Object.fromEntries(matches.filter(({ route }) => route.loader).map(({ route }) => [route.id, null]));
}

/** Lets the loaders of a place begin what they have to. Nobody waits for them: the screens do. */
function runLoaders(matches: RouterState['matches'], location: Location): RouterState['loaderData'] {
  const request = new Request(urlOf(location));
  for (const { route, params } of matches) {
    if (typeof route.loader === 'function') void route.loader({ request, params } as never, undefined);
  }
  return dataOf(matches);
}

function isHashAlone(before: Location, now: Location): boolean {
  return (
    now.hash !== '' && before !== now && before.pathname === now.pathname && before.search === now.search
  );
}

function keptPlace(): Kept {
  const kept = history.state as Partial<Kept> | null;
  return { usr: kept?.usr ?? null, key: kept?.key ?? 'default', idx: kept?.idx ?? 0 };
}

function currentPlace(): Location {
  const { pathname, search, hash } = window.location;
  const { usr, key } = keptPlace();
  return { pathname, search, hash, state: usr, key };
}

/** The place that an address leads to from another one. */
function placeFrom({ pathname }: Location, to: To | null, state: unknown): Location {
  const key = Math.random().toString(36).slice(2, 10);
  return { ...encoded(resolvePath(to ?? '', pathname)), state, key };
}

function remember(location: Location, replace: boolean): void {
  const href = createPath(location);
  const kept: Kept = { usr: location.state, key: location.key, idx: keptPlace().idx + (replace ? 0 : 1) };
  if (replace) history.replaceState(kept, '', href);
  else history.pushState(kept, '', href);
}

function urlOf(to: To): URL {
  return new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
}

/**
 * As the address bar writes it: Thai letters by their bytes. Throws an Error for an address out of the portal, whatever
 * it looks like.
 */
function encoded(to: To): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const { origin, pathname, search, hash } = urlOf(to);
  if (origin !== window.location.origin) throw new Error(`${origin} is no place of the portal`);
  return { pathname, search, hash };
}
