import type { CallAnswer } from '@sahakorn/contract/call';
import { verifyDocument } from '@sahakorn/contract/document';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

/** What anyone may learn of a document. The day is an ISO date, the amount a decimal string in baht. */
export type VerifiedDocument = {
  kindName: string;
  documentNo: string;
  date: string;
  /** Null on a document that states no single amount. */
  amount: string | null;
  state: 'original' | 'cancelled';
  stateName: string;
};

export const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyDocument: build.query<VerifiedDocument | null, string>({
      query: (code) => request(verifyDocument, { body: { code } }),
      transformResponse: ({ data: [document] }: CallAnswer<typeof verifyDocument>) =>
        document === undefined
          ? null
          : {
              kindName: document.kind_name,
              documentNo: document.document_no,
              date: document.document_date,
              amount: document.amount,
              state: document.state,
              stateName: document.state_name,
            },
      // A receipt may be given back at any time: what was true a moment ago is asked for again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useVerifyDocumentQuery } = verifyApi;
