import { sessionApi } from '../domain/session/session-endpoints.ts';
import { shouldRenew } from '../lib/session/session-expiry.ts';
import { selectExpiry } from '../domain/session/session-slice.ts';
import { readMonotonicClock } from '../lib/session/monotonic-clock.ts';
import type { AppStore } from './store.ts';

/** What a member does with the page in sight. A pointer that only moves may be a sleeve. */
const DEEDS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll'] as const;

/** Often enough for a session of minutes, and never in the way of a scroll. */
const LOOK_EVERY_MS = 5000;

/**
 * Tells the server, now and then, of a member who reads and types without calling it: their session must not end under
 * their hands. Returns the way to stop.
 */
export function keepSession(store: AppStore): () => void {
  const listening = new AbortController();
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  const handleDeed = () => {
    const now = readMonotonicClock();
    if (now < lookAgainAt) return;
    lookAgainAt = now + LOOK_EVERY_MS;
    const life = selectExpiry(store.getState());
    if (life && shouldRenew(life, now)) void store.dispatch(prolongSession());
  };
  for (const deed of DEEDS) {
    addEventListener(deed, handleDeed, { signal: listening.signal, passive: true, capture: true });
  }
  return () => listening.abort();
}

/** Uses the session: its answer says how long it lasts now. */
export function prolongSession() {
  return sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
}
