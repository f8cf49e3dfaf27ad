import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An `onSend` hook of a route: tags its answers, and sends one that the client has already as 304. An answer that must
 * not be stored has no tag.
 */
export async function addETag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  if (reply.getHeader('cache-control') === 'no-store') return payload;
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] !== tag) return payload;
  reply.code(304);
  return null;
}
