import type { FastifyInstance, FastifyRequest } from 'fastify';
import { protect } from '../../plugins/call.ts';
import type { Session } from './session-queries.ts';
import type { SessionService } from './session-service.ts';
import { readBearer } from './session-token.ts';

const sessions = new WeakMap<FastifyRequest, Session>();

/** The session that a protected scope found for this request. */
export function sessionOf(request: FastifyRequest): Session {
  const session = sessions.get(request);
  if (!session) throw new Error('This route stands outside every scope that requires a session.');
  return session;
}

/** Makes a scope for signed-in members, whether they have accepted the terms or not. */
export function requireSession(scope: FastifyInstance, service: SessionService): void {
  protect(scope, 'session', (request) => keep(request, (token) => service.use(token)));
}

/** Makes a scope for the session check, which answers 400 where there is no session. */
export function requireSessionCheck(scope: FastifyInstance, service: SessionService): void {
  protect(scope, 'session', (request) => keep(request, (token) => service.check(token)));
}

/** Makes a scope for signed-in members who have accepted the current terms. */
export function requireMember(scope: FastifyInstance, service: SessionService): void {
  protect(scope, 'member', (request) => keep(request, (token) => service.useAsMember(token)));
}

async function keep(
  request: FastifyRequest,
  find: (token: string | null) => Promise<Session>,
): Promise<void> {
  sessions.set(request, await find(readBearer(request.headers.authorization)));
}
