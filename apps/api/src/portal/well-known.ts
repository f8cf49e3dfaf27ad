import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import type { FastifyInstance } from 'fastify';
import type { PortalFile } from './portal-files.ts';
import { getPublicOrigin } from './public-origin.ts';

const PRIVATE = ['/member/', '/admin/', '/api/', '/verify'];
const SITEMAP = '/sitemap.xml';

const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;

type WellKnownOptions = {
  files: ReadonlyMap<string, PortalFile>;
  runtime: RuntimeConfig;
  publicOrigin: string | null;
  now: () => Date;
};

/**
 * Paths that browsers and robots request on every site; none is a page. Files of the portal take precedence.
 */
export function registerWellKnown(app: FastifyInstance, options: WellKnownOptions): void {
  const { files, runtime, publicOrigin } = options;
  if (!files.has('/robots.txt')) {
    app.get('/robots.txt', async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(robotsText(getPublicOrigin(request, publicOrigin))),
    );
  }
  if (!files.has('/favicon.ico')) {
    // Browsers request it in addition to the icon that the page names, and
    // report a 404 as an error of the page.
    app.get('/favicon.ico', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').code(204).send(),
    );
  }
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(toManifest(runtime))),
  );
  if (runtime.contactPhone !== '') {
    app.get('/.well-known/security.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(runtime.contactPhone, options)),
    );
  }
}

/** What an installed portal is called and looks like. */
function toManifest({ coopNameTH, www_description }: RuntimeConfig) {
  return {
    id: '/home',
    start_url: '/home',
    scope: '/',
    name: coopNameTH,
    short_name: coopNameTH,
    description: www_description,
    lang: 'th',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#055651',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}

/** RFC 9309. The sitemap needs an absolute address. */
function robotsText(origin: string | null): string {
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}${SITEMAP}`]),
    '',
  ].join('\n');
}

/** RFC 9116. */
function securityText(phone: string, { publicOrigin, now }: WellKnownOptions): string {
  const expires = new Date(now().getTime() + SECURITY_TEXT_DAYS * DAY_MS);
  return [
    `Contact: ${telephoneAddress(phone)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: th, en',
    ...(publicOrigin === null ? [] : [`Canonical: ${publicOrigin}/.well-known/security.txt`]),
    '',
  ].join('\n');
}

/** `02 000 0001` → `tel:+6620000001`. */
function telephoneAddress(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return `tel:${digits.replace(/^0/, '+66')}`;
}
