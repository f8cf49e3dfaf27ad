import { useState, useSyncExternalStore } from 'react';
import type { Place } from './distance.ts';

const WAIT_MS = 15_000;
const AGE_MS = 5 * 60_000;

/** Where the reader is: asked for only at a wish, and kept nowhere. */
export type Here = { state: 'unknown' | 'asking' | 'refused' | 'missing' } | { state: 'known'; place: Place };

/**
 * How the device can be asked: at once, after the document of the finder was fetched anew, or not at all; unknown while
 * a page of the server comes to life.
 */
export type WayToAsk = 'now' | 'anew' | 'none' | 'unknown';

/** Whoever came from another screen stands in its document, which may not ask. A browser that cannot tell is asked. */
function wayToAsk(): WayToAsk {
  if (!('geolocation' in navigator) || !globalThis.isSecureContext) return 'none';
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('geolocation') === false ? 'anew' : 'now';
}

const neverChanges = () => () => {};
/** On the server nothing is known of the reader's browser. */
const notKnownYet = () => 'unknown' as const;

/** The reader's place, how the device can be asked for it, and the way to ask now. */
export function useHere(): { here: Here; way: WayToAsk; ask: () => void } {
  const [here, setHere] = useState<Here>({ state: 'unknown' });
  const way = useSyncExternalStore<WayToAsk>(neverChanges, wayToAsk, notKnownYet);
  const ask = () => {
    setHere({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ state: 'known', place: { latitude, longitude } }),
      (error) => setHere({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'missing' }),
      { timeout: WAIT_MS, maximumAge: AGE_MS },
    );
  };
  return { here, way, ask };
}
