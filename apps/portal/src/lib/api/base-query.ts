import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call } from '@sahakorn/contract/call';
import type { getAuthUser } from '@sahakorn/contract/session';
import { sessionExpiryReceived, sessionEnded } from '../session/session-actions.ts';
import { readMonotonicClock } from '../session/monotonic-clock.ts';
import { type SessionExpiry, isSameExpiry } from '../session/session-expiry.ts';
import type { Session } from '../session/session.ts';
import type { ApiError } from './api-error.ts';
import type { ApiRequest, DeferredRequest } from './api-request.ts';
import type { CallResult } from './envelope.ts';
import { shouldRetry, waitBeforeRetry } from './retry-policy.ts';
import { send } from './send.ts';

/** An endpoint's `extraOptions`. The result of a call carries them as its `meta`. */
export type EndpointOptions = {
  /** How its failure is shown. Default: in a toast. */
  failure?: FailureDisplay;
};

export type FailureDisplay =
  /** Not at all, or by the screen itself (specification sections 4 and 8). */
  | 'silent'
  /** A toast for the back end's own sentence only: a lost connection is said once, by the page itself. */
  | 'noticeOnly'
  /** "There is none", or "no longer", is an answer: the screen says it. */
  | 'absentInPlace'
  /** Both: a toast for the back end's own sentence, unless it says that there is none. */
  | 'noticeUnlessAbsent'
  /** A refusal stands beside the form or button that made the call. */
  | 'refusedInPlace'
  /** A toast, which says that the connection failed where a refusal has no words (specification section 8). */
  | 'connectionFallback'
  /** A toast for a 401 too, which elsewhere leads to the logon screen. */
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

/** The call that answers 400 once the session is over. */
const SESSION_CHECK: (typeof getAuthUser)['id'] = 'getAuthUser';

const NEEDS_SESSION: ReadonlySet<string> = new Set<Call['access']>(['member', 'session']);

const SIGNED_OUT: CallResult = { error: { kind: 'superseded', message: 'The member is not signed in' } };

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
  const request = await buildRequest(deferred);
  if ('error' in request) return request;
  const transport = api.extra as Transport;
  return transport ? transport(request) : sendAsMember(request, api);
}

/** Drops the response if the member changed meanwhile. */
async function sendAsMember(request: ApiRequest, api: QueryApi) {
  const token = request.token ?? currentToken(api);
  // The loader of a member's screen runs before the guard leads to the logon screen.
  if (token === null && NEEDS_SESSION.has(request.call.access)) return SIGNED_OUT;
  const { result, left } = await send(request, token, api.signal);
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
  // The server does not retry its own answers.
  if (api.extra) return result;
  // RTK Query's `retry` does not pass the error to its `backoff`, which could not respect `Retry-After`.
  for (let attempt = 1; result.error && shouldRetry(result.error, attempt, api.type); attempt += 1) {
    await waitBeforeRetry(result.error, attempt, api.signal);
    if (api.signal.aborted) return result;
    result = await sendOnce(deferred, api);
  }
  return result;
}

/** Every call of the portal: the contract's request out, its data or a typed error back; reads are tried again. */
export const baseQuery: BaseQuery = async (deferred, api, extraOptions) => ({
  ...(await sendWithRetries(deferred, api)),
  meta: extraOptions,
});
