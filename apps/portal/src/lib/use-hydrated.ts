import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the HTML of the server, until the page's script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
