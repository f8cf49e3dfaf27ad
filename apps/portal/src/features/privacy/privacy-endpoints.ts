import type { CallResponse } from '@sahakorn/contract/call';
import {
  decideConsent,
  makePrivacyRequest,
  memberConsents,
  memberDataCsv,
  memberDataJson,
  memberPrivacyRequests,
  type PrivacyRequestKind,
} from '@sahakorn/contract/privacy';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../domain/posting/idempotency-keys.ts';
import { type PrivacyRequest, requestFromWire } from './privacy-request.ts';

export type Consents = ReturnType<typeof consentsFromWire>;

export type Consent = Consents['list'][number];

export type ConsentEvent = Consents['history'][number];

export type DataFormat = 'csv' | 'json';

type Decision = { code: string; version: number; given: boolean };

function consentsFromWire({ version, data, history }: CallResponse<typeof memberConsents>) {
  return {
    version,
    list: data.map(({ decided_at, ...consent }) => ({ ...consent, decidedAt: decided_at })),
    history: history.map(({ decided_at, ...event }) => ({ ...event, decidedAt: decided_at })),
  };
}

export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConsents: build.query<Consents, void>({
      query: () => request(memberConsents, {}),
      transformResponse: consentsFromWire,
      providesTags: ['Consent'],
    }),
    decideConsent: build.mutation<null, Decision>({
      query: (body) => request(decideConsent, { body }),
      transformResponse: () => null,
      // Also after a refusal, since the notice may have changed.
      invalidatesTags: ['Consent'],
    }),
    /** Newest first. */
    listPrivacyRequests: build.query<PrivacyRequest[], void>({
      query: () => request(memberPrivacyRequests, {}),
      transformResponse: ({ data }: CallResponse<typeof memberPrivacyRequests>) => data.map(requestFromWire),
      providesTags: ['PrivacyRequest'],
    }),
    makePrivacyRequest: build.mutation<null, { kind: PrivacyRequestKind; detail: string; key: string }>({
      query: ({ key, ...body }) => withIdempotencyKey(request(makePrivacyRequest, { body }), key),
      transformResponse: () => null,
      invalidatesTags: (_none, error) => (error ? [] : ['PrivacyRequest']),
    }),
    /** Gives an object URL of the file; the caller revokes it. */
    downloadData: build.mutation<string, { format: DataFormat; password: string }>({
      query: ({ format, password }) =>
        request(format === 'csv' ? memberDataCsv : memberDataJson, { body: { mem_password: password } }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
  }),
});

export const {
  useGetConsentsQuery,
  useDecideConsentMutation,
  useListPrivacyRequestsQuery,
  useMakePrivacyRequestMutation,
  useDownloadDataMutation,
} = privacyApi;
