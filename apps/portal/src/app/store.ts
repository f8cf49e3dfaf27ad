import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../lib/api/api.ts';
import type { OwnWay } from '../lib/api/base-query.ts';
import type { DisplayPreferences } from '../lib/display/display-preferences.ts';
import { sessionSlice } from '../domain/session/session-slice.ts';
import type { Session } from '../lib/session/session.ts';
import { uiSlice } from '../lib/ui-slice.ts';
import { createListeners } from './listeners/create-listeners.ts';
import { listenToDisplay } from './listeners/display-listener.ts';
import { listenToEntrance } from './listeners/entrance-listener.ts';
import { listenToSession } from './listeners/session-listener.ts';
import { listenToFailures } from './listeners/toast-listener.ts';
import { reduceApi } from './told-failures.ts';

const rootReducer = combineReducers({
  api: reduceApi,
  session: sessionSlice.reducer,
  ui: uiSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** The api's cache of queries. */
export type ServedQueries = RootState['api']['queries'];

type StoreOptions = {
  /** What the browser remembers from the visit before. */
  session: Session | null;
  display: DisplayPreferences;
  /** What the server has read for the page already. */
  queries?: ServedQueries | undefined;
  /** How calls go out. Default: over the network. */
  ownWay?: OwnWay;
};

const emptyApi = api.reducer(undefined, { type: 'empty' });

/** The whole state of the portal: server data in the api's cache, and two small slices. */
export function makeStore({ session, display, queries = {}, ownWay }: StoreOptions) {
  const { middleware, startListening } = createListeners();
  listenToSession(startListening);
  listenToEntrance(startListening);
  listenToFailures(startListening);
  listenToDisplay(startListening);

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      api: { ...emptyApi, queries },
      session: { ...sessionSlice.getInitialState(), user: session },
      ui: { ...uiSlice.getInitialState(), display },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: ownWay } })
        .prepend(middleware)
        .concat(api.middleware),
    devTools: import.meta.env.DEV,
  });
  setupListeners(store.dispatch);
  return store;
}

/** The state in which the server renders a page: of the reader it knows nothing. */
export function stateOnServer(state: RootState): RootState {
  return { ...state, session: sessionSlice.getInitialState(), ui: uiSlice.getInitialState() };
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
