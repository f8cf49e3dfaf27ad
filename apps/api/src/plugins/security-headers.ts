import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Every answer has these. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** An answer that is data: opened as a page it can do nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** A page of the portal: its own files, no inline code, no other host. */
const DOCUMENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types cms-html worker-url',
  'report-uri /api/csp-report',
].join('; ');

/** The address of a document's verification holds its code, which is for whoever holds the document. */
const NOT_FOR_ROBOTS = /^\/verify(?:[/?]|$)/;

/** The one document that may ask where its reader is: it finds the nearest office (docs/adr/0023). */
const ASKS_FOR_PLACE = /^\/findme\/?(?:[?#]|$)/;

/** What a document may ask of its reader's device: nothing, or only where it is. */
function toPermissionsPolicy(url: string): string {
  const place = ASKS_FOR_PLACE.test(url) ? '(self)' : '()';
  return `camera=(), microphone=(), geolocation=${place}, payment=(), usb=(), browsing-topics=()`;
}

const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Puts the headers of an answer that is data on everything that did not choose its own. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    setDataHeaders(request, reply);
  });
}

/** The headers of an answer that is data, for answers that no hook sees. */
export function setDataHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(COMMON);
  reply.header('x-request-id', request.id);
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
  if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
}

/** The headers of a page of the portal. */
export function setDocumentHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const upgrade = request.protocol === 'https' ? '; upgrade-insecure-requests' : '';
  reply.headers({
    'content-security-policy': DOCUMENT_POLICY + upgrade,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': toPermissionsPolicy(request.url),
    'cache-control': 'no-store',
    ...(NOT_FOR_ROBOTS.test(request.url) && { 'x-robots-tag': 'noindex' }),
  });
}
