import { useEffect, useState } from 'react';
import { useOffline } from '../../lib/offline.ts';

/** Without a network: the addresses among these that the service worker keeps. Null with a network, and until they are known. */
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
  // Without a secure connection there is no cache, and no service worker.
  if (!('caches' in globalThis)) return new Set();
  const found = await Promise.all(
    addresses.map(async (address) => ((await caches.match(address, { ignoreVary: true })) ? [address] : [])),
  );
  return new Set(found.flat());
}
