import { useState, useSyncExternalStore } from 'react';
import type { Place } from './distance.ts';

const WAIT_MS = 15_000;
const AGE_MS = 5 * 60_000;

/** Where the reader is: asked for only at a wish, and kept nowhere. */
export type Here = { state: 'unknown' | 'asking' | 'refused' | 'missing' } | { state: 'known'; place: Place };

/** Whether this page may ask at all; a browser that cannot tell is asked. */
function mayAsk(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return 'geolocation' in navigator && featurePolicy?.allowsFeature('geolocation') !== false;
}

const neverChanges = () => () => {};
/** On the server nothing is known of the reader's browser. */
const notKnownYet = () => false;

/** The reader's place, whether the device can be asked for it, and the way to ask. */
export function useHere(): { here: Here; able: boolean; ask: () => void } {
  const [here, setHere] = useState<Here>({ state: 'unknown' });
  const able = useSyncExternalStore(neverChanges, mayAsk, notKnownYet);
  const ask = () => {
    setHere({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setHere({ state: 'known', place: { latitude, longitude } }),
      (error) => setHere({ state: error.code === error.PERMISSION_DENIED ? 'refused' : 'missing' }),
      { timeout: WAIT_MS, maximumAge: AGE_MS },
    );
  };
  return { here, able, ask };
}
