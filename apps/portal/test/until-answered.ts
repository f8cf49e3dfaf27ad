import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppStore } from '../src/app/store/store.ts';

/** Resolves once no call of this store is on its way: what an answer may do is done, or never will be. */
export function untilAnswered(store: AppStore): Promise<void> {
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
