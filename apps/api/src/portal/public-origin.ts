import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The origin for absolute addresses in pages and feeds: the configured one or, for requests to
 * localhost, that of the request. Otherwise null, because a client can send any `Host` header,
 * and cached pages would show it to others.
 */
export function getPublicOrigin(request: FastifyRequest, configured: string | null): string | null {
  if (configured !== null) return configured;
  const host = request.headers.host ?? '';
  return LOOPBACK.test(host) ? `http://${host}` : null;
}
