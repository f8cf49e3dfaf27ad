import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const neverChanges = () => () => {};

/**
 * What came along with the present location. It lives in this browser's history alone: while a page of the server comes
 * to life there is none yet, so that both draw the same.
 */
export function useLocationState(): unknown {
  const { state } = useLocation() as { state: unknown };
  return useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  );
}
