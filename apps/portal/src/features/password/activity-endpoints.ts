import type { LenientResponse } from '@sahakorn/contract/call';
import { memberActivity } from '@sahakorn/contract/activity';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

const DEFAULT_LIMIT = 10;

export type ActivityPage = LenientResponse<typeof memberActivity>;
export type Activity = ActivityPage['data'][number];

export const activityApi = api.enhanceEndpoints({ addTagTypes: ['Device'] }).injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ActivityPage, number | void>({
      query: (limit) => request(memberActivity, { body: { limit: limit ?? DEFAULT_LIMIT } }),
      // Signing out a device is an activity too.
      providesTags: ['Device'],
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
