import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over HTTPS no other host of the domain can write a cookie of this prefix; a developer's machine has no HTTPS. */
const SECURE_COOKIE = '__Host-device';
const PLAIN_COOKIE = 'device';
const FORM = /^[A-Za-z0-9_-]{43}$/;
/** As long as browsers keep a cookie at the most. */
const SECONDS = 400 * 24 * 3600;

/** The value by which a browser is known again; null where it has none of ours. It opens nothing. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  const start = `${getName(request)}=`;
  const found = request.headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
  const value = found?.slice(start.length) ?? '';
  return FORM.test(value) ? value : null;
}

/** Leaves the value with the browser, out of reach of scripts and of other sites. */
export function leaveDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${getName(request)}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

function getName(request: FastifyRequest): string {
  return request.protocol === 'https' ? SECURE_COOKIE : PLAIN_COOKIE;
}
