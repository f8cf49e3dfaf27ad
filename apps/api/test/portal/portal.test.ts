import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXAMPLE_CONFIG } from '@sahakorn/contract/runtime-config';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../app.ts';
import { builtPortal } from '../built-portal.ts';
import { useTestDatabase } from '../database.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const database = useTestDatabase();

const SCRIPT = `console.log(1);${'// padding that compresses well\n'.repeat(100)}`;

/** Files other than those that render pages. */
const FILES: Readonly<Record<string, string>> = {
  'assets/index-4f2a.js': SCRIPT,
  'assets/index-4f2a.js.map': '{"sources":["/srv/portal/src/secret.ts"]}',
  'assets/plex-1a2b.woff2': 'wOF2',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.build-stamp': 'stamp',
  '.env': 'SECRET=1',
  'package.json': '{"name":"portal"}',
};

let rendering = '';

beforeAll(() => {
  rendering = builtPortal();
}, 240_000);

afterAll(() => rmSync(rendering, { recursive: true, force: true }));

async function buildPortal(files = FILES, config = {}): Promise<FastifyInstance> {
  const folder = temporaryFolder();
  for (const part of ['.server', '.vite']) symlinkSync(path.join(rendering, part), path.join(folder, part));
  cpSync(path.join(rendering, 'assets'), path.join(folder, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return buildTestApp(database, { portalFolder: folder, config });
}

/** The settings in the page's block of data. */
function readSettings(body: string): unknown {
  const [, text = ''] =
    /<script type="application\/json" id="page-data"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(text) as { config: unknown }).config;
}

describe('a page', () => {
  it.each([
    ['/home', 200],
    ['/home/', 200],
    ['/home?x=1', 200],
    ['/member/dep_statement/0100012345', 200],
    ['/member/dep_statement', 404],
    ['/member/dep_statement/1/2', 404],
    ['/no/such/page', 404],
    ['/member/logon/%E0%B8%81', 404],
  ])('%s has status %i', async (url, status) => {
    const answer = await (await buildPortal()).inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<div id="root">');
  });

  it('has the headers of a document', async () => {
    const answer = await (await buildPortal()).inject('/member/logon');
    expect(answer.headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types cms-html worker-url service-worker; report-uri /api/csp-report",
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('allows only its inline style sheets', async () => {
    const { body, headers } = await (await buildPortal()).inject('/home');
    const sheets = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    const sources = sheets.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(sheets.length).toBeGreaterThan(0);
    expect(body).not.toContain('rel="stylesheet"');
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${sources.join(' ')};`);
  });

  it.each([
    ['/findme', '(self)'],
    ['/findme/?from=menu', '(self)'],
    ['/home', '()'],
    ['/findme/x', '()'],
    ['/list/findme?a=/findme', '()'],
    ['/member/logon', '()'],
  ])('%s may use geolocation: %s', async (address, place) => {
    const { headers } = await (await buildPortal()).inject(address);
    expect(headers['permissions-policy']).toBe(
      `camera=(), microphone=(), geolocation=${place}, payment=(), usb=(), browsing-topics=()`,
    );
  });

  it('speaks Thai and holds the settings of the cooperative as data', async () => {
    const { body } = await (await buildPortal()).inject('/member/logon');
    expect(body).toMatch(/^<!doctype html><html lang="th"/);
    expect(body).toContain(`<title>เข้าสู่ระบบสมาชิก · ${EXAMPLE_CONFIG.coopNameTH}</title>`);
    expect(body).toContain(`<meta name="description" content="${EXAMPLE_CONFIG.www_description}"/>`);
    expect(readSettings(body)).toEqual(EXAMPLE_CONFIG);
    expect(body.match(/<title|<meta name="description|id="page-data"/g)).toHaveLength(3);
  });

  it('is not broken by what a setting holds', async () => {
    const coopNameTH = '</script><script>alert(1)</script>$&$1"<!--';
    const app = await buildPortal(FILES, {
      runtime: { ...EXAMPLE_CONFIG, coopNameTH, www_description: '"><b>' },
    });
    const { body } = await app.inject('/member/logon');
    expect(body).not.toMatch(/<script>|<b>/);
    expect(readSettings(body)).toMatchObject({ coopNameTH });
  });

  it.each([
    ['default', 'ibm-plex-sans-thai-looped-400'],
    ['mangkhut', 'ibm-plex-sans-thai-looped-400'],
    ['khram', 'sarabun-400'],
  ] as const)('wears the theme %s from its first byte, with no fonts of another', async (theme, font) => {
    const runtime = { ...EXAMPLE_CONFIG, theme };
    const { body } = await (await buildPortal(FILES, { runtime })).inject('/member/logon');
    expect(body).toContain(`<html lang="th" data-theme="${theme}" data-appearance="light"`);
    const fonts = [...body.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(fonts).toHaveLength(2);
    expect(fonts[0]).toContain(font);
  });

  it('begins at the public home', async () => {
    const answer = await (await buildPortal()).inject('/');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/home');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers HEAD as GET, without the body', async () => {
    const app = await buildPortal();
    const answer = await app.inject({ method: 'HEAD', url: '/home' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  it('says so when the portal is not built', async () => {
    const app = await buildTestApp(database, { portalFolder: temporaryFolder() });
    const answer = await app.inject('/home');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});

describe('a file', () => {
  it('with a hash in its name may be kept for ever', async () => {
    const answer = await (await buildPortal()).inject('/assets/index-4f2a.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(SCRIPT);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('without one is asked for again, and not sent again', async () => {
    const app = await buildPortal();
    const first = await app.inject('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await app.inject({
      url: '/favicon.svg',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([second.statusCode, second.headers.vary, second.body]).toEqual([304, 'Accept-Encoding', '']);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['brotli', undefined],
    ['', undefined],
  ])('is sent to a browser that takes %j as %s', async (accepted, encoding) => {
    const app = await buildPortal();
    const ask = () => app.inject({ url: '/assets/index-4f2a.js', headers: { 'accept-encoding': accepted } });
    await expect.poll(async () => (await ask()).headers['content-encoding']).toBe(encoding);
    expect((await ask()).headers.vary).toBe('Accept-Encoding');
  });

  it('is sent as the build compressed it', async () => {
    const app = await buildPortal({ ...FILES, 'assets/index-4f2a.js.br': 'as built' });
    const ask = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const { headers, body } = await ask('/assets/index-4f2a.js');
    expect([headers['content-encoding'], body]).toEqual(['br', 'as built']);
    expect((await ask('/assets/index-4f2a.js.br')).statusCode).toBe(404);
  });

  it.each([
    '/assets/index-4f2a.js.map',
    '/assets/gone-1234.js',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/index.html',
    '/.server/entry.js',
    '/.vite/manifest.json',
    '/package.json',
    '/.build-stamp',
    '/.env',
    '/.git/config',
    '/member/.env',
    '/backup.sql',
    '/llms.txt',
    '/.well-known/nothing',
    '/api/nothing',
    '//evil.test/x.js',
    '/assets\\..\\index.html',
  ])('%s is not served', async (url) => {
    const answer = await (await buildPortal()).inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('what every site is asked for', () => {
  it.each([
    ['/verify', 'noindex'],
    ['/verify/ABCDEFGHJKMN', 'noindex'],
    ['/verify?x', 'noindex'],
    ['/member', 'noindex'],
    ['/member/status', 'noindex'],
    ['/member/forget', 'noindex'],
    ['/member/deposit', 'noindex'],
    ['/member/dep_statement/0100012345', 'noindex'],
    ['/member/logon', undefined],
    ['/home', undefined],
    ['/verifying', undefined],
  ])('sets X-Robots-Tag for %s: %s', async (address, robots) => {
    const answer = await (await buildPortal()).inject(address);
    expect(answer.headers['x-robots-tag']).toBe(robots);
  });

  it('keeps robots out of what is private', async () => {
    const answer = await (await buildPortal()).inject('/robots.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Disallow: /member/');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('has no icon to show, and no error either', async () => {
    expect((await (await buildPortal()).inject('/favicon.ico')).statusCode).toBe(204);
  });

  it("is the portal's own where it has it", async () => {
    const app = await buildPortal({ ...FILES, 'robots.txt': 'User-agent: *\n', 'favicon.ico': 'icon' });
    expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\n');
    expect((await app.inject('/favicon.ico')).body).toBe('icon');
  });

  it('can be installed under the name of the cooperative', async () => {
    const answer = await (await buildPortal()).inject('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({ name: 'สหกรณ์ออมทรัพย์ตัวอย่าง จำกัด', start_url: '/home', lang: 'th' });
  });

  it('lets the service worker fetch from the portal alone', async () => {
    const app = await buildPortal({ ...FILES, 'service-worker.js': 'addEventListener' });
    expect((await app.inject('/service-worker.js')).headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('says where to report a vulnerability', async () => {
    const app = await buildPortal(FILES, { publicOrigin: 'https://portal.example.co.th' });
    expect((await app.inject('/.well-known/security.txt')).body).toBe(
      [
        'Contact: tel:+6620000001',
        'Expires: 2027-05-19T03:00:00.000Z',
        'Preferred-Languages: th, en',
        'Canonical: https://portal.example.co.th/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });
});
