import type { LenientRow } from '@sahakorn/contract/call';
import { verifyDocument } from '@sahakorn/contract/document';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';

export type VerifiedDocument = LenientRow<typeof verifyDocument>;

export const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyDocument: build.query<VerifiedDocument | null, string>({
      extraOptions: { failure: 'noticeUnlessAbsent' },
      query: (code) => request(verifyDocument, { body: { code } }),
      transformResponse: getFirstRow<typeof verifyDocument>,
      // A receipt may be given back at any time: what was true a moment ago is asked for again.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useVerifyDocumentQuery } = verifyApi;
