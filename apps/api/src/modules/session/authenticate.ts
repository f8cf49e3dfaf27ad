import { SESSION_ENDS_HEADER, SESSION_EXPIRES_HEADER } from '@sahakorn/contract/session-life';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { protect } from '../../plugins/call.ts';
import { getCaller } from '../../client/caller.ts';
import { Forbidden, RateLimited } from '../../errors/domain-errors.ts';
import { type FairQueue, QueueFull } from '../../limits/fair-queue.ts';
import type { Session } from './session-queries.ts';
import type { SessionService } from './session-service.ts';
import { readBearer } from '../../token.ts';

const sessions = new WeakMap<FastifyRequest, Session>();

/** The session of a request in a protected scope. */
export function getSession(request: FastifyRequest): Session {
  const session = sessions.get(request);
  if (!session) throw new Error('This route is outside every scope that requires a session.');
  return session;
}

/** Protects a scope for signed-in members, whether they have accepted the terms or not. */
export function requireSession(scope: FastifyInstance, service: SessionService): void {
  queueRequests(scope, service.requests);
  protect(
    scope,
    'session',
    authenticate(service, (token) => service.use(token)),
  );
}

/**
 * Protects a scope for the session check, which answers 400 without a session. It is not queued, because a
 * 429 here would sign the member out (specification section 8).
 */
export function requireSessionCheck(scope: FastifyInstance, service: SessionService): void {
  protect(
    scope,
    'session',
    authenticate(service, (token) => service.check(token)),
  );
}

/** Protects a scope for signed-in members who have accepted the current terms. */
export function requireMember(scope: FastifyInstance, service: SessionService): void {
  queueRequests(scope, service.requests);
  protect(
    scope,
    'member',
    authenticate(service, (token) => service.use(token), refuseBeforeTerms),
  );
}

/**
 * Limits the concurrent requests of a session. A request counts until its
 * response is sent or its connection closes. Too many are refused with 429.
 */
function queueRequests(scope: FastifyInstance, queue: FairQueue): void {
  scope.addHook('onRequest', async (request, reply) => {
    const token = readBearer(request.headers.authorization);
    if (token === null) return;
    let isClosed = false;
    let end: (() => void) | null = null;
    reply.raw.once('close', () => {
      isClosed = true;
      end?.();
    });
    try {
      end = await queue.acquire({ member: token });
    } catch (error) {
      throw error instanceof QueueFull ? new RateLimited(error.retryAfter ?? 1) : error;
    }
    if (isClosed) end();
  });
}

/** @throws Forbidden `terms_required` until the current terms are accepted. */
function refuseBeforeTerms({ termsAccepted }: Session): void {
  if (!termsAccepted) throw new Forbidden('terms_required');
}

/** Finds the session of a request, and sends its remaining lifetime. */
function authenticate(
  service: SessionService,
  find: (token: string | null) => Promise<Session>,
  refuse: (session: Session) => void = () => undefined,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = await find(readBearer(request.headers.authorization));
    sessions.set(request, session);
    const { call } = request.routeOptions.config;
    if (call) await service.auditImpersonation(session, call, getCaller(request));
    refuse(session);
    if (session.temporaryPassword && !call?.allowsTemporaryPassword)
      throw new Forbidden('password_change_required');
    const { expiresIn, endsIn } = service.getRemainingLife(session);
    reply.header(SESSION_EXPIRES_HEADER, String(expiresIn));
    reply.header(SESSION_ENDS_HEADER, String(endsIn));
  };
}
