import { useEffect, useState, useSyncExternalStore } from 'react';

/** When the network was lost during this visit. */
let lostAt: Date | null = null;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const handleOffline = () => {
    lostAt = new Date();
    onChange();
  };
  addEventListener('offline', handleOffline, { signal: listening.signal });
  addEventListener('online', onChange, { signal: listening.signal });
  return () => listening.abort();
}

/** Whether the browser has no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

/** When the network was lost; null if that was before this visit. */
export function getLostAt(): Date | null {
  return lostAt;
}

/** Without a network: the addresses among these that the service worker keeps. Null with a network, and until they are known. */
export function useKeptFiles(addresses: readonly string[]): ReadonlySet<string> | null {
  const offline = useOffline();
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const list = addresses.join('\n');
  useEffect(() => {
    if (!offline) return undefined;
    let over = false;
    void findKept(list.split('\n')).then((found) => !over && setKept(found));
    return () => {
      over = true;
    };
  }, [offline, list]);
  return offline ? kept : null;
}

async function findKept(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  // Without a secure connection there is no cache, and no service worker.
  if (!('caches' in globalThis)) return new Set();
  const found = await Promise.all(
    addresses.map(async (address) => ((await caches.match(address, { ignoreVary: true })) ? [address] : [])),
  );
  return new Set(found.flat());
}
