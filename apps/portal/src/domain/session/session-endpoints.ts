import type { CallResponse, CallInput } from '@sahakorn/contract/call';
import type { impersonate } from '@sahakorn/contract/impersonation';
import type { getAuthUser, login } from '@sahakorn/contract/session';
import { api } from '../../lib/api/api.ts';
import { request } from '../../lib/api/api-request.ts';
import type { Session } from '../../lib/session/session.ts';

/** What the logon form gives. */
export type Credentials = {
  membershipNo: string;
  password: string;
  remember: boolean;
  /** The work that was asked for; none at first. */
  recaptcha?: string;
};

/** A session that has just begun, and the seconds after which it ends unused. */
export type SignedIn = { session: Session; expiresIn: number };

/** Whose session the server says it is. */
export type CurrentUser = Omit<Session, 'token' | 'impersonator'>;

type WireUser = Pick<CallResponse<typeof login>, 'membership_no' | 'member'>;

function toCurrentUser({ membership_no, member }: WireUser): CurrentUser {
  return {
    membershipNo: membership_no,
    prename: member.prename,
    firstName: member.member_name,
    surname: member.member_surname,
  };
}

function toSignedIn({ token, membership_no, member, expires_in }: CallResponse<typeof login>): SignedIn {
  return {
    session: {
      token,
      ...toCurrentUser({ membership_no, member }),
    },
    expiresIn: expires_in,
  };
}

function toMember({ data: [user] }: CallResponse<typeof getAuthUser>): CurrentUser | null {
  return user ? toCurrentUser(user) : null;
}

/** Loaded ahead: signing out must not wait for it, since the tab may be closing. */
export const loadSessionCalls = () => import('@sahakorn/contract/session');

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<SignedIn, Credentials>({
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
          }),
      transformResponse: toSignedIn,
    }),
    /** Starts an impersonation with the ticket of an officer's link. */
    impersonate: build.mutation<SignedIn, void>({
      query: () => async () => request((await import('@sahakorn/contract/impersonation')).impersonate, {}),
      transformResponse: (answer: CallResponse<typeof impersonate>) => {
        const { session, expiresIn } = toSignedIn(answer);
        return { session: { ...session, impersonator: answer.impersonator }, expiresIn };
      },
    }),
    logout: build.mutation<null, { token: string }>({
      // The session is gone from the store by then, and the tab perhaps too.
      query:
        ({ token }) =>
        async () => ({ ...request((await loadSessionCalls()).logout, {}), token, keepalive: true }),
      transformResponse: () => null,
    }),
    /** Reloaded at every change of route; its failure is ignored (specification section 8). */
    getCurrentUser: build.query<CurrentUser | null, void>({
      query: () => async () => request((await loadSessionCalls()).getAuthUser, {}),
      transformResponse: toMember,
      // It has no subscribers, so a timeout would also remove a running query.
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
    }),
    /** The welcome screen's own check, which signs out when it fails (specification section 4). */
    checkSession: build.query<CurrentUser | null, void>({
      query: () => async () => request((await loadSessionCalls()).getAuthUser, {}),
      transformResponse: toMember,
    }),
  }),
});

export const { useLoginMutation, useImpersonateMutation, useCheckSessionQuery } = sessionApi;
