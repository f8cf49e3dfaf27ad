import {
  forgetPassword,
  IDENTITY_ERRORS,
  IDENTITY_TICKET_SECONDS,
  registerAuth,
  registerMember,
} from '@sahakorn/contract/account';
import type { CallBody } from '@sahakorn/contract/call';
import { SUCCESS } from '@sahakorn/contract/envelope';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { readDeviceCookie } from '../../plugins/device-cookie.ts';
import type { PresentedProof, ProofOfWork } from '../../plugins/proof-of-work.ts';
import { proseHtml } from '../../html/prose-html.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import { readWrite } from '../idempotency/idempotency-key.ts';
import { IdentityService, type IdentityServiceOptions } from './identity-service.ts';
import { readIdentity } from './identity.ts';
import {
  RegistrationService,
  type RegistrationServiceOptions,
  type SecondStep,
} from './registration-service.ts';

const REFUSED = '0';
const REGISTERED = 'ลงทะเบียนแล้ว เข้าสู่ระบบด้วยเลขสมาชิกและรหัสผ่านที่ตั้งไว้';
const RESET = 'ตั้งรหัสผ่านใหม่แล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่';

type RegistrationServices = IdentityServiceOptions &
  RegistrationServiceOptions & { idempotency: Idempotency; proofs: ProofOfWork };

/** Registering, and setting a forgotten password, for members who are not signed in. */
export function registerRegistration(app: FastifyInstance, services: RegistrationServices): void {
  const { idempotency, proofs } = services;
  const identities = new IdentityService(services);
  const registrations = new RegistrationService(services);

  registerCall(app, registerAuth, async ({ body, request }) => {
    const { identity, errors } = readIdentity(body);
    if (errors.length > 0) return refuse(errors);
    const proof = proofs.present('identity', body.recaptcha);
    const from = { ...getCaller(request), deviceToken: readDeviceCookie(request), proof };
    const proved = await identities.prove(identity, from, (event) => request.log.info({ event }, 'identity'));
    if (!proved) return refuse([IDENTITY_ERRORS.notMatching.text]);
    if (typeof proved === 'string') return refuse([IDENTITY_ERRORS[proved].text]);
    const { ticket, codeSentTo, terms } = proved;
    const shown = terms && {
      version: terms.version,
      title: terms.title,
      body_html: proseHtml(terms.bodyHtml),
    };
    return {
      rc_code: SUCCESS,
      data: [{ ticket, expires_in: IDENTITY_TICKET_SECONDS, code_sent_to: codeSentTo, terms: shown }],
    };
  });

  registerCall(app, registerMember, async ({ body, request }) => {
    const step = readStep(body, request, proofs.present('identity', body.recaptcha));
    const unaccepted = body.accept_terms ? [] : [IDENTITY_ERRORS.acceptTerms.text];
    const errors = await idempotency.run(readWrite(request, scopeToTicket(body)), (storeAnswer) =>
      registrations.register({ ...step, errors: [...step.errors, ...unaccepted], storeAnswer }, (event) =>
        request.log.info({ event }, 'registration'),
      ),
    );
    return answer(errors, REGISTERED);
  });

  registerCall(app, forgetPassword, async ({ body, request }) => {
    const step = readStep(body, request, proofs.present('identity', body.recaptcha));
    const errors = await idempotency.run(readWrite(request, scopeToTicket(body)), (storeAnswer) =>
      registrations.reset({ ...step, storeAnswer }, (event) => request.log.info({ event }, 'password reset')),
    );
    return answer(errors, RESET);
  });
}

/**
 * The ticket is the scope of the idempotency key, because it is a secret. Who repeats a request with a proof
 * of work sends the same request.
 */
function scopeToTicket({ recaptcha: _proof, ...body }: CallBody<typeof forgetPassword>) {
  return { scope: body.ticket, body };
}

function readStep(
  body: CallBody<typeof forgetPassword>,
  request: FastifyRequest,
  proof: PresentedProof,
): Omit<SecondStep, 'storeAnswer'> {
  const { identity, errors } = readIdentity(body);
  const unnamed = [
    ...(body.member_name.trim() === '' ? [IDENTITY_ERRORS.memberName.text] : []),
    ...(body.member_surname.trim() === '' ? [IDENTITY_ERRORS.memberSurname.text] : []),
  ];
  return {
    ...identity,
    memberName: body.member_name,
    memberSurname: body.member_surname,
    password: body.password,
    ticket: body.ticket,
    code: body.code,
    errors: [...errors, ...unnamed],
    comparable: errors.length + unnamed.length === 0,
    deviceToken: readDeviceCookie(request),
    proof,
    ...getCaller(request),
  };
}

function answer(errors: readonly string[], done: string) {
  return errors.length > 0 ? refuse(errors) : { rc_code: SUCCESS, rc_des: done, data: [] };
}

/** Every error at once; `rc_des` joins them for clients that do not read `errors`. */
function refuse(errors: readonly string[]) {
  return { rc_code: REFUSED, rc_des: errors.join(' '), errors: [...errors], data: [] };
}
