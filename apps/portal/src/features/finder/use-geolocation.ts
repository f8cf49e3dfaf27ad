import { useState } from 'react';
import type { Place } from './distance.ts';
import { useAfterHydration } from '../../lib/use-after-hydration.ts';

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 5 * 60_000;

export type GeolocationState =
  | { status: 'idle' | 'locating' | 'denied' | 'unavailable' }
  | { status: 'located'; place: Place };

/**
 * Whether this document may ask for the position. `reload`: only after a full page load, since the permissions policy
 * of the document that the reader came from forbids it. `unknown` during server rendering and hydration.
 */
export type GeolocationAccess = 'allowed' | 'reload' | 'unsupported' | 'unknown';

/** Browsers without `featurePolicy` are assumed to allow it. */
function getAccess(): GeolocationAccess {
  if (!('geolocation' in navigator) || !globalThis.isSecureContext) return 'unsupported';
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature: (name: string) => boolean } };
  return featurePolicy?.allowsFeature('geolocation') === false ? 'reload' : 'allowed';
}

/** The reader's position, which is requested only when `locate` is called and never stored. */
export function useGeolocation() {
  const [geolocation, setGeolocation] = useState<GeolocationState>({ status: 'idle' });
  const access = useAfterHydration<GeolocationAccess>(getAccess, () => 'unknown');
  const locate = () => {
    setGeolocation({ status: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setGeolocation({ status: 'located', place: { latitude, longitude } }),
      (error) =>
        setGeolocation({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return { geolocation, access, locate };
}
