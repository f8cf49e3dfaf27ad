import type { FastifyInstance } from 'fastify';
import { sendFailure } from './errors.ts';
import type { RouteMethods } from './route-methods.ts';

/** Answers 405 with `Allow` where the path has a route for another method, and else 404. */
export function registerNotFound(app: FastifyInstance, paths: RouteMethods): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = paths.methodsAt(request.url.split('?')[0] ?? '');
    // A parameter that is too long does not match its route.
    const isMissing = allowed.length === 0 || allowed.includes(request.method);
    if (isMissing) return sendFailure(reply, 404, 'not_found');
    return sendFailure(reply.header('allow', allowed.join(', ')), 405, 'method_not_allowed');
  });
}
