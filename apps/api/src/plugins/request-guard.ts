import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden, Invalid } from '../errors/domain-errors.ts';
import { sendFailure } from './errors.ts';
import { isDecodable } from './malformed-address.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Headers that a proxy in front might read differently if they were repeated. */
const SINGLE_HEADERS = new Set(['host', 'authorization', 'content-type', 'origin']);

/** Refuses malformed and cross-site requests before any route. */
export function registerRequestGuard(app: FastifyInstance, publicOrigin: string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    refuseMalformed(request);
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      sendFailure(reply, 415, 'unsupported_media_type');
      return;
    }
    if (!SAFE_METHODS.includes(request.method) && isFromAnotherSite(request, publicOrigin)) {
      throw new Forbidden('csrf');
    }
    done();
  });
}

function refuseMalformed({ raw, url }: FastifyRequest): void {
  if (raw.httpVersionMajor < 1) throw new Invalid('HTTP/1.0 or newer is required');
  if (!raw.url?.startsWith('/') && raw.url !== '*') throw new Invalid('the address must begin with a slash');
  if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
    throw new Invalid('the header host is missing');
  const repeated = findRepeated(raw.rawHeaders);
  if (repeated !== null) throw new Invalid(`duplicate header ${repeated}`);
  if (!isDecodable(url)) throw new Invalid('the address contains U+0000 or is not UTF-8');
}

/** `rawHeaders` alternates names and values. */
function findRepeated(rawHeaders: readonly string[]): string | null {
  const found = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (!SINGLE_HEADERS.has(name)) continue;
    if (found.has(name)) return name;
    found.add(name);
  }
  return null;
}

/**
 * Browsers send the origin of a request; other clients send none and pass. Without a configured origin the
 * requested scheme and host count.
 */
export function isFromAnotherSite(
  { headers, protocol }: FastifyRequest,
  publicOrigin: string | null,
): boolean {
  const { origin } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined) return false;
  return origin !== (publicOrigin ?? `${protocol}://${headers.host}`);
}
