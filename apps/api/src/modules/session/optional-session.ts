import type { FastifyRequest } from 'fastify';
import { getCaller } from '../../client/caller.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { Session } from './session-queries.ts';
import type { SessionService } from './session-service.ts';
import { readBearer } from '../../token.ts';

/**
 * The session of a public call, if any; null for a visitor. An ended session counts as
 * a visitor, so that their text is not lost. So does one with a temporary password.
 * @throws Forbidden `impersonating` where an impersonating officer makes a call that writes
 */
export async function findOptionalSession(
  service: SessionService,
  request: FastifyRequest,
): Promise<Session | null> {
  const token = readBearer(request.headers.authorization);
  if (token === null) return null;
  try {
    const session = await service.use(token);
    const { call } = request.routeOptions.config;
    if (call) await service.auditImpersonation(session, call, getCaller(request));
    return session.temporaryPassword ? null : session;
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}
