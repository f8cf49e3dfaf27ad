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
      // Not cached, since a receipt may be cancelled at any time.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useVerifyDocumentQuery } = verifyApi;
