import type { CallResponse } from '@sahakorn/contract/call';
import { verifyDocument } from '@sahakorn/contract/document';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type VerifiedDocument = NonNullable<ReturnType<typeof documentFromWire>>;

function documentFromWire({ data: [document] }: CallResponse<typeof verifyDocument>) {
  return document
    ? {
        kindName: document.kind_name,
        documentNo: document.document_no,
        date: document.document_date,
        amount: document.amount,
        state: document.state,
        stateName: document.state_name,
      }
    : null;
}

export const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyDocument: build.query<VerifiedDocument | null, string>({
      query: (code) => request(verifyDocument, { body: { code } }),
      transformResponse: documentFromWire,
      // A receipt may be given back at any time: what was true a moment ago is asked for again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useVerifyDocumentQuery } = verifyApi;
