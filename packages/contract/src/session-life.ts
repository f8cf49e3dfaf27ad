/**
 * Header of every response to a call with a valid session: whole seconds until the session expires if it is
 * not used again. A duration rather than an instant, because the clocks of server and client may differ.
 */
export const SESSION_EXPIRES_HEADER = 'x-session-expires-in';

/** Header with the whole seconds until the session ends regardless of use. */
export const SESSION_ENDS_HEADER = 'x-session-ends-in';
