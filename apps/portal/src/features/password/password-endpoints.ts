import { memberPass } from '@sahakorn/contract/account';
import type { LenientResponse } from '@sahakorn/contract/call';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../lib/api/idempotency-keys.ts';

export type PasswordPair = { oldPassword: string; newPassword: string };

const passwordApi = api.enhanceEndpoints({ addTagTypes: ['Device', 'Member', 'Deposit'] }).injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<string, PasswordPair & { key: string }>({
      query: ({ oldPassword, newPassword, key }) =>
        withIdempotencyKey(
          request(memberPass, { body: { mem_password: newPassword, mem_oldpassword: oldPassword } }),
          key,
        ),
      // Ends all other sessions, and unlocks data that a temporary password cannot read.
      invalidatesTags: ['Device', 'Member', 'Deposit'],
      transformResponse: ({ rc_des }: LenientResponse<typeof memberPass>) => rc_des ?? '',
    }),
  }),
});

export const { useChangePasswordMutation } = passwordApi;
