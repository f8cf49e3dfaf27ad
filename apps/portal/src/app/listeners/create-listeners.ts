import type { Action, Middleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../store.ts';

type ListenerApi = { dispatch: AppDispatch; getState: () => RootState; getOriginalState: () => RootState };

type Listener = {
  hears: (action: Action, now: RootState, before: RootState) => boolean;
  effect: (action: Action, listenerApi: ListenerApi) => void;
};

/** Adds one listener: to what an action creator makes, to what a matcher knows, or to what a predicate says. */
export type StartListening = {
  <Heard extends Action>(listener: {
    actionCreator: { match: (action: Action) => action is Heard };
    effect: (action: Heard, listenerApi: ListenerApi) => void;
  }): void;
  <Heard extends Action>(listener: {
    matcher: (action: unknown) => action is Heard;
    effect: (action: Heard, listenerApi: ListenerApi) => void;
  }): void;
  (listener: { predicate: Listener['hears']; effect: Listener['effect'] }): void;
};

type Given = {
  actionCreator?: { match: (action: Action) => boolean };
  matcher?: (action: unknown) => boolean;
  predicate?: Listener['hears'];
  effect: Listener['effect'];
};

/**
 * Effects of what happens in the store, as those of Redux Toolkit: each runs at once, behind the reducers. Without the
 * tasks, forks and waits that the library's own bring along for every visitor.
 */
export function createListeners(): {
  middleware: Middleware<object, RootState>;
  startListening: StartListening;
} {
  const listeners: Listener[] = [];
  const startListening: StartListening = ({ actionCreator, matcher, predicate, effect }: Given) => {
    const hears = predicate ?? matcher ?? ((action: Action) => actionCreator?.match(action) ?? false);
    listeners.push({ hears, effect });
  };
  const middleware: Middleware<object, RootState> = (store) => (next) => (action) => {
    const before = store.getState();
    const result = next(action);
    const listenerApi: ListenerApi = {
      // The store's own, which takes thunks too.
      dispatch: ((...given: Parameters<AppDispatch>) => store.dispatch(...given)) as AppDispatch,
      getState: () => store.getState(),
      getOriginalState: () => before,
    };
    for (const { hears, effect } of listeners) {
      try {
        if (hears(action as Action, store.getState(), before)) effect(action as Action, listenerApi);
      } catch (error) {
        // What happened has happened: a fault of its effect is nobody's but ours.
        reportError(error);
      }
    }
    return result;
  };
  return { middleware, startListening };
}
