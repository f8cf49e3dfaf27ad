import { type Action, createAction, createNextState } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../lib/api/api.ts';
import { isApiError } from '../lib/api/api-error.ts';

type ApiState = ReturnType<typeof api.reducer>;
type Entry = NonNullable<ApiState['queries'][string]>;
type Rejected = Action & { payload: unknown; meta: { arg: { queryCacheKey: string } } };

const REJECTED = `${api.reducerPath}/executeQuery/rejected`;

/** A screen is being opened: what failed for the one before may be asked again. */
export const screenBegun = createAction('screenBegun');

/**
 * The api's cache, in which a failure is an answer for as long as its screen stands. A query begins with its screen's
 * code: where it failed before the code came, the screen would ask at once for what it has just been refused.
 */
export function reduceApi(state: ApiState | undefined, action: Action): ApiState {
  const next = api.reducer(state, action);
  if (screenBegun.match(action))
    return createNextState(next, (draft) => forget(Object.values(draft.queries)));
  if (!isFailure(action)) return next;
  return createNextState(next, (draft) => {
    const entry = draft.queries[action.meta.arg.queryCacheKey];
    if (entry?.status === QueryStatus.rejected) entry.fulfilledTimeStamp ??= Date.now();
  });
}

/** Broken off, a query has no answer. */
function isFailure(action: Action): action is Rejected {
  if (action.type !== REJECTED) return false;
  const { payload } = action as Rejected;
  return isApiError(payload) && payload.kind !== 'superseded';
}

function forget(entries: readonly (Entry | undefined)[]): void {
  for (const entry of entries) {
    if (entry?.status === QueryStatus.rejected && entry.data === undefined) delete entry.fulfilledTimeStamp;
  }
}
