import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { getAuthUser } from '@sahakorn/contract/session';
import { lifeHeard, sessionEnded } from '../session/session-actions.ts';
import type { Session } from '../session/session.ts';
import type { ApiError } from './api-error.ts';
import type { ApiRequest } from './api-request.ts';
import type { Opened } from './envelope.ts';
import { isWorthRetrying, waitBeforeRetry } from './retry-policy.ts';
import { send } from './send.ts';

type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError>;
type QueryApi = Parameters<BaseQuery>[1];

/** Another way for calls than the network: that of a server which answers itself. It is the store's extra argument. */
export type OwnWay = ((request: ApiRequest) => Promise<Opened>) | undefined;

function currentToken(api: QueryApi): string | null {
  return (api.getState() as { session: { user: Session | null } }).session.user?.token ?? null;
}

/** The server's way to say that a token is no good any more (specification sections 7 and 8). */
function endsSession({ call }: ApiRequest, error: ApiError): boolean {
  if (error.kind !== 'failed') return false;
  return error.status === 401 || (error.status === 400 && call.id === getAuthUser.id);
}

/** Carries the token read at this moment, and gives up an answer that comes after the member changed. */
async function sendAsMember(request: ApiRequest, api: QueryApi) {
  const token = request.token ?? currentToken(api);
  const { opened, left } = await send(request, token, api.signal);
  if (request.token !== undefined || token === null) return opened;
  if (currentToken(api) !== token) {
    return { error: { kind: 'superseded', message: 'The member changed meanwhile' } as const };
  }
  if (opened.error && endsSession(request, opened.error)) api.dispatch(sessionEnded({ token }));
  else if (left || !opened.error) api.dispatch(lifeHeard({ token, left }));
  return opened;
}

/** Every call of the portal: the contract's request out, its data or a typed error back; reads are tried again. */
export const baseQuery: BaseQuery = async (request, api) => {
  const ownWay = api.extra as OwnWay;
  if (ownWay) return ownWay(request);
  let opened = await sendAsMember(request, api);
  for (let attempt = 1; opened.error && isWorthRetrying(opened.error, attempt, api.type); attempt += 1) {
    await waitBeforeRetry(opened.error, attempt, api.signal);
    if (api.signal.aborted) return opened;
    opened = await sendAsMember(request, api);
  }
  return opened;
};
