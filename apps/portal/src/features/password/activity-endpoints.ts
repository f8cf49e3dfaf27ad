import type { CallResponse } from '@sahakorn/contract/call';
import { memberActivity } from '@sahakorn/contract/activity';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

/** How many are shown at first. */
export const FEW_ACTIVITIES = 10;

export type ActivityPage = ReturnType<typeof pageFromWire>;
export type Activity = ActivityPage['activities'][number];

function pageFromWire({ data, next_cursor }: CallResponse<typeof memberActivity>) {
  const activities = data.map(({ happened_at, ...activity }, at) => ({
    ...activity,
    id: `${happened_at} ${at}`,
    happenedAt: happened_at,
  }));
  return { activities, more: next_cursor !== null };
}

export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** So many of the latest, newest first. */
    listActivity: build.query<ActivityPage, number>({
      query: (limit) => request(memberActivity, { body: { limit } }),
      transformResponse: pageFromWire,
      // Signing devices out is activity too.
      providesTags: ['Device'],
    }),
  }),
});

export const { useListActivityQuery } = activityApi;
