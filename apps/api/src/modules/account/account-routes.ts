import { memberPass, PASSWORD_CHANGE_CODES } from '@sahakorn/contract/account';
import { describePasswordIssues } from '@sahakorn/contract/password-rule';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { readDeviceCookie } from '../../plugins/device-cookie.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { getSession } from '../session/authenticate.ts';
import { type ChangeOutcome, PasswordService, type PasswordServiceOptions } from './password-service.ts';

const CHANGED = 'เปลี่ยนรหัสผ่านแล้ว';
const WRONG_OLD_PASSWORD = 'รหัสผ่านเดิมไม่ถูกต้อง ตรวจสอบแล้วพิมพ์ใหม่อีกครั้ง';

/** Changing the password; needs a scope that requires a session. */
export function registerPasswordChange(
  scope: FastifyInstance,
  services: PasswordServiceOptions & { idempotency: Idempotency },
): void {
  const { idempotency } = services;
  const passwords = new PasswordService(services);

  registerCall(scope, memberPass, async ({ body, request }) => {
    const { membershipNo, tokenHash } = getSession(request);
    const change = {
      membershipNo,
      tokenHash,
      oldPassword: body.mem_oldpassword,
      newPassword: body.mem_password,
      deviceToken: readDeviceCookie(request),
      ...getCaller(request),
    };
    // The scope is the token, a secret: without it the stored fingerprint cannot be brute-forced.
    const write = { scope: request.headers.authorization ?? '', body, member: membershipNo };
    const outcome = await idempotency.run(readWrite(request, write), (storeAnswer) =>
      passwords.change({ ...change, storeAnswer }, (event) => request.log.info({ event }, 'password change')),
    );
    return { ...toAnswer(outcome), data: [] };
  });
}

function toAnswer(outcome: ChangeOutcome): { rc_code: string; rc_des: string } {
  if (outcome.state === 'changed') return { rc_code: PASSWORD_CHANGE_CODES.changed, rc_des: CHANGED };
  if (outcome.state === 'wrong-old-password') {
    return { rc_code: PASSWORD_CHANGE_CODES.wrongOldPassword, rc_des: WRONG_OLD_PASSWORD };
  }
  return { rc_code: PASSWORD_CHANGE_CODES.refused, rc_des: describePasswordIssues(outcome.issues) };
}
