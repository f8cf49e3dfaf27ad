import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { getPublicOrigin } from '../../portal/public-origin.ts';
import { addETag } from '../../plugins/etag.ts';
import { ExpiringCache } from '../../cache/expiring-cache.ts';
import { createSyndicationQueries } from './syndication-queries.ts';
import { RSS, SITEMAP, sitemapPart, SyndicationService } from './syndication-service.ts';

const CACHE_TTL_MS = 60_000;
const CACHE = 'public, max-age=600';

/** Public pages besides topics and lists. */
const PAGES = ['/home', '/findme', '/board', '/demand', '/calculator/loan', '/calculator/dividend'];

type SyndicationRoutes = {
  config: Pick<Config, 'publicOrigin' | 'runtime'>;
  now: () => Date;
};

/**
 * The sitemap and the RSS feed. Both need absolute URLs: while the
 * server does not know its public origin, they are answered with 404.
 */
export function registerSyndication(
  app: FastifyInstance,
  db: Kysely<Database>,
  { config: { publicOrigin, runtime }, now }: SyndicationRoutes,
): void {
  const queries = createSyndicationQueries(db);
  const service = new SyndicationService({ queries, pages: PAGES, runtime, now });
  const cache = new ExpiringCache<string | null>({ ttlMs: CACHE_TTL_MS, now });
  const serve = (
    url: string,
    type: string,
    write: (origin: string, request: FastifyRequest) => Promise<string | null>,
  ) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      onSend: addETag,
      handler: async (request, reply) => {
        const origin = getPublicOrigin(request, publicOrigin);
        if (origin === null) return reply.callNotFound();
        const [path = ''] = request.url.split('?');
        const text = await cache.getOrLoad(`${origin} ${path}`, () => write(origin, request));
        if (text === null) return reply.callNotFound();
        return reply.type(`${type}; charset=utf-8`).header('cache-control', CACHE).send(text);
      },
    });

  serve(SITEMAP, 'application/xml', (origin) => service.sitemap(origin));
  serve(RSS, 'application/rss+xml', (origin) => service.rss(origin));
  serve(sitemapPart(':part(^[1-9]\\d{0,3}$)'), 'application/xml', (origin, { params }) =>
    service.sitemapPart(origin, Number((params as { part: string }).part)),
  );
}
