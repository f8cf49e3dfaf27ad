import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { ProofText } from './challenge.ts';
import { MemberName, MembershipNo, MembershipNoInput, Password } from './values.ts';

export const LoginResponse = z.object({
  token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int().meta({ description: 'Seconds until the session expires if it is not used' }),
  membership_no: MembershipNo,
  member: MemberName,
});
export type LoginResponse = z.infer<typeof LoginResponse>;

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/api/member/auth/login',
  summary: 'Sign in with a membership number and a password',
  tag: 'session',
  access: 'public',
  body: z.object({
    membership_no: MembershipNoInput,
    mem_password: Password,
    remember: z.boolean().default(false),
    recaptcha: ProofText,
  }),
  response: LoginResponse,
  failures: {
    401: 'The number or the password is wrong; the response is the same for both',
    403: 'The password must be reset (`password_reset_required`), or a proof of work is required after a failed attempt (`proof_of_work_required`)',
    429: 'Too many failed attempts (`locked`), with `retry_after`',
    503: 'Too many people are signing in at the moment',
  },
});

export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/api/member/auth/logout',
  summary: 'End the session at once, on all servers',
  tag: 'session',
  access: 'session',
  allowsTemporaryPassword: true,
  response: z.object({ rc_code: z.string(), message: z.string(), data: z.array(z.never()).default([]) }),
});

export const getAuthUser = defineCall({
  id: 'getAuthUser',
  method: 'POST',
  path: '/api/member/auth/getAuthUser',
  summary: 'Check whether the session is still valid, and get its member',
  tag: 'session',
  access: 'session',
  allowsTemporaryPassword: true,
  response: z.object({
    rc_code: z.string(),
    data: z
      .array(
        z.object({
          membership_no: MembershipNo,
          member: MemberName,
          impersonator: z.string().nullable().default(null).meta({
            description: 'The officer who looks in place of the member; null in a session of the member',
          }),
        }),
      )
      .default([]),
  }),
  failures: { 400: 'The session has ended or does not exist' },
});
