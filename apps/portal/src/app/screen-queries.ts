import { api } from '../lib/api/api.ts';
import { selectUser } from '../domain/session/session-slice.ts';
import { layoutQueries } from './routes.ts';
import type { HeldQuery, ScreenAddress, ScreenRoute } from './screen-route.ts';
import type { AppStore } from './store.ts';
import { screenBegun } from './told-failures.ts';

/**
 * Begins the queries of the screen that is being opened, together with its code, and lets go of those of the
 * screen that was left: what is still under way and wanted by nobody is broken off.
 */
export function createScreenQueries(store: AppStore) {
  const { dispatch } = store;
  let held: HeldQuery[] = [];
  let stale: HeldQuery[] = [];
  let settled = '';

  return {
    /** Call it as soon as the way to a screen is known. False when its guard will lead elsewhere. */
    begin(route: ScreenRoute, address: ScreenAddress): boolean {
      stale = [...stale, ...held];
      held = [];
      dispatch(screenBegun());
      if (route.auth && !selectUser(store.getState())) return false;
      held = [...layoutQueries[route.layout](dispatch), ...(route.start?.(dispatch, address) ?? [])];
      return true;
    },
    /** Resolves once every query of the screen has an answer. */
    answered: async (): Promise<void> => {
      await Promise.all(held);
    },
    /** Call it once the screen stands, with the key of its location. */
    settle(locationKey: string): void {
      if (locationKey === settled) return;
      settled = locationKey;
      for (const query of stale) query.unsubscribe();
      stale = [];
      const { getSubscriptionCount } = dispatch(
        api.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as { getSubscriptionCount: (queryCacheKey: string) => number };
      for (const running of dispatch(api.util.getRunningQueriesThunk())) {
        if (getSubscriptionCount(running.queryCacheKey) === 0) running.abort();
      }
    },
  };
}

export type ScreenQueries = ReturnType<typeof createScreenQueries>;
