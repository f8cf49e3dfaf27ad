import { createAction } from '@reduxjs/toolkit';
import type { SessionTimeLeft } from './session-expiry.ts';
import type { Session } from './session.ts';
import { readMonotonicClock } from './monotonic-clock.ts';

/** The server rejected this token. The token is included so that a late response cannot end a newer session. */
export const sessionEnded = createAction<{ token: string }>('session/ended');

export const signedOut = createAction('session/signedOut');

export const sessionSynced = createAction<Session | null>('session/synced');

/** A response with this token arrived, here or in another tab; `left` is null without expiry headers. */
export const sessionExpiryReceived = createAction(
  'session/expiryReceived',
  (heard: { token: string; left: SessionTimeLeft | null; elsewhere?: boolean }) => ({
    payload: { elsewhere: false, ...heard, at: readMonotonicClock() },
  }),
);
