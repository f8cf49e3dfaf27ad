import { useSyncExternalStore } from 'react';

/** When the network was lost, if during this visit. */
let offlineSince: Date | null = null;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const handleOffline = () => {
    offlineSince = new Date();
    onChange();
  };
  addEventListener('offline', handleOffline, { signal: listening.signal });
  addEventListener('online', onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** When the network was lost; null if that was before this visit. */
export function getOfflineSince(): Date | null {
  return offlineSince;
}
