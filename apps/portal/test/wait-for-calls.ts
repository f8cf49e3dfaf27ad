import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppStore } from '../src/app/store/store.ts';

/** Resolves once no call of this store is pending, so that all effects of the responses have run. */
export function waitForCalls(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { queries, mutations } = store.getState().api;
      const calls = [...Object.values(queries), ...Object.values(mutations)];
      if (calls.some((call) => call?.status === QueryStatus.pending)) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
