import type { CallResponse } from '@sahakorn/contract/call';
import { SUCCESS } from '@sahakorn/contract/envelope';
import {
  acceptTerms,
  currentTerms,
  type Terms as WireTerms,
  termsOfCondition,
} from '@sahakorn/contract/terms';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

/** One version of the terms of use. `bodyHtml` was sanitised by the server. */
export type Terms = { version: number; title: string; bodyHtml: string };

export type TermsState = { accepted: true } | { accepted: false; terms: Terms | null };

const NOT_ACCEPTED = '0';

function toTerms({ version, title, body_html }: WireTerms): Terms {
  return { version, title, bodyHtml: body_html };
}

function stateFromWire({ rc_code, data: [terms] }: CallResponse<typeof termsOfCondition>): TermsState {
  if (rc_code === SUCCESS) return { accepted: true };
  return { accepted: false, terms: terms ? toTerms(terms) : null };
}

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<TermsState, void>({
      query: () => request(termsOfCondition, { answers: [SUCCESS, NOT_ACCEPTED] }),
      transformResponse: stateFromWire,
      providesTags: ['Terms'],
    }),
    /** The newest, for anyone to read; null where the cooperative has none. Whether someone accepted them is `getTerms`. */
    readCurrentTerms: build.query<Terms | null, void>({
      query: () => request(currentTerms, {}),
      transformResponse: ({ data: [terms] }: CallResponse<typeof currentTerms>) =>
        terms ? toTerms(terms) : null,
    }),
    acceptTerms: build.mutation<null, number>({
      query: (version) => request(acceptTerms, { body: { version } }),
      transformResponse: () => null,
      // Asking again would leave a moment in which the member layout still sends everyone back here.
      onQueryStarted: async (_version, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer)
          dispatch(
            termsApi.util.updateQueryData('getTerms', undefined, (): TermsState => ({ accepted: true })),
          );
      },
    }),
  }),
});

export const { useGetTermsQuery, useReadCurrentTermsQuery, useAcceptTermsMutation } = termsApi;
