import type { LenientResponse } from '@sahakorn/contract/call';
import { lastUpdate } from '@sahakorn/contract/deposit';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export const lastUpdateApi = api.enhanceEndpoints({ addTagTypes: ['Deposit'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Day of the cooperative's newest deposit movement; null before the first one. */
    getLastUpdate: build.query<string | null, void>({
      query: () => request(lastUpdate, { needs: [] }),
      transformResponse: ({ data }: LenientResponse<typeof lastUpdate>) => data,
      providesTags: ['Deposit'],
    }),
  }),
});

export const { useGetLastUpdateQuery } = lastUpdateApi;
