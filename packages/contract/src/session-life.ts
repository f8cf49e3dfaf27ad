/**
 * Header of every answer to a call with a live session: whole seconds until the session ends if it is not used
 * again. A duration, because the clocks of server and client may differ.
 */
export const SESSION_EXPIRES_HEADER = 'x-session-expires-in';

/** Beside it: whole seconds until the session ends however much it is used. */
export const SESSION_ENDS_HEADER = 'x-session-ends-in';
