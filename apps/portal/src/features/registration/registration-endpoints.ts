import { forgetPassword, registerAuth, registerMember } from '@sahakorn/contract/account';
import type { CallResponse, CallInput } from '@sahakorn/contract/call';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import { withIdempotencyKey } from '../../domain/posting/idempotency-keys.ts';
import type { IdentityProof } from '../../domain/sign-in/registration-draft.ts';

export type Identity = { membershipNo: string; idCard: string; dateOfBirth: string | null };

export type NewCredentials = Identity & {
  ticket: string;
  firstName: string;
  surname: string;
  password: string;
  /** From the mail; empty where none was sent. */
  code: string;
};

/** The idempotency key of the attempt. */
type Named = { key: string };

/** The answer travels too: what is left here ends before what is left on the server. */
const TRAVEL_MS = 5000;

function toProof({ data: [proof] }: CallResponse<typeof registerAuth>): IdentityProof | null {
  if (!proof) return null;
  const { ticket, expires_in, code_sent_to: codeSentTo, terms } = proof;
  return {
    ticket,
    codeSentTo,
    until: Date.now() + expires_in * 1000 - TRAVEL_MS,
    terms: terms && { version: terms.version, title: terms.title, bodyHtml: terms.body_html },
  };
}

function identityToWire({ membershipNo, idCard, dateOfBirth }: Identity): CallInput<typeof registerAuth> {
  return { membership_no: membershipNo, id_card: idCard, date_of_birth: dateOfBirth ?? '' };
}

function credentialsToWire(given: NewCredentials): CallInput<typeof forgetPassword> {
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
    /** Null from a back end that proves an identity and gives nothing to go on with. */
    proveIdentity: build.mutation<IdentityProof | null, Identity>({
      query: (identity) => request(registerAuth, { body: identityToWire(identity) }),
      transformResponse: toProof,
    }),
    registerMember: build.mutation<null, NewCredentials & Named & { termsAccepted: boolean }>({
      query: ({ termsAccepted, key, ...given }) => {
        const body = { ...credentialsToWire(given), accept_terms: termsAccepted };
        return withIdempotencyKey(request(registerMember, { body }), key);
      },
      transformResponse: () => null,
    }),
    resetPassword: build.mutation<null, NewCredentials & Named>({
      query: ({ key, ...given }) =>
        withIdempotencyKey(request(forgetPassword, { body: credentialsToWire(given) }), key),
      transformResponse: () => null,
    }),
  }),
});

export const { useProveIdentityMutation, useRegisterMemberMutation, useResetPasswordMutation } =
  registrationApi;
