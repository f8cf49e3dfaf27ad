import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Where browsers reach the portal, for whole addresses in pages and feeds: as configured, or on the machine itself as
 * it was asked. Null elsewhere: the header `Host` is the client's word, and would stand in what others are shown.
 */
export function getPublicOrigin(request: FastifyRequest, configured: string | null): string | null {
  if (configured !== null) return configured;
  const host = request.headers.host ?? '';
  return LOOPBACK.test(host) ? `http://${host}` : null;
}
