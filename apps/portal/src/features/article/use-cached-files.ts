import { useEffect, useState } from 'react';
import { useOffline } from '../../lib/offline.ts';

/** Offline: those of the URLs that the service worker has cached. Null while online, and until known. */
export function useCachedFiles(addresses: readonly string[]): ReadonlySet<string> | null {
  const offline = useOffline();
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const list = addresses.join('\n');
  useEffect(() => {
    if (!offline) return undefined;
    let over = false;
    void findCached(list.split('\n')).then((found) => !over && setKept(found));
    return () => {
      over = true;
    };
  }, [offline, list]);
  return offline ? kept : null;
}

async function findCached(addresses: readonly string[]): Promise<ReadonlySet<string>> {
  // `caches` exists only over HTTPS, as do service workers.
  if (!('caches' in globalThis)) return new Set();
  const found = await Promise.all(
    addresses.map(async (address) => ((await caches.match(address, { ignoreVary: true })) ? [address] : [])),
  );
  return new Set(found.flat());
}
