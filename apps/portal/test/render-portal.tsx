import { EXAMPLE_CONFIG, type RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { api } from '../src/lib/api/api.ts';
import { App } from '../src/app/app.tsx';
import { SPLASH_ID } from '../src/app/arrived.tsx';
import { routeObjects } from '../src/app/router.tsx';
import { createScreenQueries } from '../src/app/screen-queries.ts';
import { type AppStore, makeStore } from '../src/app/store.ts';
import { DEFAULT_DISPLAY } from '../src/lib/display/display-preferences.ts';
import { writeSession } from '../src/lib/session/session-storage.ts';
import type { Session } from '../src/lib/session/session.ts';

type Options = {
  session?: Session | null;
  config?: Partial<RuntimeConfig>;
  /** Kept with the location, as a guard keeps `from`. */
  state?: unknown;
};

const stores = new Set<AppStore>();

/** Lets the portals of a test go: the store of one would ask again for its data once the next test goes online. */
export function leavePortals(): void {
  for (const store of stores) store.dispatch(api.util.resetApiState());
  stores.clear();
}

/** The whole portal at one address, over its real store. */
export function renderPortal(path: string, { session = null, config = {}, state }: Options = {}) {
  if (session) writeSession(session);
  const store = makeStore({ session, display: DEFAULT_DISPLAY });
  stores.add(store);
  const url = new URL(path, 'http://localhost');
  const router = createMemoryRouter(routeObjects(createScreenQueries(store)), {
    initialEntries: [{ pathname: url.pathname, search: url.search, hash: url.hash, state }],
  });
  const user = userEvent.setup();
  document.body.insertAdjacentHTML('afterbegin', `<div id="${SPLASH_ID}"></div>`);
  render(<App config={{ ...EXAMPLE_CONFIG, ...config }} store={store} router={router} />);
  return { store, router, user };
}
