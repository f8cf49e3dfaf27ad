import {
  IMPERSONATION_COOKIE,
  IMPERSONATION_START_PATH,
  IMPERSONATION_TICKET_SECONDS,
  impersonate,
} from '@sahakorn/contract/impersonation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { protect, registerCall } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { CSRF_HEADER, type Csrf } from '../../plugins/csrf.ts';
import { isFromAnotherSite } from '../../plugins/request-guard.ts';
import { Forbidden } from '../../errors/domain-errors.ts';
import { ImpersonationService, type ImpersonationServiceOptions } from './impersonation-service.ts';

/** The screen that requests the session. */
const SCREEN = '/member/impersonate';
const TICKET = /^[A-Za-z0-9_-]{43}$/;

/** Impersonation by officers: the link with a ticket, and the exchange of the ticket for a session. */
export async function registerImpersonation(
  app: FastifyInstance,
  services: ImpersonationServiceOptions & { csrf: Csrf; config: Pick<Config, 'publicOrigin'> },
): Promise<void> {
  const { csrf, config } = services;
  const service = new ImpersonationService(services);

  // Does not use the ticket: a link preview must leave it valid.
  app.get(IMPERSONATION_START_PATH, async (request, reply) => {
    const { ticket } = request.query as { ticket?: unknown };
    if (typeof ticket === 'string' && TICKET.test(ticket)) {
      reply.header('set-cookie', cookie(request, ticket, IMPERSONATION_TICKET_SECONDS));
    }
    return reply.header('cache-control', 'no-store').redirect(SCREEN, 303);
  });

  await app.register(async (scope) => {
    protect(scope, 'ticket', async (request, reply) => {
      // This GET changes something, so it is protected like a write.
      if (isFromAnotherSite(request, config.publicOrigin)) throw new Forbidden('csrf');
      if (await csrf.isValid(request, '')) return;
      await csrf.renew(request, reply);
      throw new Forbidden('csrf', `the header ${CSRF_HEADER} does not match the cookie`);
    });

    registerCall(scope, impersonate, async ({ request, reply }) => {
      const ticket = getTicket(request);
      if (ticket === null) throw new Forbidden('forbidden', 'the ticket is missing');
      reply.header('set-cookie', cookie(request, '', 0));
      const { member, staff, token, expiresIn } = await service.start(ticket, getCaller(request));
      request.log.info({ event: 'impersonation_started' }, 'impersonation');
      return {
        token,
        token_type: 'bearer' as const,
        expires_in: expiresIn,
        membership_no: member.membershipNo,
        member: {
          prename: member.prename,
          member_name: member.memberName,
          member_surname: member.memberSurname,
        },
        impersonator: staff,
      };
    });
  });
}

function getName(request: FastifyRequest): string {
  return request.protocol === 'https' ? IMPERSONATION_COOKIE : IMPERSONATION_COOKIE.replace('__Host-', '');
}

function cookie(request: FastifyRequest, value: string, seconds: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${getName(request)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

function getTicket(request: FastifyRequest): string | null {
  const start = `${getName(request)}=`;
  const found = request.headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
  const ticket = found?.slice(start.length) ?? '';
  return TICKET.test(ticket) ? ticket : null;
}
