import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
import type { createDemand, listDemands, showDemand } from '@sahakorn/contract/demand';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../lib/api/idempotency-keys.ts';
import type { Guard } from '../../domain/posting/use-post-form.ts';
import type { DemandKind } from '@sahakorn/contract/demand';

export type DemandList = LenientResponse<typeof listDemands>;
export type DemandPage = LenientRow<typeof showDemand>;
export type SubmittedDemand = LenientRow<typeof createDemand>;

const fetchCalls = () => import('@sahakorn/contract/demand');

export type NewDemand = Guard & {
  kind: DemandKind;
  title: string;
  body: string;
  name: string;
  contact: string;
  public: boolean;
};

export const demandApi = api.enhanceEndpoints({ addTagTypes: ['Demand'] }).injectEndpoints({
  endpoints: (build) => ({
    listDemands: build.query<DemandList, number>({
      query: (page) => async () =>
        request((await fetchCalls()).listDemands, { query: { page: page > 1 ? page : undefined } }),
      providesTags: ['Demand'],
    }),
    getDemand: build.query<DemandPage | null, number>({
      extraOptions: { failure: 'absentInPlace' },
      query: (id) => async () => request((await fetchCalls()).showDemand, { params: { demand_id: id } }),
      transformResponse: getFirstRow<typeof showDemand>,
    }),
    /** Public or private, by tracking code. Never cached, since its state changes. */
    trackDemand: build.query<DemandPage | null, string>({
      extraOptions: { failure: 'absentInPlace' },
      query: (code) => async () =>
        request((await fetchCalls()).trackDemand, { body: { tracking_code: code } }),
      transformResponse: getFirstRow<typeof showDemand>,
      keepUnusedDataFor: 0,
    }),
    createDemand: build.mutation<SubmittedDemand, NewDemand>({
      query:
        ({ key, kind, ...demand }) =>
        async () => {
          const body = { ...demand, topic_kind: kind };
          return withIdempotencyKey(request((await fetchCalls()).createDemand, { body }), key);
        },
      transformResponse: ({ data: [row] }: LenientResponse<typeof createDemand>) =>
        row ?? { demand_id: null, tracking_code: null },
      invalidatesTags: ['Demand'],
    }),
  }),
});

export const {
  useListDemandsQuery,
  useGetDemandQuery,
  useTrackDemandQuery,
  useLazyTrackDemandQuery,
  useCreateDemandMutation,
} = demandApi;
