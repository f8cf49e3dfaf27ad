import type { CallResponse, CallInput } from '@sahakorn/contract/call';
import type { Challenge, ChallengePurpose, getChallenge } from '@sahakorn/contract/challenge';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';

export type ChallengeRequest = { purpose: ChallengePurpose; membershipNo?: string };

const challengeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the back end sends no challenge. */
    requestChallenge: build.mutation<Challenge | null, ChallengeRequest>({
      query:
        ({ purpose, membershipNo }) =>
        async () =>
          request((await import('@sahakorn/contract/challenge')).getChallenge, {
            body: {
              purpose,
              ...(membershipNo !== undefined && { membership_no: membershipNo }),
            } satisfies CallInput<typeof getChallenge>,
            needs: 'everything',
          }),
      transformResponse: ({ data: [row] }: CallResponse<typeof getChallenge>) => row?.challenge ?? null,
    }),
  }),
});

export const { useRequestChallengeMutation } = challengeApi;
