import { SUCCESS } from '@sahakorn/contract/envelope';
import { getAuthUser, login, logout } from '@sahakorn/contract/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { setDeviceCookie, readDeviceCookie } from '../../plugins/device-cookie.ts';
import type { ProofOfWork } from '../../plugins/proof-of-work.ts';
import type { MemberNames } from './sign-in-queries.ts';
import { requireSession, requireSessionCheck, getSession } from './authenticate.ts';
import type { SessionService } from './session-service.ts';
import type { SignInService } from './sign-in-service.ts';

const SIGNED_OUT = 'ออกจากระบบเรียบร้อยแล้ว';

/** Signing in and out, and the session check. */
export async function registerSession(
  app: FastifyInstance,
  { signIns, sessions, proofs }: { signIns: SignInService; sessions: SessionService; proofs: ProofOfWork },
): Promise<void> {
  registerCall(app, login, async ({ body, request, reply }) => {
    const attempt = {
      membershipNo: body.membership_no,
      password: body.mem_password,
      remember: body.remember,
      proof: proofs.present('login', body.recaptcha),
      deviceToken: readDeviceCookie(request),
      ...getCaller(request),
    };
    const signedIn = await signIns.signIn(attempt, (event) => request.log.info({ event }, 'sign in'));
    setDeviceCookie(request, reply, signedIn.deviceToken);
    return {
      token: signedIn.token,
      token_type: 'bearer' as const,
      expires_in: signedIn.expiresIn,
      membership_no: signedIn.membershipNo,
      member: toNames(signedIn),
    };
  });

  await app.register(async (scope) => {
    requireSession(scope, sessions);
    registerCall(scope, logout, async ({ request, reply }) => {
      await sessions.end(getSession(request), getCaller(request));
      request.log.info({ event: 'authn_logout' }, 'sign out');
      // Otherwise Chromium restores the signed-out member's page with the Back button.
      reply.header('clear-site-data', '"cache"');
      return { rc_code: SUCCESS, message: SIGNED_OUT, data: [] };
    });
  });

  await app.register(async (scope) => {
    requireSessionCheck(scope, sessions);
    registerCall(scope, getAuthUser, ({ request }) => {
      const { membershipNo, impersonator, ...names } = getSession(request);
      return {
        rc_code: SUCCESS,
        data: [{ membership_no: membershipNo, member: toNames(names), impersonator }],
      };
    });
  });
}

function toNames({ prename, memberName, memberSurname }: MemberNames) {
  return { prename, member_name: memberName, member_surname: memberSurname };
}
