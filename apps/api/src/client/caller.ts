import type { FastifyRequest } from 'fastify';

/** The client of a request. */
export type Caller = { address: string; userAgent: string };

/** The caller of a request, in front of trusted proxies. */
export function getCaller({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, userAgent: headers['user-agent'] ?? '' };
}
