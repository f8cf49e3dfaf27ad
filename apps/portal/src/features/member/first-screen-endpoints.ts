import type { LenientResponse, LenientRow } from '@sahakorn/contract/call';
import { memberDiv } from '@sahakorn/contract/dividend';
import { memberPrivacyRequests } from '@sahakorn/contract/privacy';
import { memberKep } from '@sahakorn/contract/receipt';
import { memberWelfare } from '@sahakorn/contract/welfare';
import type { Receipt } from '../../domain/receipt/receipt.ts';
import { api } from '../../lib/api/api.ts';
import { getRows, getFirstRow, request } from '../../lib/api/api-request.ts';

export type DividendYear = LenientRow<typeof memberDiv>;
export type OpenRequest = LenientRow<typeof memberPrivacyRequests>;
export type OpenWelfare = LenientRow<typeof memberWelfare>;

/** Enough to include the newest receipt even behind invoices and returned receipts. */
const NEWEST_PAPERS = 6;
const RECEIVED = 'received';
const WAITING = '2';

export const firstScreenApi = api.enhanceEndpoints({ addTagTypes: ['PrivacyRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    listNewestReceipts: build.query<Receipt[], void>({
      query: () => request(memberKep, { body: { limit: NEWEST_PAPERS } }),
      transformResponse: getRows<typeof memberKep>,
    }),
    /** Null if no year is published. */
    getLatestDividend: build.query<DividendYear | null, void>({
      query: () => request(memberDiv, {}),
      transformResponse: getFirstRow<typeof memberDiv>,
    }),
    listOpenRequests: build.query<OpenRequest[], void>({
      query: () => request(memberPrivacyRequests, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberPrivacyRequests>) =>
        data.filter(({ state }) => state === RECEIVED),
      providesTags: ['PrivacyRequest'],
    }),
    listOpenWelfare: build.query<OpenWelfare[], void>({
      query: () => request(memberWelfare, { body: {} }),
      transformResponse: ({ data }: LenientResponse<typeof memberWelfare>) =>
        data.filter(({ approve_status }) => approve_status === WAITING),
    }),
  }),
});

export const {
  useListNewestReceiptsQuery,
  useGetLatestDividendQuery,
  useListOpenRequestsQuery,
  useListOpenWelfareQuery,
} = firstScreenApi;
