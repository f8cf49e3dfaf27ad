import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 250;

/** Counts down the seconds until an instant (epoch, ms); 0 once it is reached, or for null. */
export function useCountdown(until: number | null): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (until === null) return () => {};
      const timer = setInterval(() => {
        notify();
        if (Date.now() >= until) clearInterval(timer);
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(until),
    () => 0,
  );
}

function secondsUntil(until: number | null): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
