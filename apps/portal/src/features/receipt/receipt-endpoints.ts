import { memberKepcrem } from '@sahakorn/contract/cremation';
import { memberCollection, memberKep, memberMonthly } from '@sahakorn/contract/receipt';
import { api } from '../../lib/api/api.ts';
import { listRows } from '../../lib/api/api-request.ts';
import type { BillItem, Collection, CremationReceipt, Receipt } from '../../domain/receipt/receipt.ts';

export const receiptApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceipts: build.query<Receipt[], void>(listRows(memberKep)),
    listCollections: build.query<Collection[], void>(listRows(memberCollection)),
    getComingBill: build.query<BillItem[], void>(listRows(memberMonthly)),
    listCremationReceipts: build.query<CremationReceipt[], void>(listRows(memberKepcrem)),
  }),
});

export const {
  useListReceiptsQuery,
  useListCollectionsQuery,
  useGetComingBillQuery,
  useListCremationReceiptsQuery,
} = receiptApi;
