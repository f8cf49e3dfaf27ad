import type { LenientResponse } from '@sahakorn/contract/call';
import { memberKepcrem } from '@sahakorn/contract/cremation';
import { memberCollection, memberKep, memberMonthly } from '@sahakorn/contract/receipt';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import type { BillItem, Collection, CremationReceipt, Receipt } from '../../domain/receipt/receipt.ts';

export const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceipts: build.query<Receipt[], void>({
      query: () => request(memberKep, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberKep>) => data,
    }),
    listCollections: build.query<Collection[], void>({
      query: () => request(memberCollection, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberCollection>) => data,
    }),
    getComingBill: build.query<BillItem[], void>({
      query: () => request(memberMonthly, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberMonthly>) => data,
    }),
    listCremationReceipts: build.query<CremationReceipt[], void>({
      query: () => request(memberKepcrem, {}),
      transformResponse: ({ data }: LenientResponse<typeof memberKepcrem>) => data,
    }),
  }),
});

export const {
  useListReceiptsQuery,
  useListCollectionsQuery,
  useGetComingBillQuery,
  useListCremationReceiptsQuery,
} = receiptApi;
