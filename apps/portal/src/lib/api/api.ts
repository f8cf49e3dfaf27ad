import { createAction } from '@reduxjs/toolkit';
import type { CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

export type ApiState = CombinedState<EndpointDefinitions, string, 'api'>;

/** Brings the cache of the server that rendered the page. */
export const rehydrated = createAction<{ api: ApiState }>('rehydrated');

/** For queries of what changes elsewhere: asked again on arrival, but not what began together with the screen's code. */
export const FRESH = { refetchOnMountOrArgChange: 5 } as const;

/** The one api of the portal. Features add their calls by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Any call may find that terms must be accepted first. Features add their own by `addTagTypes`.
  tagTypes: ['Terms'],
  // Long enough that going back finds the page as it was left.
  keepUnusedDataFor: 180,
  refetchOnReconnect: true,
  extractRehydrationInfo: (action, { reducerPath }) =>
    rehydrated.match(action) ? action.payload[reducerPath] : undefined,
  endpoints: () => ({}),
});
