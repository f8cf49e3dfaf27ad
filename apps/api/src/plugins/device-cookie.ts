import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Over HTTPS, this prefix keeps other hosts of the domain from setting the cookie. Development has no HTTPS.
 */
const SECURE_COOKIE = '__Host-device';
const PLAIN_COOKIE = 'device';
const FORM = /^[A-Za-z0-9_-]{43}$/;
/** The longest lifetime that browsers allow for a cookie. */
const SECONDS = 400 * 24 * 3600;

/** The device cookie of a request, or null. It does not authenticate. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  const start = `${getName(request)}=`;
  const found = request.headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
  const value = found?.slice(start.length) ?? '';
  return FORM.test(value) ? value : null;
}

/** Sets the device cookie, HttpOnly and SameSite. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${getName(request)}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function getName(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_COOKIE : PLAIN_COOKIE;
}
