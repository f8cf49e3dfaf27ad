import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on a server and while what it drew comes to life; true from then on, and at once where a browser draws alone. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
