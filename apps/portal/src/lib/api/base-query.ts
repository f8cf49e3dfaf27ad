import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call } from '@sahakorn/contract/call';
import type { getAuthUser } from '@sahakorn/contract/session';
import { sessionExpiryReceived, sessionEnded } from '../session/session-actions.ts';
import { loadOnce } from '../code/load-once.ts';
import { readMonotonicClock } from '../session/monotonic-clock.ts';
import { type SessionExpiry, isSameExpiry } from '../session/session-expiry.ts';
import type { Session } from '../session/session.ts';
import type { ApiError } from './api-error.ts';
import type { ApiRequest, DeferredRequest } from './api-request.ts';
import type { CallResult } from './envelope.ts';

/** An endpoint's `extraOptions`, which the result of a call returns as `meta`. */
export type EndpointOptions = {
  /** How its failure is shown. Default: in a toast. */
  failure?: FailureDisplay;
};

export type FailureDisplay =
  /** Not shown, or shown by the screen itself (specification sections 4 and 8). */
  | 'silent'
  /** A toast for messages of the back end only; the page itself shows a connection error. */
  | 'noticeOnly'
  /** The screen shows "not found" and "gone"; other errors use a toast. */
  | 'absentInPlace'
  /** A toast for messages of the back end, except "not found" and "gone". */
  | 'noticeUnlessAbsent'
  /** The form or button that made the call shows a refusal. */
  | 'refusedInPlace'
  /** A toast, with a connection error as the text of a refusal without message (specification section 8). */
  | 'connectionFallback'
  /** A toast for 401 too, which otherwise redirects to the logon screen. */
  | 'unauthorizedToast';

type BaseQuery = BaseQueryFn<
  ApiRequest | DeferredRequest,
  unknown,
  ApiError,
  EndpointOptions,
  EndpointOptions
>;
type QueryApi = Parameters<BaseQuery>[1];

/** Replaces the network during server rendering. It is the store's extra argument. */
export type Transport = ((request: ApiRequest) => Promise<CallResult>) | undefined;

/** The call that returns 400 if the session has ended. */
const SESSION_CHECK: (typeof getAuthUser)['id'] = 'getAuthUser';

const NEEDS_SESSION: ReadonlySet<string> = new Set<Call['access']>(['member', 'session']);

const SIGNED_OUT: CallResult = { error: { kind: 'superseded', message: 'The member is not signed in' } };

/** The code that sends calls, loaded with the first one: a rendered page makes none. */
export const loadSending = loadOnce(() => import('./send.ts'));

const trySending = () => loadSending().catch(() => null);

const NOT_LOADED: CallResult = {
  error: { kind: 'connection', message: 'The code of the call was not loaded' },
};

function currentToken(api: QueryApi): string | null {
  return (api.getState() as { session: { user: Session | null } }).session.user?.token ?? null;
}

function currentExpiry(api: QueryApi): SessionExpiry | null {
  return (api.getState() as { session: { expiry: SessionExpiry | null } }).session.expiry;
}

/** Whether the server rejected the token (specification sections 7 and 8). */
function endsSession({ call }: ApiRequest, error: ApiError): boolean {
  if (error.kind !== 'failed') return false;
  return error.status === 401 || (error.status === 400 && call.id === SESSION_CHECK);
}

async function buildRequest(
  deferred: ApiRequest | DeferredRequest,
): Promise<ApiRequest | { error: ApiError }> {
  if (typeof deferred !== 'function') return deferred;
  try {
    return await deferred();
  } catch (error) {
    return { error: { kind: 'connection', message: String(error) } };
  }
}

async function sendOnce(deferred: ApiRequest | DeferredRequest, api: QueryApi): Promise<CallResult> {
  const transport = api.extra as Transport;
  // Starts together with the contract of the call.
  if (!transport) void trySending();
  const request = await buildRequest(deferred);
  if ('error' in request) return request;
  return transport ? transport(request) : sendAsMember(request, api);
}

/** Drops the response if the member changed meanwhile. */
async function sendAsMember(request: ApiRequest, api: QueryApi) {
  const token = request.token ?? currentToken(api);
  // The loader of a member screen runs before the guard redirects to the logon screen.
  if (token === null && NEEDS_SESSION.has(request.call.access)) return SIGNED_OUT;
  const sending = await trySending();
  if (!sending) return NOT_LOADED;
  const { result, left } = await sending.send(request, token, api.signal);
  if (request.token !== undefined || token === null) return result;
  if (currentToken(api) !== token) {
    return { error: { kind: 'superseded', message: 'The member changed meanwhile' } as const };
  }
  if (result.error && endsSession(request, result.error)) api.dispatch(sessionEnded({ token }));
  else if (left ? !isSameExpiry(currentExpiry(api), left, readMonotonicClock()) : !result.error)
    api.dispatch(sessionExpiryReceived({ token, left }));
  return result;
}

async function sendWithRetries(deferred: ApiRequest | DeferredRequest, api: QueryApi): Promise<CallResult> {
  let result = await sendOnce(deferred, api);
  // No retries during server rendering.
  if (api.extra || !result.error) return result;
  const sending = await trySending();
  if (!sending) return result;
  const { shouldRetry, waitBeforeRetry } = sending;
  // RTK Query's `retry` does not pass the error to its `backoff`, which could not respect `Retry-After`.
  for (let attempt = 1; result.error && shouldRetry(result.error, attempt, api.type); attempt += 1) {
    await waitBeforeRetry(result.error, attempt, api.signal);
    if (api.signal.aborted) return result;
    result = await sendOnce(deferred, api);
  }
  return result;
}

/** Sends every call of the portal. Returns the contract's data or a typed error; retries queries. */
export const baseQuery: BaseQuery = async (deferred, api, extraOptions) => ({
  ...(await sendWithRetries(deferred, api)),
  meta: extraOptions,
});
