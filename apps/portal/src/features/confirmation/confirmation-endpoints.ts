import type { CallInput, LenientRow } from '@sahakorn/contract/call';
import {
  answerConfirmation,
  memberConfirmation,
  memberConfirmations,
  submitConfirmation,
} from '@sahakorn/contract/confirmation';
import { api } from '../../lib/api/api.ts';
import { getFirstRow, listRows, request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../lib/api/idempotency-keys.ts';

export type ConfirmationHead = LenientRow<typeof memberConfirmations>;
export type Confirmation = LenientRow<typeof memberConfirmation>;
export type Line = Confirmation['lines'][number];
export type NewAnswer = CallInput<typeof answerConfirmation>;

export const confirmationApi = api.enhanceEndpoints({ addTagTypes: ['Confirmation'] }).injectEndpoints({
  endpoints: (build) => ({
    listConfirmations: build.query<ConfirmationHead[], void>({
      ...listRows(memberConfirmations),
      providesTags: [{ type: 'Confirmation', id: 'list' }],
    }),
    getConfirmation: build.query<Confirmation | null, string>({
      query: (balanceOn) => request(memberConfirmation, { params: { balance_on: balanceOn } }),
      transformResponse: getFirstRow<typeof memberConfirmation>,
      providesTags: [{ type: 'Confirmation', id: 'lines' }],
    }),
    answerConfirmation: build.mutation<unknown, { answer: NewAnswer; key: string }>({
      query: ({ answer, key }) => withIdempotencyKey(request(answerConfirmation, { body: answer }), key),
      // Also after an error, since it may have been submitted elsewhere. The list does not show answers.
      invalidatesTags: [{ type: 'Confirmation', id: 'lines' }],
    }),
    submitConfirmation: build.mutation<unknown, string>({
      query: (balanceOn) => request(submitConfirmation, { body: { balance_on: balanceOn } }),
      invalidatesTags: ['Confirmation'],
    }),
  }),
});

export const {
  useListConfirmationsQuery,
  useGetConfirmationQuery,
  useAnswerConfirmationMutation,
  useSubmitConfirmationMutation,
} = confirmationApi;
