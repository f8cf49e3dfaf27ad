// npm run dev: the portal with hot reload and the API with restart on change, at one address, on the
// embedded database. PORT, DATA_DIR and the other settings are those of `npm start`; DATABASE_URL replaces
// the embedded database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import { stopOnSignal } from '../apps/api/src/cli/stop-on-signal.ts';
import { readConfig } from '../apps/api/src/config.ts';
import { openEmbedded } from '../apps/api/src/db/embedded/embedded.ts';
import { createLogger } from '../apps/api/src/plugins/logger.ts';
import { endWithLauncher } from './parent-process.mjs';

const root = path.resolve(import.meta.dirname, '..');
const portal = path.join(root, 'apps/portal');
const config = readConfig(process.env);
const api = `http://127.0.0.1:${config.port + 1}`;

/** What the API serves, besides the pages. */
const API_PATHS = String.raw`^/(api|admin|mediafiles|\.well-known)(/|$)|^/(rss|sitemap[^/]*)\.xml$|^/robots\.txt$`;

/** Sources instead of the files that a build would list. */
const MANIFEST = { 'src/app/entry.ts': { file: 'src/app/entry.ts', css: ['src/app/app.css?direct'] } };

/** Style sheets are linked, so that an edit replaces them in place. */
const NO_INLINE_STYLES = new Map();

const { signal } = stopOnSignal();
endWithLauncher();

// It stays open while the API restarts.
const database =
  config.databaseUrl === null
    ? await openEmbedded({ dataDir: config.dataDir, role: 'server', log: createLogger(config.log) })
    : null;

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts'], {
  cwd: root,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(config.port + 1),
    DATABASE_URL: config.databaseUrl ?? toUrl(database.address),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const ended = once(server, 'exit');

const origin = `http://localhost:${config.port}`;
const front = http.createServer((request, response) => vite.middlewares(request, response));
const vite = await createServer({
  root: portal,
  configFile: path.join(portal, 'vite.config.ts'),
  appType: 'custom',
  // Vite ends the process at a signal where the server is its own, before the database has stopped.
  server: { middlewareMode: { server: front }, hmr: { server: front }, proxy: { [API_PATHS]: api } },
});
vite.middlewares.use((request, response, next) => void servePage(request, response, next));
front.listen(config.port, config.host);
server.stdout.setEncoding('utf8').on('data', (text) => process.stdout.write(text.replaceAll(api, origin)));

if (!signal.aborted) await Promise.race([once(signal, 'abort'), ended]);
server.kill('SIGTERM');
front.close();
await vite.close();
await ended;
await database?.close();
process.exit();

/** Renders a page from the sources as they are now. */
async function servePage(request, response, next) {
  try {
    const { createPageRenderer } = await vite.ssrLoadModule('/src/server/entry.tsx');
    const address = request.originalUrl ?? '/';
    const page = {
      address,
      origin: null,
      now: new Date(),
      runtime: config.runtime,
      ownDisplay: false,
      fetchFeed,
    };
    const rendered = await render(createPageRenderer(MANIFEST, NO_INLINE_STYLES), page);
    if ('location' in rendered) {
      response.writeHead(rendered.status, { location: rendered.location }).end();
      return;
    }
    response.writeHead(rendered.status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(await vite.transformIndexHtml(address, rendered.html));
  } catch (error) {
    vite.ssrFixStacktrace(error);
    next(error);
  }
}

/** The browser renders what the server cannot, as while the API restarts. */
async function render(renderer, page) {
  const { pathname } = new URL(page.address, 'http://localhost');
  if (!renderer.isRendered(pathname)) return renderer.renderShell(page);
  return renderer.renderPage(page).catch((error) => {
    vite.config.logger.error(`${page.address} is rendered by the browser: ${error.message}`);
    return renderer.renderShell(page);
  });
}

async function fetchFeed({ method, path: feed, body }) {
  const answer = await fetch(api + feed, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

function toUrl({ host, port, user, password = '', database: name }) {
  const query = new URLSearchParams({ host, ...(port && { port: String(port) }) });
  return `postgresql://${encodeURIComponent(user)}:${encodeURIComponent(password)}@/${name}?${query}`;
}
