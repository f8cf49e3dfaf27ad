import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatTraceparent } from './trace-context.ts';

/** Headers of every response. */
const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** The policy of data: opened as a page, it can do nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of answers without a route: refusals of the HTTP parser, or an unsupported `Expect`. */
export const RAW_HEADERS = {
  ...COMMON,
  'content-security-policy': DATA_POLICY,
  'cache-control': 'no-store',
} as const;

/**
 * The content security policy of a portal page: own files only, no inline code, no other host. `styles` are
 * the sources that allow its inline style sheets.
 */
const toDocumentPolicy = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
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
    'trusted-types cms-html worker-url service-worker',
    'report-uri /api/csp-report',
  ].join('; ');

/**
 * A verification URL holds the document's code; of the pages of members,
 * search engines need the sign-in page only.
 */
const NO_INDEX = /^\/(?:verify|admin|member(?!\/logon))(?:[/?]|$)/;

/** The one page that may use geolocation: it finds the nearest office (docs/adr/0023). */
const USES_GEOLOCATION = /^\/findme\/?(?:[?#]|$)/;

/** The permissions policy of a page: nothing, or geolocation only. */
function toPermissionsPolicy(url: string): string {
  const allowlist = USES_GEOLOCATION.test(url) ? '(self)' : '()';
  return `camera=(), microphone=(), geolocation=${allowlist}, payment=(), usb=(), browsing-topics=()`;
}

const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Sets the headers of data responses on every response whose route sets no content security policy. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setDataHeaders(request, reply);
    done();
  });
}

/** Sets the headers of data responses, where no hook runs. */
export function setDataHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(COMMON);
  reply.header('x-request-id', request.id);
  if (request.trace) reply.header('traceparent', formatTraceparent(request.trace));
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
  if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
}

/** Sets the headers of a portal page whose inline styles have these hashes. */
export function setDocumentHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  styleHashes: readonly string[],
): void {
  const upgrade = request.protocol === 'https' ? '; upgrade-insecure-requests' : '';
  reply.headers({
    'content-security-policy': toDocumentPolicy(styleHashes) + upgrade,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': toPermissionsPolicy(request.url),
    'cache-control': 'no-store',
    ...(NO_INDEX.test(request.url) && { 'x-robots-tag': 'noindex' }),
  });
}
