import { createAction } from '@reduxjs/toolkit';
import type { LifeLeft } from './session-life.ts';
import type { Session } from './session.ts';
import { readSteadyClock } from './steady-clock.ts';

/** The server no longer knows a token. Says which, so that a late answer cannot end the session after it. */
export const sessionEnded = createAction<{ token: string }>('session/ended');

/** The member chose to leave. */
export const signedOut = createAction('session/signedOut');

/** Another tab of this browser signed out (null) or in. */
export const sessionFollowed = createAction<Session | null>('session/followed');

/** An answer came to a call with this token, here or in another tab; null: without a word on how long it lasts. */
export const lifeHeard = createAction(
  'session/lifeHeard',
  (heard: { token: string; left: LifeLeft | null; elsewhere?: boolean }) => ({
    payload: { elsewhere: false, ...heard, at: readSteadyClock() },
  }),
);
