import { forgetPassword, registerAuth, registerMember } from '@sahakorn/contract/account';
import type { LenientResponse, CallInput } from '@sahakorn/contract/call';
import { formatText } from '@sahakorn/thai/text';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../lib/api/idempotency-keys.ts';
import type { IdentityProof } from '../../domain/sign-in/registration-draft.ts';

export type Identity = { membershipNo: string; idCard: string; dateOfBirth: string | null };

/** Empty unless the server asked for a proof of work. */
type WithProof = { recaptcha: string };

export type NewCredentials = Identity & {
  ticket: string;
  firstName: string;
  surname: string;
  password: string;
  code: string;
};

type WithIdempotencyKey = { key: string };

type Credentials = NewCredentials & WithIdempotencyKey & WithProof;

/** The latency of the response is unknown, so the proof expires here slightly earlier than on the server. */
const LATENCY_MARGIN_MS = 5000;

function toProof({ data: [proof] }: LenientResponse<typeof registerAuth>): IdentityProof | null {
  if (!proof) return null;
  const { ticket, expires_in, code_sent_to: codeSentTo, terms } = proof;
  if (ticket === null || expires_in === null) return null;
  return {
    ticket,
    codeSentTo,
    until: Date.now() + expires_in * 1000 - LATENCY_MARGIN_MS,
    terms: terms && {
      version: terms.version,
      title: formatText(terms.title),
      bodyHtml: formatText(terms.body_html),
    },
  };
}

function identityToWire({
  membershipNo,
  idCard,
  dateOfBirth,
  recaptcha,
}: Identity & WithProof): CallInput<typeof registerAuth> {
  return {
    membership_no: membershipNo,
    id_card: idCard,
    date_of_birth: dateOfBirth ?? '',
    ...(recaptcha !== '' && { recaptcha }),
  };
}

function credentialsToWire(given: NewCredentials & WithProof): CallInput<typeof forgetPassword> {
  return {
    ...identityToWire(given),
    ticket: given.ticket,
    member_name: given.firstName,
    member_surname: given.surname,
    password: given.password,
    ...(given.code !== '' && { code: given.code }),
  };
}

const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the back end verifies the identity but sends no ticket. */
    proveIdentity: build.mutation<IdentityProof | null, Identity & WithProof>({
      query: (identity) => request(registerAuth, { body: identityToWire(identity) }),
      transformResponse: toProof,
      extraOptions: { failure: 'connectionFallback' },
    }),
    registerMember: build.mutation<unknown, Credentials & { termsAccepted: boolean }>({
      query: ({ termsAccepted, key, ...given }) => {
        const body = { ...credentialsToWire(given), accept_terms: termsAccepted };
        return withIdempotencyKey(request(registerMember, { body }), key);
      },
    }),
    resetPassword: build.mutation<unknown, Credentials>({
      query: ({ key, ...given }) =>
        withIdempotencyKey(request(forgetPassword, { body: credentialsToWire(given) }), key),
      extraOptions: { failure: 'connectionFallback' },
    }),
  }),
});

export const { useProveIdentityMutation, useRegisterMemberMutation, useResetPasswordMutation } =
  registrationApi;
