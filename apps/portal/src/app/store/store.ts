import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionSlice } from '../../domain/session/session-slice.ts';
import { type ApiState, api, rehydrated } from '../../lib/api/api.ts';
import type { Transport } from '../../lib/api/base-query.ts';
import type { DisplayPreferences } from '../../lib/display/display-preferences.ts';
import type { AppDispatch } from '../../lib/screen.ts';
import type { Session } from '../../lib/session/session.ts';
import { uiSlice } from '../../lib/ui-slice.ts';
import { listenToDisplay } from './display-listener.ts';
import { listenToFailures } from './toast-listener.ts';
import { listenToSession } from './session-listener.ts';
import { listenToSignIn } from './sign-in-listener.ts';
import { type RootState, rootReducer } from './root-reducer.ts';

type StoreOptions = {
  session: Session | null;
  display: DisplayPreferences;
  apiState?: ApiState | undefined;
  /** Replaces the network. Default: `fetch`. */
  transport?: Transport;
};

export function makeStore({ session, display, apiState, transport }: StoreOptions) {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>();
  listenToSession(startListening);
  listenToSignIn(startListening);
  listenToFailures(startListening);
  listenToDisplay(startListening);

  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      session: { ...sessionSlice.getInitialState(), user: session },
      ui: { ...uiSlice.getInitialState(), display },
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport } })
        .prepend(middleware)
        .concat(api.middleware),
    devTools: import.meta.env.DEV,
  });
  setupListeners(store.dispatch);
  if (apiState) store.dispatch(rehydrated({ api: apiState }));
  return store;
}

export function getServerState(state: RootState): RootState {
  return { ...state, session: sessionSlice.getInitialState(), ui: uiSlice.getInitialState() };
}

export type AppStore = ReturnType<typeof makeStore>;
