import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/limits.ts';
import { getErrorMessage } from '../operator-error.ts';
import type { Csrf } from '../plugins/csrf.ts';
import type { InternalRequest } from '../plugins/internal-requests.ts';
import { setDocumentHeaders } from '../plugins/security-headers.ts';
import { isBuilt } from './page-renderer.ts';
import { type PageFile, Pages } from './pages.ts';
import { compressAll, type Encoding, type PortalFile, readPortalFiles } from './portal-files.ts';
import { registerWellKnown } from './well-known.ts';

/** The folder of the portal's build. */
export const PORTAL_FOLDER = path.resolve(import.meta.dirname, '../../../portal/dist');

/** Below these an unknown address is a mistake of a program, never a page. */
const NEVER_PAGES = /^\/(api|admin|assets|mediafiles|\.well-known)(\/|$)/;

const SERVICE_WORKER = '/service-worker.js';
/** It fetches for pages, and does nothing else. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const NOT_BUILT = 'ยังไม่ได้สร้างหน้าเว็บ: npm run build\nThe portal has not been built: npm run build\n';

export type PortalOptions = {
  config: Config;
  folder: string;
  csrf: Csrf;
  limits: Limits;
  now: () => Date;
  internalRequest: InternalRequest;
  /** A reader waits no longer for the server: the browser draws the page then. */
  renderWithinMs?: number;
};

const RENDER_WITHIN_MS = 2500;

/** Serves the built portal: its files as they are, and its pages. */
export function registerPortal(app: FastifyInstance, options: PortalOptions): void {
  const { config, folder, csrf, limits, now, internalRequest } = options;
  const { renderWithinMs = RENDER_WITHIN_MS } = options;
  const { runtime, publicOrigin } = config;
  const built = isBuilt(folder);
  const files = readPortalFiles(folder);
  const renderings = limits.perMinute('renderings', config.pagesPerMinute);
  const pages = new Pages({
    folder,
    runtime,
    publicOrigin,
    internalRequest,
    renderings,
    now,
    renderWithinMs,
    log: app.log,
  });
  if (built) app.addHook('onListen', async () => void (await pages.load()));
  void compressAll([...files.values()]);

  registerWellKnown(app, { files, runtime, publicOrigin, now });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    compress: false,
    handler: async (request, reply) => {
      const [encoded = ''] = request.url.split('?');
      const address = decodeURIComponent(encoded);
      const file = files.get(address);
      if (file && address === SERVICE_WORKER) reply.header('content-security-policy', SERVICE_WORKER_POLICY);
      if (file) return sendFile(request, reply, file);
      if (!couldBePage(address, request)) return reply.callNotFound();
      if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      await csrf.offer(request, reply).catch((error: unknown) => {
        request.log.warn(
          { reason: getErrorMessage(error) },
          'a page goes out without a token for its writes',
        );
      });
      const page = await pages.find(request, encoded);
      setDocumentHeaders(request, reply, 'location' in page ? [] : page.styleHashes);
      if ('location' in page) return reply.redirect(page.location, page.status);
      return sendPage(request, reply, page);
    },
  });
}

/**
 * An address that names a file requests a file, except in a browser's address bar: a reader is shown a page.
 */
function couldBePage(address: string, { headers }: FastifyRequest): boolean {
  if (NEVER_PAGES.test(address)) return false;
  const parts = address.split('/');
  const namesFile = parts.some((part) => part.startsWith('.')) || parts.at(-1)?.includes('.') === true;
  return !namesFile || headers.accept?.includes('text/html') === true;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: PortalFile): FastifyReply {
  reply.header('cache-control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding');
  if (isKnown(request, file.etag)) return reply.code(304).send();
  return sendEncoded(request, reply, file);
}

/**
 * Browsers keep a page, but ask for it again each time: its content changes,
 * and its files change with each version.
 */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageFile): FastifyReply {
  if (page.renderMs === null) {
    return sendEncoded(request, reply.code(page.status).header('vary', 'Accept-Encoding'), page);
  }
  // A response with a cookie must not be cached for other browsers.
  const visibility = reply.hasHeader('set-cookie') ? 'private, ' : '';
  reply.header('cache-control', `${visibility}no-cache`).header('etag', page.etag);
  reply.header('vary', 'Accept-Encoding, Cookie');
  reply.header('server-timing', `render;dur=${page.renderMs.toFixed(1)}`);
  const read = request.method === 'GET' && request.headers['purpose'] !== 'prefetch';
  if (page.status === 200 && read) request.pageRead = { topicId: page.topicId };
  if (page.status === 200 && isKnown(request, page.etag)) return reply.code(304).send();
  return sendEncoded(request, reply.code(page.status), page);
}

/** Whether the client has it already; it may name several. */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (request.headers['if-none-match'] ?? '').split(',').map(bare).includes(bare(etag));
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, file: PortalFile): FastifyReply {
  reply.type(file.type);
  for (const encoding of ['br', 'gzip'] as const) {
    const body = file.encoded[encoding];
    if (body && accepts(request, encoding)) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(file.body);
}

function accepts(request: FastifyRequest, encoding: Encoding): boolean {
  const accepted = (request.headers['accept-encoding'] ?? '').toLowerCase().split(',');
  return accepted.some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
