import type { FastifyRequest } from 'fastify';
import { getCaller } from '../../client/caller.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { Session } from './session-queries.ts';
import type { SessionService } from './session-service.ts';
import { readBearer } from '../../token.ts';

/**
 * The session of whoever makes a call that anyone may make; null for a visitor. A session that has ended is a
 * visitor's too: what they wrote is not refused for it. So is one whose member has yet to set a password.
 * @throws Forbidden `impersonating` where an officer in a member's place makes a call that writes
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
    if (call) await service.watch(session, call, getCaller(request));
    return session.temporaryPassword ? null : session;
  } catch (error) {
    if (error instanceof Unauthorized) return null;
    throw error;
  }
}
