import type { CallInput, CallResponse, LenientResponse } from '@sahakorn/contract/call';
import type { impersonate } from '@sahakorn/contract/impersonation';
import type { getAuthUser, login, logout } from '@sahakorn/contract/session';
import { formatText } from '@sahakorn/thai/text';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import type { Session } from '../../lib/session/session.ts';

export type Credentials = {
  membershipNo: string;
  password: string;
  remember: boolean;
  recaptcha?: string;
};

export type SignedIn = { session: Session; expiresIn: number | null };

export type CurrentUser = Omit<Session, 'token' | 'impersonator'>;

const SIGN_IN_NEEDS = ['token', 'membership_no'] as const;

type SignInAnswer = LenientResponse<typeof login> &
  Pick<CallResponse<typeof login>, (typeof SIGN_IN_NEEDS)[number]>;

function toNames({ prename, member_name, member_surname }: SignInAnswer['member']) {
  return { prename: prename ?? '', firstName: formatText(member_name), surname: formatText(member_surname) };
}

function toSignedIn({ token, membership_no, member, expires_in }: SignInAnswer): SignedIn {
  return { session: { token, membershipNo: membership_no, ...toNames(member) }, expiresIn: expires_in };
}

/** Null if the response does not name the member. */
function toMember({ data: [user] }: LenientResponse<typeof getAuthUser>): CurrentUser | null {
  if (!user || user.membership_no === null) return null;
  return { membershipNo: user.membership_no, ...toNames(user.member) };
}

/** Preloaded, since the tab may close before a sign-out call could load it. */
export const loadSessionCalls = () => import('@sahakorn/contract/session');

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, Credentials>({
      extraOptions: { failure: 'unauthorizedToast' },
      query:
        ({ membershipNo, password, remember, recaptcha = '' }) =>
        async () =>
          request((await loadSessionCalls()).login, {
            body: {
              membership_no: membershipNo,
              mem_password: password,
              remember,
              recaptcha,
            } satisfies CallInput<typeof login>,
            needs: SIGN_IN_NEEDS,
          }),
      transformResponse: toSignedIn,
    }),
    impersonate: build.mutation<SignedIn, void>({
      query: () => async () =>
        request((await import('@sahakorn/contract/impersonation')).impersonate, { needs: SIGN_IN_NEEDS }),
      transformResponse: (answer: SignInAnswer & LenientResponse<typeof impersonate>) => {
        const { session, expiresIn } = toSignedIn(answer);
        return { session: { ...session, impersonator: formatText(answer.impersonator) }, expiresIn };
      },
    }),
    logout: build.mutation<string, { token: string }>({
      extraOptions: { failure: 'noticeOnly' },
      // The session is already removed from the store, and the tab may be closing.
      query:
        ({ token }) =>
        async () => ({ ...request((await loadSessionCalls()).logout, {}), token, keepalive: true }),
      transformResponse: ({ message }: LenientResponse<typeof logout>) => message ?? '',
    }),
    /** Reloaded on every navigation; failures are ignored (specification section 8). */
    getCurrentUser: build.query<CurrentUser | null, void>({
      extraOptions: { failure: 'silent' },
      query: () => async () => request((await loadSessionCalls()).getAuthUser, {}),
      transformResponse: toMember,
      // It has no subscribers, so a timeout would also remove a running query.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** The welcome screen's own check, which signs out when it fails (specification section 4). */
    checkSession: build.query<CurrentUser | null, void>({
      extraOptions: { failure: 'silent' },
      query: () => async () => request((await loadSessionCalls()).getAuthUser, {}),
      transformResponse: toMember,
    }),
  }),
});

export const { useLoginMutation, useImpersonateMutation, useCheckSessionQuery } = sessionApi;
