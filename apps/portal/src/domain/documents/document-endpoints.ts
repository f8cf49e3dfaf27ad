import { defineCall } from '@sahakorn/contract/call';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { z } from '@sahakorn/contract/zod';
import { api } from '../../lib/api/api.ts';

/** The call of all documents. Only a file counts as success; JSON is a refusal or malformed. */
const DOCUMENT = defineCall({
  id: 'document',
  method: 'GET',
  path: '/api/member',
  summary: 'A document of the member',
  tag: 'document',
  access: 'member',
  media: 'application/pdf',
  response: z.never(),
});

/** Files by object URL: Redux cannot hold blobs, and the content security policy blocks fetching the URLs. */
const files = new Map<string, Blob>();

export function takeFile(url: string): Blob | undefined {
  const file = files.get(url);
  files.delete(url);
  return file;
}

export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    printDocument: build.mutation<string, string>({
      extraOptions: { failure: 'refusedInPlace' },
      query: (path) => ({ call: DOCUMENT, path, answers: [SUCCESS], needs: 'everything' }),
      transformResponse: (file: Blob) => {
        const url = URL.createObjectURL(file);
        files.set(url, file);
        return url;
      },
    }),
  }),
});

export const { usePrintDocumentMutation } = documentApi;
