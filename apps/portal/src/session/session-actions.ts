import { createAction } from '@reduxjs/toolkit';
import type { Session } from './session.ts';

/** The server no longer knows a token. Says which, so that a late answer cannot end the session after it. */
export const sessionEnded = createAction<{ token: string }>('session/ended');

/** The member chose to leave. */
export const signedOut = createAction('session/signedOut');

/** Another tab of this browser signed out (null) or in. */
export const sessionFollowed = createAction<Session | null>('session/followed');
