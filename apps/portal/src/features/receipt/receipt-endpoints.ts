import type { CallResponse } from '@sahakorn/contract/call';
import { memberKepcrem } from '@sahakorn/contract/cremation';
import { memberCollection, memberKep, memberMonthly } from '@sahakorn/contract/receipt';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import {
  billFromWire,
  collectionFromWire,
  cremationFromWire,
  receiptFromWire,
  type Bill,
  type Collection,
  type CremationReceipt,
  type Receipt,
} from './receipt-from-wire.ts';

export const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceipts: build.query<Receipt[], void>({
      query: () => request(memberKep, {}),
      transformResponse: ({ data }: CallResponse<typeof memberKep>) => data.map(receiptFromWire),
    }),
    listCollections: build.query<Collection[], void>({
      query: () => request(memberCollection, {}),
      transformResponse: ({ data }: CallResponse<typeof memberCollection>) => data.map(collectionFromWire),
    }),
    /** Null where nothing is asked for yet. */
    getComingBill: build.query<Bill | null, void>({
      query: () => request(memberMonthly, {}),
      transformResponse: ({ data }: CallResponse<typeof memberMonthly>) => billFromWire(data),
    }),
    listCremationReceipts: build.query<CremationReceipt[], void>({
      query: () => request(memberKepcrem, {}),
      transformResponse: ({ data }: CallResponse<typeof memberKepcrem>) => data.map(cremationFromWire),
    }),
  }),
});

export const {
  useListReceiptsQuery,
  useListCollectionsQuery,
  useGetComingBillQuery,
  useListCremationReceiptsQuery,
} = receiptApi;
