import { createAction } from '@reduxjs/toolkit';
import type { CombinedState, EndpointDefinitions } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

export type ApiState = CombinedState<EndpointDefinitions, string, 'api'>;

/** Restores the cache of the server-rendered page. */
export const rehydrated = createAction<{ api: ApiState }>('rehydrated');

/** For data that changes elsewhere: refetched on mount, unless the loader has just started the query. */
export const FRESH = { refetchOnMountOrArgChange: 5 } as const;

/** The one api of the portal. Features add their calls by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Any call may require the terms to be accepted first. Features add their tags by `addTagTypes`.
  tagTypes: ['Terms'],
  // Long enough to restore the page on Back.
  keepUnusedDataFor: 180,
  refetchOnReconnect: true,
  extractRehydrationInfo: (action, { reducerPath }) =>
    rehydrated.match(action) ? action.payload[reducerPath] : undefined,
  endpoints: () => ({}),
});
