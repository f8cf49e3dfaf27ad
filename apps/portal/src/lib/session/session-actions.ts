import { createAction } from '@reduxjs/toolkit';
import type { SessionTimeLeft } from './session-expiry.ts';
import type { Session } from './session.ts';
import { readMonotonicClock } from './monotonic-clock.ts';

/** The server no longer knows a token. Says which, so that a late answer cannot end the session after it. */
export const sessionEnded = createAction<{ token: string }>('session/ended');

/** The member chose to leave. */
export const signedOut = createAction('session/signedOut');

/** Another tab of this browser signed out (null) or in. */
export const sessionSynced = createAction<Session | null>('session/synced');

/** An answer came to a call with this token, here or in another tab; null: without a word on how long it lasts. */
export const sessionExpiryReceived = createAction(
  'session/expiryReceived',
  (heard: { token: string; left: SessionTimeLeft | null; elsewhere?: boolean }) => ({
    payload: { elsewhere: false, ...heard, at: readMonotonicClock() },
  }),
);
