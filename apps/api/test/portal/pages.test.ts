import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStreamLogger } from '../../src/plugins/logger.ts';
import { Pages } from '../../src/portal/pages.ts';
import { TEST_NOW, testConfig } from '../app.ts';
import { builtPortal } from '../built-portal.ts';
import { temporaryFolder } from '../temporary-folder.ts';

function createPages(
  folder: string,
  options: Pick<PagesOptions, 'log'> & Partial<Pick<PagesOptions, 'internalRequest'>>,
): Pages {
  return new Pages({
    folder,
    runtime: testConfig().runtime,
    publicOrigin: null,
    internalRequest: () => Promise.reject(new Error('these pages ask for nothing')),
    renderings: { take: () => undefined },
    now: () => TEST_NOW,
    renderWithinMs: 60_000,
    ...options,
  });
}

/** Asks for the pages of a build, one after the other. */
async function findPages(folder: string, addresses: readonly string[]) {
  const app = fastify();
  const pages = createPages(folder, { log: app.log });
  const found: ReturnType<typeof pages.find>[] = [];
  app.get('/*', (request) => {
    const page = pages.find(request, request.url.split('?')[0] ?? '');
    found.push(page);
    return page.then(() => '');
  });
  for (const url of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- each request is to find what the ones before it left
    await app.inject(url);
  }
  return Promise.all(found);
}

type PagesOptions = ConstructorParameters<typeof Pages>[0];

const ADDRESS_AS_HTML =
  'async ({ address: html }) => ({ status: 200, html, content: html, topicId: null, inlineStyles: [] })';

/** A build whose pages show their addresses, unless named otherwise; only its lists read a search parameter. */
function createBuild(renderPage = ADDRESS_AS_HTML): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, '.server'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(
    path.join(folder, '.server/entry.js'),
    `export const createPageRenderer = () => ({
      isPage: () => true,
      isRendered: () => true,
      listSearchParams: (path) => (path.startsWith('/list/') ? ['search', 'page'] : []),
      renderPage: ${renderPage},
      renderShell: () => ({ status: 200, html: 'shell', content: '', topicId: null, inlineStyles: [] }),
    });`,
  );
  return folder;
}

const toText = (page: Awaited<ReturnType<typeof findPages>>[number] | undefined) =>
  page && 'body' in page ? page.body.toString() : null;

let portalFolder = '';

beforeAll(() => {
  portalFolder = builtPortal();
}, 240_000);

afterAll(() => rmSync(portalFolder, { recursive: true, force: true }));

it('renders from a copy of the build, which a build that another test starts does not remove', () => {
  const entry = path.join(portalFolder, '.server/entry.js');
  expect(realpathSync(entry)).toBe(path.join(realpathSync(portalFolder), '.server/entry.js'));
});

it('compresses the page of a member screen once for all members', async () => {
  const [first, second, other] = await findPages(portalFolder, [
    '/member/dep_statement/01-1',
    '/member/dep_statement/02-2',
    '/member/status',
  ]);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('renders a page once for all parameters that it does not read', async () => {
  const [home, ...same] = await findPages(createBuild(), [
    '/home',
    '/home?',
    '/home?x=1',
    '/home?x=2&page=3',
  ]);
  expect(toText(home)).toBe('/home');
  expect(same.every((page) => page === home)).toBe(true);
});

it('renders a page for the parameters that it reads, each once and in one order', async () => {
  const [list, ...same] = await findPages(createBuild(), [
    '/list/news?search=%E0%B8%81&page=2',
    '/list/news?x=1&page=2&search=%e0%b8%81&page=3',
  ]);
  expect(toText(list)).toBe('/list/news?search=%E0%B8%81&page=2');
  expect(same.every((page) => page === list)).toBe(true);
});

it('keeps pages without parameters while any number is asked for with them', async () => {
  const lists = Array.from({ length: 300 }, (_, page) => `/list/news?page=${page}`);
  const found = await findPages(createBuild(), ['/home', '/list/news', ...lists, '/home', '/list/news']);
  expect(found.at(-2)).toBe(found[0]);
  expect(found.at(-1)).toBe(found[1]);
  expect(new Set(found).size).toBe(302);
});

it('lets the browser render a page while its address asks for too many, without an error in the log', async () => {
  const lines: string[] = [];
  const log = createStreamLogger({ write: (line) => void lines.push(line) }, 'warn');
  const feed = Promise.withResolvers<{ status: number; text: string }>();
  const waiting = `async ({ address: html, fetchFeed }) => {
    await fetchFeed({ method: 'GET', path: '/', body: undefined });
    return { status: 200, html, content: html, topicId: null, inlineStyles: [] };
  }`;
  const pages = createPages(createBuild(waiting), { log, internalRequest: () => feed.promise });
  await pages.load();
  const app = fastify();
  app.get('/*', (request) => pages.find(request, request.url).then(toText));
  const ask = async (url: string, remoteAddress = '203.0.113.1') =>
    (await app.inject({ url, remoteAddress })).body;
  const rendered = Array.from({ length: 32 }, (_, page) => ask(`/page/${page}`));
  expect(await ask('/one-more')).toBe('shell');
  const other = ask('/other', '198.51.100.1');
  expect(await rendered[31]).toBe('shell');
  feed.resolve({ status: 200, text: '{}' });
  expect(await Promise.all(rendered)).toContain('/page/30');
  expect(await other).toBe('/other');
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ level: 'warn', reason: 'too many requests are queued' }),
  );
  expect(lines.join('')).not.toContain('stack');
});
