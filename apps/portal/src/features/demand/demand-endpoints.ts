import type { CallResponse, CallInput } from '@sahakorn/contract/call';
import type { Demand as WireDemand, createDemand, listDemands, showDemand } from '@sahakorn/contract/demand';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../domain/posting/idempotency-keys.ts';
import type { Guard } from '../../domain/posting/use-post-form.ts';
import type { DemandKind } from './demand.ts';

export type DemandPage = NonNullable<ReturnType<typeof pageFromWire>>;
export type DemandList = ReturnType<typeof listFromWire>;
export type SubmittedDemand = ReturnType<typeof submittedFromWire>;

const fetchCalls = () => import('@sahakorn/contract/demand');

function demandFromWire({ demand_id, title, topic_kind, state, created_at }: WireDemand) {
  return { id: demand_id, title, kind: topic_kind, state, createdAt: created_at };
}

function listFromWire({ page, per_page, total, data }: CallResponse<typeof listDemands>) {
  return { page, pageCount: Math.ceil(total / per_page), total, demands: data.map(demandFromWire) };
}

/** Null where the feed succeeds with nothing in it. */
function pageFromWire({ data: [row] }: CallResponse<typeof showDemand>) {
  if (!row) return null;
  const { body, answer, answered_at } = row;
  return {
    ...demandFromWire(row),
    body,
    public: row.public,
    answer: answer !== null && answered_at !== null ? { body: answer, at: answered_at } : null,
  };
}

function submittedFromWire({ data: [row] }: CallResponse<typeof createDemand>) {
  return { id: row?.demand_id ?? 0, code: row?.tracking_code ?? '' };
}

export type NewDemand = Guard & {
  kind: DemandKind;
  title: string;
  body: string;
  name: string;
  contact: string;
  public: boolean;
};

function demandToWire({ kind, ...demand }: Omit<NewDemand, 'key'>): CallInput<typeof createDemand> {
  return { ...demand, topic_kind: kind };
}

export const demandApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDemands: build.query<DemandList, number>({
      query: (page) => async () =>
        request((await fetchCalls()).listDemands, { query: { page: page > 1 ? page : undefined } }),
      transformResponse: listFromWire,
      providesTags: ['Demand'],
    }),
    getDemand: build.query<DemandPage | null, number>({
      query: (id) => async () => request((await fetchCalls()).showDemand, { params: { demand_id: id } }),
      transformResponse: pageFromWire,
    }),
    /** By tracking code, public or not; never cached, since its state changes. */
    trackDemand: build.query<DemandPage | null, string>({
      query: (code) => async () =>
        request((await fetchCalls()).trackDemand, { body: { tracking_code: code } }),
      transformResponse: pageFromWire,
      keepUnusedDataFor: 0,
    }),
    createDemand: build.mutation<SubmittedDemand, NewDemand>({
      query:
        ({ key, ...demand }) =>
        async () =>
          withIdempotencyKey(request((await fetchCalls()).createDemand, { body: demandToWire(demand) }), key),
      transformResponse: submittedFromWire,
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
