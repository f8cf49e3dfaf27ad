import { EXAMPLE_CONFIG, type RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterContextProvider, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { createMemberRoutes } from '../src/app/member-routes.tsx';
import { Providers } from '../src/app/providers.tsx';
import { createRoutes } from '../src/app/routes.tsx';
import { type AppStore, makeStore } from '../src/app/store/store.ts';
import { api } from '../src/lib/api/api.ts';
import { DEFAULT_DISPLAY } from '../src/lib/display/display-preferences.ts';
import { loaderContext } from '../src/lib/screen.ts';
import { writeSession } from '../src/lib/session/session-storage.ts';
import type { Session } from '../src/lib/session/session.ts';

type Options = {
  session?: Session | null;
  config?: Partial<RuntimeConfig>;
  /** The router's location state, such as `from` of a guard. */
  state?: unknown;
};

const stores = new Set<AppStore>();

/** Resets the stores of a test: otherwise they would refetch when the next test goes online. */
export function resetStores(): void {
  for (const store of stores) store.dispatch(api.util.resetApiState());
  stores.clear();
}

/** Renders the whole portal at a path, with its real store. */
export function renderPortal(path: string, { session = null, config = {}, state }: Options = {}) {
  if (session) writeSession(session);
  const store = makeStore({ session, display: DEFAULT_DISPLAY });
  stores.add(store);
  const url = new URL(path, 'http://localhost');
  const router = createMemoryRouter(createRoutes(createMemberRoutes()), {
    initialEntries: [{ pathname: url.pathname, search: url.search, hash: url.hash, state }],
    getContext: () =>
      new RouterContextProvider(
        new Map([[loaderContext, { dispatch: store.dispatch, waitsForData: false }]]),
      ),
  });
  const user = userEvent.setup();
  const page = { renderedAt: null, origin: null };
  render(
    <Providers config={{ ...EXAMPLE_CONFIG, ...config }} store={store} page={page}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { store, router, user };
}
