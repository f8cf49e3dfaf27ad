import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
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
import { listRows, request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../lib/api/idempotency-keys.ts';

export type Consents = LenientResponse<typeof memberConsents>;
export type Consent = Consents['data'][number];
export type ConsentEvent = Consents['history'][number];
export type PrivacyRequest = LenientRow<typeof memberPrivacyRequests>;

export type DataFormat = 'csv' | 'json';

type Decision = { code: string; version: number; given: boolean };

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Consent', 'PrivacyRequest'] });

export const privacyApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    getConsents: build.query<Consents, void>({
      query: () => request(memberConsents, {}),
      providesTags: ['Consent'],
    }),
    decideConsent: build.mutation<unknown, Decision>({
      query: (body) => request(decideConsent, { body }),
      // Also after an error, since the notice may have changed.
      invalidatesTags: ['Consent'],
    }),
    listPrivacyRequests: build.query<PrivacyRequest[], void>({
      ...listRows(memberPrivacyRequests),
      providesTags: ['PrivacyRequest'],
    }),
    makePrivacyRequest: build.mutation<unknown, { kind: PrivacyRequestKind; detail: string; key: string }>({
      extraOptions: { failure: 'refusedInPlace' },
      query: ({ key, ...body }) => withIdempotencyKey(request(makePrivacyRequest, { body }), key),
      invalidatesTags: (_none, error) => (error ? [] : ['PrivacyRequest']),
    }),
    downloadData: build.mutation<string, { format: DataFormat; password: string }>({
      extraOptions: { failure: 'refusedInPlace' },
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
