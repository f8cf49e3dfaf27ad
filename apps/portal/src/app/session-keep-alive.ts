import { sessionApi } from '../domain/session/session-endpoints.ts';
import { shouldRenew } from '../lib/session/session-expiry.ts';
import { selectExpiry } from '../domain/session/session-slice.ts';
import { readMonotonicClock } from '../lib/session/monotonic-clock.ts';
import type { AppStore } from './store/store.ts';

/** Events that count as activity. Mouse movement may be accidental, so it does not. */
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'scroll'] as const;

/** Often enough for a session of minutes, and rare enough not to slow down scrolling. */
const CHECK_EVERY_MS = 5000;

export function keepSessionAlive(store: AppStore): () => void {
  const listening = new AbortController();
  let nextCheckAt = Number.NEGATIVE_INFINITY;
  const handleActivity = () => {
    const now = readMonotonicClock();
    if (now < nextCheckAt) return;
    nextCheckAt = now + CHECK_EVERY_MS;
    const expiry = selectExpiry(store.getState());
    if (expiry && shouldRenew(expiry, now)) void store.dispatch(renewSession());
  };
  for (const eventName of ACTIVITY_EVENTS) {
    addEventListener(eventName, handleActivity, { signal: listening.signal, passive: true, capture: true });
  }
  return () => listening.abort();
}

export function renewSession() {
  return sessionApi.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });
}
