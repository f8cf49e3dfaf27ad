import type { LenientResponse } from '@sahakorn/contract/call';
import { SUCCESS } from '@sahakorn/contract/envelope';
import { acceptTerms, currentTerms, termsOfCondition } from '@sahakorn/contract/terms';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, request } from '../../lib/api/api-request.ts';

type TermsAnswer = LenientResponse<typeof termsOfCondition>;

export type Terms = TermsAnswer['data'][number];

export type TermsState = { accepted: true } | { accepted: false; terms: Terms | null };

const NOT_ACCEPTED = '0';

function toState({ rc_code, data: [terms] }: TermsAnswer): TermsState {
  return rc_code === SUCCESS ? { accepted: true } : { accepted: false, terms: terms ?? null };
}

export const termsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTerms: build.query<TermsState, void>({
      query: () => request(termsOfCondition, { answers: [SUCCESS, NOT_ACCEPTED] }),
      transformResponse: toState,
      providesTags: ['Terms'],
    }),
    /** The newest terms, public; null if there are none. For the member's acceptance see `getTerms`. */
    readCurrentTerms: build.query<Terms | null, void>({
      query: () => request(currentTerms, {}),
      transformResponse: getFirstRow<typeof currentTerms>,
    }),
    acceptTerms: build.mutation<unknown, number>({
      query: (version) => request(acceptTerms, { body: { version } }),
      // No refetch: until it finished, the member layout would redirect back here.
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
