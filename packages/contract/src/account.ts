import { z } from 'zod';
import { defineCall } from './call.ts';
import { Outcome } from './envelope.ts';
import { NewPassword, Password } from './values.ts';

/** The `rc_code`s of a password change: success, refused by the rule, and the old password is wrong. */
export const PASSWORD_CHANGE_CODES = { changed: '1', refused: '0', wrongOldPassword: '-1' } as const;

export const memberPass = defineCall({
  id: 'member_pass',
  method: 'POST',
  path: '/api/member/member_pass',
  summary: "Change the password: rc_code '1', '0' refused by the rule, '-1' the old one is wrong",
  tag: 'session',
  access: 'session',
  body: z.object({
    mem_password: NewPassword.meta({ description: 'The new password' }),
    mem_oldpassword: Password,
  }),
  response: Outcome,
  failures: {
    429: 'Too many wrong tries (`locked`), with `retry_after`',
    503: 'Too many people are signing in at this moment',
  },
});
