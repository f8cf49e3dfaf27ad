import type { Call } from '@sahakorn/contract/call';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { z } from '@sahakorn/contract/zod';
import { api } from '../../lib/api/api.ts';

/** What every document of the wire has in common. Only a file is an answer: JSON is a refusal or nothing at all. */
const DOCUMENT: Call = {
  id: 'document',
  method: 'GET',
  path: '/api/member',
  summary: 'A document of the member',
  tag: 'document',
  access: 'member',
  media: 'application/pdf',
  response: z.never(),
};

export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Gives an object URL of the PDF at this path; the caller revokes it. */
    printDocument: build.mutation<string, string>({
      query: (path) => ({ call: DOCUMENT, path, answers: [SUCCESS] }),
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
  }),
});

export const { usePrintDocumentMutation } = documentApi;
